// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/card_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"

#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr double zoomFactor = 1.15;

} // namespace

CardActions::CardActions(QObject* parent)
    : BoundDeckActions(parent)
    , putMenu_(std::make_unique<QMenu>(tr("Put into Stac&k")))
    , chooseMenu_(std::make_unique<QMenu>(tr("&Go to Stack"))) {
    putMenu_->setIcon(icon(QStringLiteral("card-put")));
    chooseMenu_->setIcon(icon(QStringLiteral("deck")));
    addLaying();
    addMoving();
    addStacks();
    addView();
}

DeckGestures& CardActions::gestures() const {
    return view()->gestures();
}

CollectionPane& CardActions::collection() const {
    return *view()->collection();
}

QAction* CardActions::addKeyed(const QString& id, const QString& picture, const QString& text,
                               const QString& tip, const QList<QKeySequence>& keys,
                               const std::function<void()>& run) {
    QAction* action = add(id, picture, text, tip, keys.value(0));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void CardActions::addLaying() {
    QAction* pickIt = addKeyed(QStringLiteral("take-up"), QStringLiteral("card-up"), tr("P&ick Up"),
                               tr("Pick up the card, or put the held cards down in front of it"),
                               {Qt::Key_Return, Qt::Key_Enter}, [this] { pick(); });
    QAction* ontoIt = addKeyed(QStringLiteral("lay-down-onto"), QStringLiteral("card-onto"),
                               tr("Swap with This C&ard"), tr("The held card and this one swap places"),
                               {Qt::SHIFT | Qt::Key_Return, Qt::SHIFT | Qt::Key_Enter},
                               [this] { gestures().pickOrDrop(true); });
    QAction* oneMore =
        addKeyed(QStringLiteral("toggle"), QStringLiteral("select"), tr("Pick Up &More"),
                 tr("Pick up this card as well, or put it back"), {Qt::Key_Space}, [this] { toggle(); });
    QAction* pickThem = addKeyed(QStringLiteral("take-up-selected"), QStringLiteral("card-up"),
                                 tr("P&ick Up"), tr("Pick up the selected cards to put them in stacks"),
                                 {Qt::Key_Space}, [this] { collection().list()->pickSelected(); });
    QAction* putIt = addKeyed(
        QStringLiteral("put"), QStringLiteral("card-put"), tr("&Put into the Stack"),
        tr("Put the selected cards at the bottom of the last stack you used, or of the next one with room"),
        {Qt::Key_Return, Qt::Key_Enter}, [this] { put(); });
    QAction* takeOutIt =
        addKeyed(QStringLiteral("take-out"), QStringLiteral("remove"), tr("Rem&ove from Deck"),
                 tr("Put the cards back into the collection"), {QKeySequence::Delete},
                 [this] { gestures().removeCards(cardsToRemove()); });
    QAction* all = addKeyed(QStringLiteral("take-up-all"), QStringLiteral("select"), tr("Pick Up A&ll"),
                            tr("Pick up all cards of the deck"), {QKeySequence::SelectAll}, [this] {
                                gestures().pick({CardHand::From::Stacks, document()->deck().cards()});
                            });
    QAction* cancelIt = addKeyed(QStringLiteral("let-go"), QStringLiteral("close"), tr("Canc&el"),
                                 tr("Put the held cards back where they were"), {Qt::Key_Escape},
                                 [this] { gestures().cancel(); });
    for (int stack = 0; stack < stackCount; ++stack) {
        QAction* into =
            add(QStringLiteral("put-into-%1").arg(stack + 1), QStringLiteral("card-put"),
                tr("Stack &%1").arg(stack + 1), tr("Put the cards at the bottom of stack %1").arg(stack + 1),
                QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + stack)));
        into->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(into, &QAction::triggered, this, [this, stack] { putInto(stack); });
        putMenu_->addAction(into);
    }
    stackKeys_ += {pickIt, oneMore, ontoIt, putMenu_->menuAction(), takeOutIt, all, cancelIt, addSeparator()};
    collectionKeys_ += {pickThem, putIt, putMenu_->menuAction(), takeOutIt, cancelIt, addSeparator()};
    menu_ +=
        {pickIt, oneMore, ontoIt, putIt, putMenu_->menuAction(), takeOutIt, all, cancelIt, addSeparator()};
}

