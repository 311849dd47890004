// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using test::pocketHeroes;

namespace {

Generated worldWith(int rangePercent, std::uint64_t seed) {
    Catalogue catalogue = pocketHeroes();
    catalogue.generator.rangePercent = rangePercent;
    return generate(generated::sample("nine-lands"), catalogue, {64, seed, 8, false}).value();
}

/// The share of the walls between zones, in percent, that mountains or volcanoes stand on.
int mountainsOnWalls(const Generated& made) {
    Grid<char> isMountain(made.draft.size, 0);
    for (const Placed& decoration : made.draft.decorations) {
        const CatalogueObject* object = pocketHeroes().objects(Section::Decoration).find(decoration.id);
        if (object->kind != ObjectClass::Mountain && object->kind != ObjectClass::Volcano) continue;
        for (const Cell offset : object->footprint)
            if (const Cell cell = decoration.cell + offset; isMountain.contains(cell)) isMountain[cell] = 1;
    }
    int walls = 0;
    int covered = 0;
    forEachCell(made.draft.size, [&](Cell cell) {
        if (made.draft.use[cell] != CellUse::Wall) return;
        ++walls;
        covered += isMountain[cell];
    });
    return walls == 0 ? 0 : 100 * covered / walls;
}

} // namespace

class TestRanges : public QObject {
    Q_OBJECT

private slots:
    void mountainsPartZones() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            QVERIFY(mountainsOnWalls(worldWith(100, seed)) >= 60);
            QVERIFY(mountainsOnWalls(worldWith(0, seed)) <= 40);
        }
    }

    /// Where one can walk, and what lies there, is the same with them and without.
    void rangesAreOnlySeen() {
        Draft with = worldWith(100, 5).draft;
        Draft without = worldWith(0, 5).draft;
        QVERIFY(with.decorations != without.decorations);
        with.decorations.clear();
        without.decorations.clear();
        QVERIFY(with == without);
    }
};

STONEMASON_APPLESS_TEST(TestRanges)
#include "test_ranges.moc"
