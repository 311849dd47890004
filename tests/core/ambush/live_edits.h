// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/live_index.h"
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"

#include <QTest>

#include <map>

namespace stonemason::test {

/// Makes so many edits of random maps, each of one cell or several at once; after each edit the index must
/// equal a fresh search and must have reported the difference.
inline void editAndCompare(unsigned seed, int edits) {
    using namespace ambush;
    constexpr int editsOfMap = 500;
    Random random(seed);
    std::size_t seen = 0;
    for (int done = 0; done < edits; done += editsOfMap) {
        std::vector<Pattern> patterns;
        for (int count = 1 + random.below(2); count > 0; --count)
            patterns.push_back(randomPattern(random, {1 + random.below(4), 1 + random.below(5)}));
        const auto stencils = stencilsOf(patterns);
        const Size size{1 + random.below(12), 1 + random.below(random.coin() ? 12 : 140)};
        BitGrid passable = passableOf(randomMap(random, size));
        auto index = LiveIndex::of(stencils, passable);
        std::vector<Place> before = findPlaces(stencils, passable)->places;
        QVERIFY(index->places() == before);
        for (int edit = 0; edit < editsOfMap; ++edit) {
            std::vector<CellState> cells;
            for (int count = random.below(4) == 0 ? random.below(9) : 1; count > 0; --count)
                cells.push_back({random.cellOf(size), random.coin()});
            for (const CellState& state : cells)
                passable.set(state.cell, state.passable);
            const LiveIndex::Change change = index->change(cells);
            const std::vector<Place> now = findPlaces(stencils, passable)->places;
            QVERIFY(index->places() == now);
            QCOMPARE(index->count(), std::int64_t(now.size()));

            std::map<std::pair<Cell, int>, int> known;
            for (const Place& place : before)
                known[{place.corner, place.stencil}] = place.agree;
            for (const Place& place : change.gone)
                QCOMPARE(known.erase({place.corner, place.stencil}), std::size_t(1));
            for (const Place& place : change.kept)
                known.at({place.corner, place.stencil}) = place.agree;
            for (const Place& place : change.come)
                QVERIFY(known.emplace(std::pair(place.corner, place.stencil), place.agree).second);
            std::vector<Place> reported;
            for (const auto& [where, agree] : known)
                reported.push_back({where.first, where.second, agree});
            QVERIFY(reported == now);
            before = now;
            seen += now.size();
        }
    }
    QVERIFY(seen > std::size_t(edits));
}

} // namespace stonemason::test