void CardActions::addMoving() {
    const auto moveIt = [this](const char* id, const char* picture, const QString& text, const QString& tip,
                               Qt::Key key, int places, int stacks) {
        QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(picture), text, tip,
                              QKeySequence(Qt::CTRL | key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this,
                [this, places, stacks] { gestures().moveChosen(places, stacks); });
        stackKeys_ += action;
        menu_ += action;
    };
    moveIt("move-up", "up", tr("Move Up"), tr("The card comes up earlier"), Qt::Key_Up, -1, 0);
    moveIt("move-down", "down", tr("Move Down"), tr("The card comes up later"), Qt::Key_Down, 1, 0);
    moveIt("move-left", "left", tr("Move to the Left Stack"), tr("Move the card to the stack on the left"),
           Qt::Key_Left, 0, -1);
    moveIt("move-right", "right", tr("Move to the Right Stack"),
           tr("Move the card to the stack on the right"), Qt::Key_Right, 0, 1);
}

void CardActions::addStacks() {
    const auto exchange = [this](const char* id, const QString& text, const QString& tip, Qt::Key key,
                                 int stacks) {
        QAction* action = add(QString::fromLatin1(id), QStringLiteral("exchange-stacks"), text, tip,
                              QKeySequence(Qt::CTRL | Qt::SHIFT | key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, stacks] { gestures().moveStack(stacks); });
        return action;
    };
    QAction* left = exchange("stack-left", tr("Move Stack Left"),
                             tr("Swap the whole stack with the one on its left"), Qt::Key_Left, -1);
    QAction* right = exchange("stack-right", tr("Move Stack Right"),
                              tr("Swap the whole stack with the one on its right"), Qt::Key_Right, 1);
    for (int stack = 0; stack < stackCount; ++stack) {
        QAction* choose =
            add(QStringLiteral("choose-stack-%1").arg(stack + 1), QStringLiteral("deck"),
                tr("Stack &%1").arg(stack + 1), tr("Go to stack %1; new cards go there").arg(stack + 1),
                QKeySequence(Qt::Key(Qt::Key_1 + stack)));
        choose->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(choose, &QAction::triggered, this, [this, stack] { gestures().setCursor({stack, 0}); });
        chooseMenu_->addAction(choose);
    }
    const QList<QAction*> both{addSeparator(), chooseMenu_->menuAction()};
    stackKeys_ += QList<QAction*>{left, right} + both;
    collectionKeys_ += both;
    menu_ += QList<QAction*>{left, right} + both;
}

