// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/craft/craft_terms.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t smallestPatch = 4;
constexpr int farFromBorder = 3;
constexpr int meadowWidth = 2;

std::optional<double> patchesOf(const CraftTerms& terms) {
    Grid<int> kinds(terms.size, Regions::none);
    forEachCell(terms.size, [&](Cell cell) {
        if (terms.isLand(cell)) kinds[cell] = int(terms.ground[cell]);
    });
    const auto isPatch = [](const std::vector<Cell>& cells) { return cells.size() >= smallestPatch; };
    return craftShare(double(std::ranges::count_if(findRegions(kinds).members, isPatch)), terms.land, 1000);
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
