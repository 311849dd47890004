// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <atomic>
#include <new>

using namespace stonemason;

class TestParallel : public QObject {
    Q_OBJECT

private slots:
    void doesEachPieceOnce() {
        std::array<std::atomic<int>, 100> times{};
        std::int64_t reported = 0;
        QVERIFY(doInParallel(
            100, 4, {}, [&times](std::int64_t piece) { return ++times[std::size_t(piece)] > 0; },
            [&reported](std::int64_t done) { reported = done; }));
        for (const auto& done : times)
            QCOMPARE(done.load(), 1);
        QCOMPARE(reported, std::int64_t(100));
    }

    /// Uncaught in a worker thread, an exception would terminate the program without a message.
    void whatAPieceThrowsIsThrownToTheCaller() {
        for (const int jobs : {1, 3})
            QVERIFY_EXCEPTION_THROWN(doInParallel(50, jobs, {},
                                                  [](std::int64_t piece) {
                                                      if (piece >= 5) throw std::bad_alloc();
                                                      return true;
                                                  }),
                                     std::bad_alloc);
    }
};

STONEMASON_APPLESS_TEST(TestParallel)
#include "test_parallel.moc"
