// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ambush/live_edits.h"

#include <QTest>

class TestLiveIndexLong : public QObject {
    Q_OBJECT

private slots:
    void itKnowsWhatAFreshSearchFinds() { stonemason::test::editAndCompare(3, 100'000); }
};

QTEST_APPLESS_MAIN(TestLiveIndexLong)
#include "test_live_index_long.moc"
