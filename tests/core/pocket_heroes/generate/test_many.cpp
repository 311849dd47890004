// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds by the ten thousand: an hour on two processors.
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <array>
#include <atomic>
#include <mutex>
#include <thread>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array sides{32, 64, 128, 256};

/// The results of many seeds.
struct Tally {
    int made = 0;
    int refused = 0;
    int failed = 0;
    std::string first{}; ///< of what failed
};

/// Makes the worlds of seeds 1 to count of a template, in turn on all sizes, on all processors.
Tally tallyOf(const Template& made, int count) {
    Tally tally;
    std::mutex lock;
    std::atomic<int> next = 1;
    const auto work = [&] {
        for (int seed = next++; seed <= count; seed = next++) {
            const int side = sides[std::size_t(seed) % sides.size()];
            const auto result = generate(made, test::pocketHeroes(), {side, std::uint64_t(seed), 8, false});
            const std::scoped_lock held(lock);
            if (result.ok()) {
                ++tally.made;
            } else if (!result.error().message.id.starts_with("generate/")) {
                ++tally.refused;
            } else {
                if (tally.failed++ == 0)
                    tally.first = std::to_string(side) + ", seed " + std::to_string(seed) + ": " +
                                  generated::errorOf(result);
            }
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    threads.clear();
    return tally;
}

} // namespace

class TestMany : public QObject {
    Q_OBJECT

private slots:
    void samples_data() {
        QTest::addColumn<std::string>("name");
        for (const std::string& name : generated::sampleNames())
            QTest::newRow(name.c_str()) << name;
    }

    void samples() {
        QFETCH(std::string, name);
        const Tally tally = tallyOf(generated::sample(name), 10000);
        QVERIFY2(tally.failed == 0, tally.first.c_str());
        QVERIFY(tally.made >= 7500);
    }

    void randomTemplates() {
        Tally whole;
        for (unsigned i = 0; i < 200; ++i) {
            const Tally tally = tallyOf(generated::randomTemplate(i), 100);
            whole.made += tally.made;
            whole.failed += tally.failed;
            if (tally.failed > 0)
                qInfo("template %u: %d failed, first %s", i, tally.failed, tally.first.c_str());
        }
        qInfo("%d made, %d failed", whole.made, whole.failed);
        QVERIFY(whole.made > 12000);
        QCOMPARE(whole.failed, 0);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestMany)
#include "test_many.moc"
