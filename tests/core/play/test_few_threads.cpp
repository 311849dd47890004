// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

using namespace stonemason;

namespace {

/// Limits the address space of the process, for its lifetime, to its present size plus some bytes.
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

class TestFewThreads : public QObject {
    Q_OBJECT

private slots:
    /// The address space is too small for the stacks of a thousand threads; none ends before all started.
    void takesThoseThreadsThatThereAre() {
        if (test::hasSanitizer()) QSKIP("a sanitizer takes more addresses than any limit leaves");
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
};

STONEMASON_APPLESS_TEST(TestFewThreads)
#include "test_few_threads.moc"
