// SPDX-License-Identifier: GPL-3.0-or-later
// Every world that is generated can be loaded and begun by the game.
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/error_text.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

/// Why the game cannot play the world; empty: it can.
std::string whyNotPlayable(const World& world) {
    for (const Problem& problem : runChecks(world, pocketHeroes()).problems)
        if (problem.severity == Severity::Error) return std::string(problem.message.id);
    const auto bytes = writeWorldFile(world, WorldFileFormat::Game, pocketHeroes());
    if (!bytes) return test::errorText(bytes.error());
    const auto read = readPlayable(*bytes);
    if (!read) return test::errorText(read.error());
    if (*read != *playableOf(world, firstLanguageOf(world), pocketHeroes())) return "it is read otherwise";
    const bool hasHuman = std::ranges::any_of(read->players, [](const PlayablePlayer& player) {
        return player.controller != Controller::Computer;
    });
    return hasHuman ? std::string() : "nobody may play";
}

/// Whether the template gives a castle to any player: without one nobody can play, which the check of
/// templates reports.
bool hasPlayer(const Template& from) {
    return std::ranges::any_of(from.zones, [](const Zone& zone) {
        return std::ranges::any_of(zone.castles, [](const auto& castle) { return isPlayer(castle.owner); });
    });
}

} // namespace

class TestPlayable : public QObject {
    Q_OBJECT

private slots:
    void samples_data() {
        QTest::addColumn<std::string>("name");
        for (const std::string& name : generated::sampleNames())
            QTest::newRow(name.c_str()) << name;
    }
    void samples() {
        QFETCH(std::string, name);
        const Template from = generated::sample(name);
        QVERIFY(hasPlayer(from));
        int made = 0;
        for (const int side : {32, 64, 128})
            for (std::uint64_t seed = 1; seed <= std::uint64_t(test::amount(3, 50)); ++seed) {
                const auto world = generate(from, pocketHeroes(), {side, seed, 8, false});
                if (!world && !world.error().message.id.starts_with("generate/"))
                    continue; // too small for it
                if (!world) QFAIL(generated::errorOf(world).c_str());
                const std::string why = whyNotPlayable(world->world);
                QVERIFY2(why.empty(),
                         (why + ", side " + std::to_string(side) + ", seed " + std::to_string(seed)).c_str());
                ++made;
            }
        QVERIFY(made >= test::amount(3, 50));
    }

    void randomTemplates() {
        int made = 0;
        for (unsigned i = 0; i < unsigned(test::amount(20, 200)); ++i) {
            const Template from = generated::randomTemplate(i);
            if (!hasPlayer(from)) continue;
            for (std::uint64_t seed = 1; seed <= std::uint64_t(test::amount(1, 10)); ++seed) {
                const auto world = generate(from, pocketHeroes(), {64, seed, 8, false});
                if (!world) continue; // what does not fit is refused
                const std::string why = whyNotPlayable(world->world);
                QVERIFY2(
                    why.empty(),
                    (why + ", template " + std::to_string(i) + ", seed " + std::to_string(seed)).c_str());
                ++made;
            }
        }
        qInfo("%d made", made);
        QVERIFY(made >= test::amount(10, 1000));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPlayable)
#include "test_playable.moc"
