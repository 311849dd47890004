// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;

/// Tests of all kinds of bad input check that each id occurs and no other does: editor_text_error_text and
/// the corpus of every fuzz target.
class TestErrorIds : public QObject {
    Q_OBJECT

private slots:
    void areSorted() {
        const auto ids = formatErrorIds();
        QVERIFY(std::ranges::is_sorted(ids));
        QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    }
};

STONEMASON_APPLESS_TEST(TestErrorIds)
#include "test_error_ids.moc"
