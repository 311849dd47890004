// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/deck_print_actions.h"

#include "editor/app/disk/file_paths.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/deck/view/art/deck_sheet.h"

namespace stonemason::token_battle {

namespace {

constexpr int printedAtOnce = 10; ///< decks: a moment

} // namespace

DeckPrintActions::DeckPrintActions(Dialogs& dialogs, std::function<std::vector<int>()> selected,
                                   QObject* parent)
    : PrintActionsOf(printEntries(tr("Print the selected decks, a page each"), PageCount::Any, &dialogs),
                     parent)
    , selected_(std::move(selected)) {
}

void DeckPrintActions::bound() {
    binding().on(document(), &DeckDocument::libraryChanged, [this] { update(); });
}

void DeckPrintActions::refresh() {
    for (const QAction* action : all())
        allow(action, !document()->library().empty(), tr("There is no deck to print."));
}

PrintJob DeckPrintActions::printJob() const {
    const DeckLibrary decks = libraryOf(*document(), selected_());
    const auto paint = [decks, &catalogue = document()->catalogue()](QPainter& painter, const QRectF& page,
                                                                     int number) {
        paintDeckSheet(painter, page, decks.at(number), catalogue);
    };
    const QString name = decks.size() == 1 ? document()->deckName() : document()->title();
    PrintJob job{.name = name,
                 .file = fileNameFor(name, QStringLiteral("decks")),
                 .pages = [count = decks.size()](const QSizeF&) { return count; },
                 .paint = paint};
    // No page takes long, but many do together.
    if (decks.size() > printedAtOnce)
        job.prepare = [](const QSizeF&, const WorkProgress& progress) { return goesOn(progress, 1); };
    return job;
}

} // namespace stonemason::token_battle
