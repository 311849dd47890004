// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/list_actions.h"

#include "editor/token_battle/deck/model/deck_edits.h"

#include <QRandomGenerator>

namespace stonemason::token_battle {

ListActions::ListActions(std::function<std::vector<int>()> selected, QObject* parent)
    : BoundDeckActions(parent), selected_(std::move(selected)) {
    addMaking();
    menu_ += addSeparator();
    addOrder();
    menu_ += addSeparator();
    addSteps();
}

void ListActions::addMaking() {
    QAction* more = add(QStringLiteral("add"), QStringLiteral("add"), tr("&Add Deck"),
                        tr("Add an empty deck after this one"), Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    QAction* random = add(QStringLiteral("random"), QStringLiteral("dice"), tr("Add &Random Deck"),
                          tr("Add a random deck, dealt like in the game"), Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    QAction* duplicate = add(QStringLiteral("duplicate"), QStringLiteral("duplicate"), tr("Du&plicate"),
                             tr("Copy the selected decks"), Qt::CTRL | Qt::Key_D);
    QAction* rename = add(QStringLiteral("rename"), QStringLiteral("rename"), tr("Re&name"),
                          tr("Rename the deck"), Qt::Key_F2);
    QAction* active = add(QStringLiteral("set-active"), QStringLiteral("active-deck"), tr("Make Ac&tive"),
                          tr("Use this deck in the game"), Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    QAction* remove = add(QStringLiteral("delete-decks"), QStringLiteral("delete"), tr("&Delete Deck"),
                          tr("Delete the selected decks"), Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
    QAction* play = add(QStringLiteral("play"), QStringLiteral("new-game"), tr("Pla&y This Deck…"),
                        tr("Start a game with this deck"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QAction* measure =
        add(QStringLiteral("measure"), QStringLiteral("strength"), tr("Measure Stren&gth…"),
            tr("Let this deck play against others and see how strong it is"), Qt::CTRL | Qt::ALT | Qt::Key_M);
    active->setCheckable(true);
    play->setIconText(tr("Play"));
    play->setVisible(false); // until somebody answers
    measure->setIconText(tr("Strength"));
    random->setIconText(tr("Random"));
    for (QAction* action : {more, random, play, measure})
        action->setProperty("showText", true);
    connect(more, &QAction::triggered, this, [this] { addDeck(*document()); });
    connect(random, &QAction::triggered, this,
            [this] { addRandomDeck(*document(), QRandomGenerator::global()->generate64()); });
    connect(duplicate, &QAction::triggered, this, [this] { duplicateDecks(*document(), selected_()); });
    connect(rename, &QAction::triggered, this, &ListActions::renameRequested);
    connect(active, &QAction::triggered, this, [this] {
        document()->setActive(document()->shown());
        update(); // the mark stays when it was there already
    });
    connect(remove, &QAction::triggered, this, &ListActions::removeSelected);
    connect(play, &QAction::triggered, this, &ListActions::playRequested);
    connect(measure, &QAction::triggered, this, &ListActions::measureRequested);
    menu_ += {more, random, duplicate, rename, active, play, measure, remove};
}

void ListActions::addOrder() {
    QAction* up = add(QStringLiteral("move-deck-up"), QStringLiteral("up"), tr("Move &Up"),
                      tr("Move the selected decks up in the list"), Qt::CTRL | Qt::SHIFT | Qt::Key_Up);
    QAction* down = add(QStringLiteral("move-deck-down"), QStringLiteral("down"), tr("Move D&own"),
                        tr("Move the selected decks down in the list"), Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
    connect(up, &QAction::triggered, this, [this] { moveSelected(-1); });
    connect(down, &QAction::triggered, this, [this] { moveSelected(1); });
    menu_ += {up, down};
}

void ListActions::addSteps() {
    QAction* previous = add(QStringLiteral("previous"), QStringLiteral("previous-tab"), tr("Pre&vious Deck"),
                            tr("Show the deck above in the list"), Qt::ALT | Qt::Key_PageUp);
    QAction* next = add(QStringLiteral("next"), QStringLiteral("next-tab"), tr("Ne&xt Deck"),
                        tr("Show the deck below in the list"), Qt::ALT | Qt::Key_PageDown);
    QAction* search = add(QStringLiteral("search-decks"), QStringLiteral("search"), tr("&Find Deck…"),
                          tr("Search the list by names, tags and cards"), Qt::CTRL | Qt::ALT | Qt::Key_F);
    connect(previous, &QAction::triggered, this, [this] { step(-1); });
    connect(next, &QAction::triggered, this, [this] { step(1); });
    connect(search, &QAction::triggered, this, &ListActions::searchRequested);
    menu_ += {previous, next, search};
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
    for (const char* id : {"duplicate", "rename", "set-active", "play", "measure", "delete-decks"})
        allow(QString::fromLatin1(id), shown >= 0, none);
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

void ListActions::removeSelected() {
    const std::vector<int> decks = selected_();
    const QString name = QString::fromStdString(document()->library().at(decks.front()).name);
    document()->removeDecks(tr("Delete %n deck(s)", nullptr, int(decks.size())), decks);
    //: %1 is a deck's name
    emit message(decks.size() == 1
                     ? tr("“%1” was deleted; Undo brings it back.").arg(name)
                     : tr("%n decks were deleted; Undo brings them back.", nullptr, int(decks.size())));
}

/// Decks that lie apart come together beside the one they pass.
void ListActions::moveSelected(int direction) {
    const std::vector<int> decks = selected_();
    document()->moveDecks(decks, direction < 0 ? std::max(0, decks.front() - 1)
                                               : std::min(document()->library().size(), decks.back() + 2));
}

void ListActions::step(int direction) {
    document()->show(document()->shown() + direction);
}

} // namespace stonemason::token_battle
