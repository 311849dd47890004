// SPDX-License-Identifier: GPL-3.0-or-later
// What one sees in generated worlds, and not in those of people.
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

/// Of some worlds of each sample.
template <typename Look>
void forEachWorld(int side, int seeds, const Look& look) {
    for (const std::string& name : generated::sampleNames())
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto made =
                generate(generated::sample(name), pocketHeroes(), {side, std::uint64_t(seed), 8, false});
            QVERIFY2(made.ok(), generated::errorOf(made).c_str());
            look(*made, QStringLiteral("%1, seed %2").arg(QString::fromStdString(name)).arg(seed));
        }
}

} // namespace

class TestLooks : public QObject {
    Q_OBJECT

private slots:
    /// As in maps of people the game draws how many there are; a template that names numbers has its way.
    void theGameDrawsHowManyGuardsThereAre() {
        forEachWorld(64, 1, [](const Generated& made, const QString& which) {
            QVERIFY(!made.world.guards.empty());
            QVERIFY2(std::ranges::all_of(made.world.guards,
                                         [](const Guard& guard) { return guard.troop.count == 0; }),
                     qPrintable(which));
        });
        Template named = generated::sample("two-fords");
        named.config.guardCount.fill({3, 5});
        const auto made = generate(named, pocketHeroes(), {64, 1});
        QVERIFY2(made.ok(), generated::errorOf(made).c_str());
        for (const Guard& guard : made->world.guards)
            QVERIFY(guard.troop.count >= 3 && guard.troop.count <= 5);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestLooks)
#include "test_looks.moc"
