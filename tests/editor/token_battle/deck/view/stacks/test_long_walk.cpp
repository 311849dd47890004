// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view/stacks/walk.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

class TestLongWalk : public QObject {
    Q_OBJECT

private slots:
    void nothingDoneCanBreakADeck() { test::walk(2, 100'000); }
};

STONEMASON_TEST(TestLongWalk)
#include "test_long_walk.moc"
