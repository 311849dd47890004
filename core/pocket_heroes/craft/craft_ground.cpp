// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft_terms.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int smallestPatch = 4;
constexpr int farFromBorder = 3;
constexpr int meadowWidth = 2;

/// How many cells the piece of the cell has, of its ground and over edges; marks them seen.
int pieceOfGround(const CraftTerms& terms, Cell first, Grid<char>& seen) {
    std::vector<Cell> found{first};
    seen[first] = 1;
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const Direction direction : allDirections) {
            const Cell cell = neighbour(found[next], direction);
            if (!seen.contains(cell) || seen[cell] != 0 || terms.ground[cell] != terms.ground[first])
                continue;
            seen[cell] = 1;
            found.push_back(cell);
        }
    return int(found.size());
}

std::optional<double> patchesOf(const CraftTerms& terms) {
    Grid<char> seen(terms.size, 0);
    int patches = 0;
    forEachCell(terms.size, [&](Cell cell) {
        if (!terms.isLand(cell) || seen[cell] != 0) return;
        if (pieceOfGround(terms, cell, seen) >= smallestPatch) ++patches;
    });
    return craftShare(patches, terms.land, 1000);
}

/// Adds the runs of edges between lines `across` and the next, along the other axis.
void addBorderRuns(const CraftTerms& terms, bool isRow, int across, CraftRuns& runs) {
    const int length = isRow ? terms.size.columns : terms.size.rows;
    std::pair<Surface, Surface> last{};
    int run = 0;
    for (int along = 0; along < length; ++along) {
        const Cell here = isRow ? Cell{across, along} : Cell{along, across};
        const Cell there = here + (isRow ? Cell{1, 0} : Cell{0, 1});
        const auto pair = std::minmax({terms.ground[here], terms.ground[there]});
        const bool isBorder = pair.first != pair.second;
        if (run > 0 && (!isBorder || pair != last)) {
            runs.add(run);
            run = 0;
        }
        if (isBorder) ++run;
        last = pair;
    }
    runs.add(run);
}

bool isAtBorder(const CraftTerms& terms, Cell cell) {
    if (!terms.isLand(cell)) return false;
    return std::ranges::any_of(allDirections, [&](Direction direction) {
        const Cell other = neighbour(cell, direction);
        return terms.size.contains(other) && terms.isLand(other) && terms.ground[other] != terms.ground[cell];
    });
}

std::optional<double> rampartOf(const CraftTerms& terms) {
    const Grid<int> away = craftDistances(terms.size, [&](Cell cell) { return isAtBorder(terms, cell); });
    std::array<int, 2> land{};
    std::array<int, 2> blocked{};
    forEachCell(terms.size, [&](Cell cell) {
        const int steps = away[cell];
        if (!terms.isLand(cell) || steps == unreachable || (steps > 1 && steps <= farFromBorder)) return;
        const std::size_t place = steps > 1 ? 1 : 0;
        ++land[place];
        blocked[place] += terms.blocked[cell];
    });
    if (land[0] == 0 || blocked[1] == 0) return std::nullopt;
    return double(blocked[0]) / land[0] * land[1] / blocked[1];
}

/// Meadow and EmptyDisc.
void measureEmptiness(const CraftTerms& terms, CraftFigures& figures) {
    Grid<char> isSomething = terms.shut;
    forEachCell(terms.size, [&](Cell cell) {
        if (terms.road[cell] != 0) isSomething[cell] = 1;
    });
    for (const CraftThing& thing : terms.things)
        isSomething[thing.cell] = 1;
    for (const Placed& decoration : terms.world.decorations)
        if (terms.size.contains(decoration.cell)) isSomething[decoration.cell] = 1;
    const Grid<int> toShut = craftDistances(terms.size, [&](Cell cell) { return terms.shut[cell] != 0; });
    const Grid<int> toAny = craftDistances(terms.size, [&](Cell cell) { return isSomething[cell] != 0; });
    int meadow = 0;
    int disc = 0;
    forEachCell(terms.size, [&](Cell cell) {
        if (!terms.isLand(cell)) return;
        if (toShut[cell] == unreachable || toShut[cell] > meadowWidth) ++meadow;
        disc = std::max(disc, toAny[cell] == unreachable ? terms.size.rows : toAny[cell]);
    });
    at(figures, CraftFigure::Meadow) = craftShare(meadow, terms.land, 100);
    if (terms.land > 0) at(figures, CraftFigure::EmptyDisc) = disc;
}

} // namespace

void measureGround(const CraftTerms& terms, CraftFigures& figures) {
    const int cells = terms.size.area();
    at(figures, CraftFigure::Water) = craftShare(cells - terms.land, cells, 100);
    at(figures, CraftFigure::Patches) = patchesOf(terms);
    CraftRuns runs;
    for (int line = 0; line + 1 < terms.size.rows; ++line) {
        addBorderRuns(terms, true, line, runs);
        addBorderRuns(terms, false, line, runs);
    }
    at(figures, CraftFigure::BorderRun) = runs.figure();
    at(figures, CraftFigure::Rampart) = rampartOf(terms);
    measureEmptiness(terms, figures);
}

} // namespace stonemason::pocket_heroes