void CardActions::addView() {
    const QList<QAction*> shown = addTable({
        {"other-pane", "next-tab", tr("Go to the &Collection"), tr("Switch between stacks and collection"),
         Qt::Key_F6, [this] { otherPane(); }},
        {"search", "search", tr("&Search Cards"), tr("Find cards of the collection by words"),
         QKeySequence::Find, [this] { search(); }},
        {"clear-filters", "close", tr("Clear &Filters"), tr("Show every card of the collection"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_F, [this] { collection().clearFilters(); }},
    });
    const QList<QAction*> sizes = addTable({
        {"zoom-in", "zoom-in", tr("&Larger Cards"), tr("Show the cards of the collection larger"),
         QKeySequence::ZoomIn, [this] { resizeCards(zoomFactor); }},
        {"zoom-out", "zoom-out", tr("S&maller Cards"), tr("Show the cards of the collection smaller"),
         QKeySequence::ZoomOut, [this] { resizeCards(1 / zoomFactor); }},
        {"zoom-reset", "zoom-reset", tr("&Normal Cards"),
         tr("Show the cards of the collection at their normal size"), Qt::CTRL | Qt::Key_0,
         [this] { resizeCards(0); }},
    });
    stackKeys_ += shown[1];
    collectionKeys_ += shown.mid(1);
    viewMenu_ = shown + QList<QAction*>{addSeparator()} + sizes;
}

void CardActions::bound() {
    if (served_ && served_ != view()) {
        for (QAction* action : std::as_const(stackKeys_))
            served_->stacks()->removeAction(action);
        for (QAction* action : std::as_const(collectionKeys_))
            served_->collection()->list()->removeAction(action);
    }
    served_ = view();
    if (!served_) return;
    served_->stacks()->addActions(stackKeys_);
    served_->collection()->list()->addActions(collectionKeys_);
    const auto again = [this] { update(); };
    binding().on(&gestures(), &DeckGestures::cursorChanged, again);
    binding().on(&gestures(), &DeckGestures::handChanged, again);
    binding().on(&gestures(), &DeckGestures::message, [this](const QString& text) { emit message(text); });
    binding().on(document(), &DeckDocument::deckChanged, again);
    binding().on(document(), &DeckDocument::shownChanged, again);
    binding().on(view(), &DeckView::paneChanged, again);
    binding().on(collection().filters(), &FilterBar::filterChanged, again);
    binding().on(collection().list()->selectionModel(), &QItemSelectionModel::selectionChanged, again);
}

void CardActions::refresh() {
    const bool inCollection = view()->isInCollection();
    const bool inHand = !gestures().hand().empty();
    const bool onCard = gestures().cardAtCursor().has_value();
    const int stack = gestures().cursor().stack;
    action(QStringLiteral("take-up"))
        ->setText(inHand   ? tr("Put Down &Here")
                  : onCard ? tr("P&ick Up")
                           : tr("Choose a Card for &Here"));
    //: %1 is the number of a stack
    action(QStringLiteral("put"))->setText(tr("Put into &Stack %1").arg(stack + 1));
    action(QStringLiteral("other-pane"))
        ->setText(inCollection ? tr("Go to the &Stacks") : tr("Go to the &Collection"));
    const bool selected = !collection().list()->selectedCards().empty();
    const QString noCard = tr("There is no card at the cursor.");
    const QString noneSelected = tr("No card is selected in the collection.");
    allow(QStringLiteral("toggle"), onCard, noCard);
    allow(QStringLiteral("take-up-selected"), selected, noneSelected);
    allow(QStringLiteral("lay-down-onto"), onCard && gestures().hand().cards.size() == 1,
          onCard ? tr("This takes one card in hand.") : noCard);
    allow(QStringLiteral("put"), selected, noneSelected);
    allow(QStringLiteral("take-out"), !cardsToRemove().empty(), tr("No card of the deck is chosen."));
    allow(QStringLiteral("take-up-all"), !document()->deck().empty(), tr("The deck has no cards."));
    allow(QStringLiteral("let-go"), inHand, tr("No card is in hand."));
    for (int i = 1; i <= stackCount; ++i)
        allow(QStringLiteral("put-into-%1").arg(i), inHand || (inCollection ? selected : onCard),
              inCollection ? noneSelected : noCard);
    const auto allowMove = [&](const char* id, int rows, int stacks) {
        allow(QString::fromLatin1(id), gestures().canMoveChosen(rows, stacks),
              tr("No card is chosen that has room there."));
    };
    allowMove("move-up", -1, 0);
    allowMove("move-down", 1, 0);
    allowMove("move-left", 0, -1);
    allowMove("move-right", 0, 1);
    allow(QStringLiteral("stack-left"), stack > 0, tr("This is the first stack."));
    allow(QStringLiteral("stack-right"), stack + 1 < stackCount, tr("This is the last stack."));
    allow(QStringLiteral("clear-filters"), !isOpen(collection().filters()->filter()),
          tr("Nothing is filtered out."));
}

std::vector<CardId> CardActions::cardsToRemove() const {
    const CardHand& hand = gestures().hand();
    const bool ofCollection = !hand.empty() && hand.from == CardHand::From::Collection;
    if (!ofCollection && !view()->isInCollection()) return gestures().chosen();
    std::vector<CardId> cards = ofCollection ? hand.cards : collection().list()->selectedCards();
    std::erase_if(cards, [this](CardId card) { return !document()->deck().contains(card); });
    return cards;
}

void CardActions::pick() {
    if (gestures().hand().empty() && !gestures().cardAtCursor())
        collection().list()->setFocus(Qt::ShortcutFocusReason);
    else
        gestures().pickOrDrop(false);
}

void CardActions::toggle() {
    if (const auto card = gestures().cardAtCursor()) gestures().toggle(*card);
}

void CardActions::putInto(int stack) {
    const CardHand hand = gestures().hand();
    const int bottom = int(document()->deck().stack(stack).size());
    if (view()->isInCollection() && hand.from == CardHand::From::Collection)
        collection().list()->putSelectedInto(stack);
    else
        gestures().drop(hand.empty() ? CardHand{CardHand::From::Stacks, gestures().chosen()} : hand,
                        {{stack, bottom}});
}

void CardActions::put() {
    if (view()->isInCollection() && gestures().hand().from == CardHand::From::Collection)
        collection().list()->putSelectedOnward();
    else
        putInto(gestures().cursor().stack);
}

void CardActions::otherPane() {
    if (view()->isInCollection())
        view()->stacks()->setFocus(Qt::ShortcutFocusReason);
    else
        collection().list()->setFocus(Qt::ShortcutFocusReason);
}

void CardActions::search() {
    collection().filters()->searchField()->setFocus(Qt::ShortcutFocusReason);
    collection().filters()->searchField()->selectAll();
}

void CardActions::resizeCards(double factor) {
    CollectionList* list = collection().list();
    list->setCardWidth(factor > 0 ? int(std::lround(list->cardWidth() * factor))
                                  : CollectionList::normalCard);
}

} // namespace stonemason::token_battle
