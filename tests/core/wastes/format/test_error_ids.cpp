// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/module.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

/// The corpora of fuzz_sboard and fuzz_swar check that no other id occurs.
class TestErrorIds : public QObject {
    Q_OBJECT

private slots:
    void areSorted() {
        const auto ids = gameCore.errorIds();
        QVERIFY(!ids.empty());
        QVERIFY(std::ranges::is_sorted(ids));
        QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestErrorIds)
#include "test_error_ids.moc"
