// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ambush/live_edits.h"
#include "tests/support/test_program.h"

#include <QTest>

class TestLiveIndexLong : public QObject {
    Q_OBJECT

private slots:
    void itKnowsWhatAFreshSearchFinds() { stonemason::test::editAndCompare(3, 100'000); }
};

STONEMASON_APPLESS_TEST(TestLiveIndexLong)
#include "test_live_index_long.moc"
