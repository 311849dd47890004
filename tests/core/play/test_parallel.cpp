// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <atomic>
#include <fstream>
#include <new>
#include <sys/resource.h>
#include <unistd.h>

using namespace stonemason;

/// Linked into programs with a sanitizer, which takes more addresses than any limit would leave it.
extern "C" [[gnu::weak]] void __asan_init(); // NOLINT: the sanitizer's name

namespace {

/// While there is one, the process may take only so many bytes of addresses more than it has.
class AddressLimit {
public:
    explicit AddressLimit(rlim_t more) {
        std::ifstream sizes("/proc/self/statm");
        rlim_t pages = 0;
        sizes >> pages;
        getrlimit(RLIMIT_AS, &before_);
        const rlimit limited{pages * rlim_t(sysconf(_SC_PAGESIZE)) + more, before_.rlim_max};
        setrlimit(RLIMIT_AS, &limited);
    }
    ~AddressLimit() { setrlimit(RLIMIT_AS, &before_); }
    AddressLimit(const AddressLimit&) = delete;
    AddressLimit& operator=(const AddressLimit&) = delete;

private:
    rlimit before_{};
};

} // namespace

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

    /// There is no room for the stacks of a thousand threads; none goes before all are begun.
    void takesThoseThreadsThatThereAre() {
        if (&__asan_init != nullptr) QSKIP("a sanitizer takes more addresses than any limit leaves");
        std::atomic<bool> isBegun = false;
        std::atomic<int> done = 0;
        bool isWhole = false;
        {
            const AddressLimit limit(rlim_t(512) << 20U);
            isWhole = doInParallel(
                2000, 1000, {},
                [&](std::int64_t) {
                    isBegun.wait(false);
                    return ++done > 0;
                },
                [&](std::int64_t) {
                    isBegun = true;
                    isBegun.notify_all();
                });
        }
        QVERIFY(isWhole);
        QCOMPARE(done.load(), 2000);
    }

    /// On a thread of its own nobody could catch it, and the program would end without a word.
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
