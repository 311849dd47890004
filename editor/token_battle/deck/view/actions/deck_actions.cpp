// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/deck_actions.h"

#include "core/token_battle/format/formats.h"
#include "editor/app/disk/file_paths.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/deck/model/deck_importer.h"
#include "editor/token_battle/deck/view/art/deck_sheet.h"
#include "editor/token_battle/deck/view/dialogs/compare_dialog.h"
#include "editor/token_battle/deck/view/dialogs/deck_export_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::token_battle {

CheckActions::CheckActions(QObject* parent) : BoundDeckActions(parent) {
    addTable({
        {"statistics", "statistics", tr("Stat&istics"), tr("Show the statistics of the deck below it"),
         Qt::CTRL | Qt::ALT | Qt::Key_S},
        {"in-rotation", "march", tr("Stacks in Tu&rn"),
         tr("Show when cards come up with the stacks played in turn, 1, 2, 3, 4, 1 …"),
         Qt::CTRL | Qt::ALT | Qt::Key_T},
        {"next-problem", "warning", tr("Next &Problem"), tr("Go to the next problem of the deck"), Qt::Key_F8,
         [this] { emit nextProblemRequested(); }},
    });
    for (QAction* shown : {statistics(), rotation()}) {
        shown->setCheckable(true);
        shown->setChecked(true);
    }
}

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

ExchangeActions::ExchangeActions(DeckImporter& importer, Dialogs& dialogs,
                                 std::function<std::vector<int>()> selected, QObject* parent)
    : BoundDeckActions(parent), importer_(importer), dialogs_(dialogs), selected_(std::move(selected)) {
    addTable({
        {"copy-text", "copy", tr("&Copy Deck as Text"), tr("Copy the selected decks as a list to post"),
         QKeySequence::Copy, [this] { copyText(); }},
        {"copy-code", "share-code", tr("Copy S&hare Code"), tr("Copy the deck as a short code to send"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_C, [this] { copyCode(); }},
        {"paste", "paste", tr("&Paste Decks"), tr("Add decks from a share code or text on the clipboard"),
         QKeySequence::Paste, [this] { paste(); }},
        {"compare", "compare", tr("Co&mpare Decks…"), tr("Show two decks side by side"), Qt::CTRL | Qt::Key_K,
         [this] { compare(); }},
        {"share", "export", tr("Shar&e…"), tr("Show the decks as code, text or picture, to copy or save"),
         Qt::CTRL | Qt::Key_E, [this] { share(); }},
    });
    action(QStringLiteral("share"))->setProperty("primary", true);
    action(QStringLiteral("compare"))->setIconText(tr("Compare"));
    action(QStringLiteral("compare"))->setProperty("showText", true);
}

QList<QAction*> ExchangeActions::clipboard() const {
    return all().first(3);
}

void ExchangeActions::bound() {
    binding().on(document(), &DeckDocument::libraryChanged, [this] { update(); });
}

void ExchangeActions::refresh() {
    allowEach({"copy-text", "copy-code", "share"}, !document()->library().empty(),
              tr("There is no deck to give away."));
    allow(QStringLiteral("compare"), document()->library().size() > 1, tr("It takes two decks to compare."));
}

void ExchangeActions::copyText() {
    const DeckLibrary decks = libraryOf(*document(), selected_());
    const auto text = writeDecks(decks, document()->catalogue(), DeckFormat::List);
    if (!text) return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(text->bytes));
    emit message(tr("%n deck(s) copied as text.", nullptr, decks.size()));
}

void ExchangeActions::copyCode() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(shareCode(document()->deck())));
    //: %1 is a deck's name
    emit message(tr("Share code of “%1” copied.").arg(document()->deckName()));
}

void ExchangeActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data && data->hasUrls() && data->urls().front().isLocalFile())
        importer_.addFiles(*document(), data->urls(), document()->shown() + 1);
    else if (data && data->hasText())
        importer_.addText(*document(), data->text(), document()->shown() + 1);
    else
        emit message(tr("There is no text on the clipboard."));
}

/// The first two selected decks; with fewer, the shown one and the next.
void ExchangeActions::compare() {
    const std::vector<int> selected = selected_();
    const int one = selected.front();
    const int next = one + 1 < document()->library().size() ? one + 1 : one - 1;
    CompareDialog dialog(*document(), one, selected.size() > 1 ? selected[1] : next, window());
    dialog.exec();
}

void ExchangeActions::share() {
    DeckExportDialog dialog(*document(), dialogs_, selected_(), window());
    connect(&dialog, &DeckExportDialog::message, this, &ExchangeActions::message);
    dialog.exec();
}

} // namespace stonemason::token_battle
