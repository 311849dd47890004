// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/list_actions.h"

#include "editor/token_battle/deck/model/deck_edits.h"

#include <QRandomGenerator>

namespace stonemason::token_battle {

ListActions::ListActions(std::function<std::vector<int>()> selected, QObject* parent)
    : BoundDeckActions(parent), selected_(std::move(selected)) {
    addDecks();
    menu_ += addSeparator();
    menu_ += addTable({
        {"move-deck-up", "up", tr("Move &Up"), tr("Move the selected decks up in the list"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Up, [this] { moveSelected(-1); }},
        {"move-deck-down", "down", tr("Move D&own"), tr("Move the selected decks down in the list"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Down, [this] { moveSelected(1); }},
    });
    menu_ += addSeparator();
    menu_ += addTable({
        {"previous", "previous-tab", tr("Pre&vious Deck"), tr("Show the deck above in the list"),
         Qt::ALT | Qt::Key_PageUp, [this] { step(-1); }},
        {"next", "next-tab", tr("Ne&xt Deck"), tr("Show the deck below in the list"),
         Qt::ALT | Qt::Key_PageDown, [this] { step(1); }},
        {"search-decks", "search", tr("&Find Deck…"), tr("Search the list by names, tags and cards"),
         Qt::CTRL | Qt::ALT | Qt::Key_F, [this] { emit searchRequested(); }},
    });
}

void ListActions::addDecks() {
    menu_ += addTable({
        {"add", "add", tr("&Add Deck"), tr("Add an empty deck after this one"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_A, [this] { addDeck(*document()); }},
        {"random", "dice", tr("Add &Random Deck"), tr("Add a random deck, dealt like in the game"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_R,
         [this] { addRandomDeck(*document(), QRandomGenerator::global()->generate64()); }},
        {"duplicate", "duplicate", tr("Du&plicate"), tr("Copy the selected decks"), Qt::CTRL | Qt::Key_D,
         [this] { duplicateDecks(*document(), selected_()); }},
        {"rename", "rename", tr("Re&name"), tr("Rename the deck"), Qt::Key_F2,
         [this] { emit renameRequested(); }},
        {"set-active", "active-deck", tr("Make Ac&tive"), tr("Use this deck in the game"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_M, [this] { setActive(); }},
        {"play", "new-game", tr("Pla&y This Deck…"), tr("Start a game with this deck"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_L, [this] { emit playRequested(); }},
        {"measure", "strength", tr("Measure Stren&gth…"),
         tr("Let this deck play against others and see how strong it is"), Qt::CTRL | Qt::ALT | Qt::Key_M,
         [this] { emit measureRequested(); }},
        {"delete-decks", "delete", tr("&Delete Deck"), tr("Delete the selected decks"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_Delete, [this] { removeSelected(); }},
    });
    action(QStringLiteral("set-active"))->setCheckable(true);
    action(QStringLiteral("play"))->setIconText(tr("Play"));
    action(QStringLiteral("play"))->setVisible(false); // until it is answered
    action(QStringLiteral("measure"))->setIconText(tr("Strength"));
    action(QStringLiteral("random"))->setIconText(tr("Random"));
    for (const char* id : {"add", "random", "play", "measure"})
        action(QString::fromLatin1(id))->setProperty("showText", true);
}

QList<QAction*> ListActions::contextMenu() const {
    return menu_.first(menu_.indexOf(action(QStringLiteral("move-deck-down"))) + 2); // with a separator
}

QList<QAction*> ListActions::buttons() const {
    QList<QAction*> buttons;
    for (const char* id : {"add", "random", "duplicate", "move-deck-up", "move-deck-down", "delete-decks"})
        buttons += action(QString::fromLatin1(id));
    return buttons;
}

void ListActions::bound() {
    binding().on(document(), &DeckDocument::libraryChanged, [this] { update(); });
    binding().on(document(), &DeckDocument::shownChanged, [this] { update(); });
}

void ListActions::refresh() {
    const int count = document()->library().size();
    const int shown = document()->shown();
    const std::vector<int> selected = selected_();
    const QString none = tr("There is no deck.");
    allowEach({"duplicate", "rename", "set-active", "play", "measure", "delete-decks"}, shown >= 0, none);
    allow(QStringLiteral("move-deck-up"), !selected.empty() && selected.back() >= int(selected.size()),
          selected.empty() ? none : tr("There is no deck above."));
    allow(QStringLiteral("move-deck-down"),
          !selected.empty() && selected.front() < count - int(selected.size()),
          selected.empty() ? none : tr("There is no deck below."));
    allow(QStringLiteral("previous"), shown > 0, shown < 0 ? none : tr("This is the first deck."));
    allow(QStringLiteral("next"), shown < count - 1, shown < 0 ? none : tr("This is the last deck."));
    allow(QStringLiteral("search-decks"), count > 1, tr("There are no decks to search among."));
    action(QStringLiteral("set-active"))->setChecked(shown >= 0 && shown == document()->library().active());
    action(QStringLiteral("delete-decks"))
        ->setText(selected.size() > 1 ? tr("&Delete %n Decks", nullptr, int(selected.size()))
                                      : tr("&Delete Deck"));
}

void ListActions::setActive() {
    document()->setActive(document()->shown());
    update(); // the check mark must stay if it was already set
}

void ListActions::removeSelected() {
    const std::vector<int> decks = selected_();
    const QString name = QString::fromStdString(document()->library().at(decks.front()).name);
    document()->removeDecks(tr("Delete %n deck(s)", nullptr, int(decks.size())), decks);
    //: %1 is a deck's name
    emit message(decks.size() == 1
                     ? tr("“%1” was deleted; Undo brings it back.").arg(name)
                     : tr("%n decks were deleted; Undo brings them back.", nullptr, int(decks.size())));
}

/// Selected decks that are not adjacent are gathered beside the deck that they pass.
void ListActions::moveSelected(int direction) {
    const std::vector<int> decks = selected_();
    document()->moveDecks(decks, direction < 0 ? std::max(0, decks.front() - 1)
                                               : std::min(document()->library().size(), decks.back() + 2));
}

void ListActions::step(int direction) {
    document()->show(document()->shown() + direction);
}

} // namespace stonemason::token_battle
