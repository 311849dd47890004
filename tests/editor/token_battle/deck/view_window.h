// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/actions/card_actions.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"
#include "tests/support/cards.h"

#include <QDragEnterEvent>
#include <QDragLeaveEvent>
#include <QDropEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace stonemason::test {

using namespace token_battle;

/// The stacks as deckText() writes them.
inline std::string normal(const char* stacks) {
    return deckText(deckOf(stacks));
}

/// A document with one deck.
inline DeckReading oneDeck(const Deck& deck) {
    DeckReading reading;
    reading.library.append({.name = "Deck", .deck = deck});
    return reading;
}

/// Stacks and collection of one deck in a window, with the actions that work on them.
struct ViewWindow {
    explicit ViewWindow(const std::string& stacks = "| | |", QSize size = {1100, 760})
        : document(oneDeck(deckOf(stacks)), tokenBattle()), view(new DeckView(document, &window)) {
        window.setCentralWidget(view);
        window.menuBar()->addMenu(QString())->addActions(actions.menu() + actions.viewMenu());
        actions.bind(&document, view);
        window.resize(size);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
    }
    ~ViewWindow() { actions.bind(nullptr, nullptr); }

    StacksView* stacks() const { return view->stacks(); }
    CollectionList* list() const { return view->collection()->list(); }
    FilterBar* filters() const { return view->collection()->filters(); }
    DeckGestures& gestures() const { return view->gestures(); }
    std::string deck() const { return deckText(document.deck()); }
    int steps() const { return document.undoStack().index(); }

    QPoint middleOf(Slot slot) const { return stacks()->places().place(slot).center().toPoint(); }
    /// Near the upper edge of a place: in front of the card there.
    QPoint above(Slot slot) const {
        const QRectF place = stacks()->places().place(slot);
        return QPointF(place.center().x(), place.top() + 4).toPoint();
    }
    QPoint middleOf(CardId card) const {
        const QModelIndex index = view->collection()->proxy()->indexOf(card);
        list()->scrollTo(index);
        return list()->visualRect(index).center();
    }

    void clickStacks(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(stacks()->viewport(), Qt::LeftButton, modifiers, at);
    }
    void clickCard(CardId card, Qt::KeyboardModifiers modifiers = {}) {
        const QPoint at = middleOf(card);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, modifiers, at);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.focusWidget(), key, modifiers);
    }

    /// A drag of these cards that comes in, moves to the point and is let go there, as the window system
    /// reports it: a drop only follows a move that was welcome. Returns whether it was dropped and accepted.
    bool drag(const CardHand& hand, QAbstractScrollArea* onto, QPoint at) {
        const auto data = mimeDataOf(hand, gestures().viewId());
        return drag(*data, onto, at);
    }
    static bool drag(const QMimeData& data, QAbstractScrollArea* onto, QPoint at) {
        if (!hover(data, onto, at)) {
            QDragLeaveEvent leave;
            QCoreApplication::sendEvent(onto->viewport(), &leave);
            return false;
        }
        QDropEvent drop(at, Qt::MoveAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(onto->viewport(), &drop);
        return drop.isAccepted();
    }
    /// The same without the end; whether letting go there would be welcome.
    static bool hover(const QMimeData& data, QAbstractScrollArea* onto, QPoint at) {
        QDragEnterEvent enter(at, Qt::MoveAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(onto->viewport(), &enter);
        if (!enter.isAccepted()) return false;
        QDragMoveEvent move(at, Qt::MoveAction, &data, Qt::LeftButton, {});
        move.ignore();
        QCoreApplication::sendEvent(onto->viewport(), &move);
        return move.isAccepted();
    }

    DeckDocument document;
    QMainWindow window;
    DeckView* view;
    CardActions actions;
};

inline CardHand ofCollection(std::vector<CardId> cards) {
    return {CardHand::From::Collection, std::move(cards)};
}

inline CardHand ofStacks(std::vector<CardId> cards) {
    return {CardHand::From::Stacks, std::move(cards)};
}

} // namespace stonemason::test
