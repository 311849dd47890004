// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of generated worlds: patches with ragged rims, and no specks.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/patches.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

struct Specks {
    int single = 0;
    int land = 0;
};

/// The cells of land without a neighbour of the same ground.
Specks specksOf(const Catalogue& catalogue, const std::string& name, std::uint64_t seed) {
    Specks specks;
    const auto world = generate(generated::sample(name), catalogue, {64, seed, 8, false});
    if (!world) return specks;
    const Grid<Surface> ground = groundOf(world->draft);
    forEachCell(ground.size(), [&](Cell cell) {
        if (ground[cell] == Surface::Water) return;
        ++specks.land;
        specks.single += std::ranges::none_of(allDirections, [&](Direction way) {
            const Cell beside = neighbour(cell, way);
            return ground.contains(beside) && ground[beside] == ground[cell];
        });
    });
    return specks;
}

} // namespace

class TestGround : public QObject {
    Q_OBJECT

private slots:
    /// Except the few that a zone needs to keep most of its own ground, and islets.
    void noGroundStandsAlone() {
        int single = 0;
        int land = 0;
        for (const std::string& name : generated::sampleNames())
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                const Specks specks = specksOf(pocketHeroes(), name, seed);
                single += specks.single;
                land += specks.land;
            }
        QVERIFY(land > 0);
        QVERIFY2(1000 * single <= land, qPrintable(QStringLiteral("%1 of %2").arg(single).arg(land)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestGround)
#include "test_ground.moc"
