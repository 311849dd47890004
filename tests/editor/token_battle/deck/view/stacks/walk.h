// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/random.h"

#include <QTest>

namespace stonemason::test {

using namespace token_battle;

/// Does something a person could do with pointer or keys, allowed or not.
inline void stumble(ViewWindow& w, Random& random) {
    static const std::vector<std::pair<Qt::Key, Qt::KeyboardModifiers>> keys{
        {Qt::Key_Up, {}},
        {Qt::Key_Down, {}},
        {Qt::Key_Left, {}},
        {Qt::Key_Right, {}},
        {Qt::Key_Return, {}},
        {Qt::Key_Return, Qt::ShiftModifier},
        {Qt::Key_Space, {}},
        {Qt::Key_Delete, {}},
        {Qt::Key_Up, Qt::ControlModifier},
        {Qt::Key_Down, Qt::ControlModifier},
        {Qt::Key_Left, Qt::ControlModifier},
        {Qt::Key_Right, Qt::ControlModifier},
        {Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_3, {}},
        {Qt::Key_2, Qt::AltModifier},
        {Qt::Key_Escape, {}},
        {Qt::Key_F6, {}},
    };
    const QRect stacks = w.stacks()->viewport()->rect();
    const QPoint at(random.below(stacks.width()), random.below(stacks.height()));
    const CardId known = random.below(int(tokenBattle().cards.size()));
    switch (random.below(7)) {
    case 0: w.drag(ofCollection({known}), w.stacks(), at); break;
    case 1: {
        CardHand hand = ofStacks(w.document.deck().cards());
        std::erase_if(hand.cards, [&](CardId) { return random.below(3) > 0; });
        if (!hand.empty())
            w.drag(hand, random.below(4) > 0 ? w.stacks() : static_cast<QAbstractScrollArea*>(w.list()), at);
        break;
    }
    case 2: w.clickStacks(at, random.below(4) > 0 ? Qt::NoModifier : Qt::ControlModifier); break;
    case 3: w.clickCard(known); break;
    case 4: w.document.undoStack().undo(); break;
    case 5:
        if (random.coin()) w.document.undoStack().redo();
        break;
    default: {
        const auto& [key, modifiers] = random.oneOf(keys);
        w.key(key, modifiers);
    }
    }
}

/// Nothing that is done can break a deck, and undoing all of it leads back.
inline void walk(unsigned seed, int steps) {
    Random random(seed);
    ViewWindow w("0 1 2 | 3 4 | 99 | 7 8 9 10 11");
    const Deck start = w.document.deck();
    w.stacks()->setFocus();
    for (int i = 1; i <= steps; ++i) {
        stumble(w, random);
        const Deck deck = w.document.deck();
        const auto again = Deck::of(deck.stacks());
        QVERIFY(std::holds_alternative<Deck>(again) && std::get<Deck>(again) == deck);
        const Slot cursor = w.gestures().cursor();
        QVERIFY(cursor.index <= int(deck.stack(cursor.stack).size()) && cursor.index < stackCapacity);
        if (w.gestures().hand().from == CardHand::From::Stacks)
            for (CardId card : w.gestures().hand().cards)
                QVERIFY(deck.contains(card));
        if (i % (steps / 10) > 0) continue;
        QUndoStack& undo = w.document.undoStack();
        const int at = undo.index();
        undo.setIndex(0);
        QVERIFY(w.document.deck() == start);
        QVERIFY(!w.document.isModified());
        undo.setIndex(at);
        QVERIFY(w.document.deck() == deck);
    }
    QVERIFY(w.document.undoStack().count() > steps / 100); // it did get somewhere
}

} // namespace stonemason::test
