// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view/stacks/walk.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

class TestRandomWalk : public QObject {
    Q_OBJECT

private slots:
    void nothingDoneCanBreakADeck() { test::walk(1, 10'000); }
};

STONEMASON_TEST(TestRandomWalk)
#include "test_random_walk.moc"
