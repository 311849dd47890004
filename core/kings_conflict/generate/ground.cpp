// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/ground.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

int Plan::indexOf(WishKind kind) const {
    const auto found = std::ranges::find(wishes, kind, &WishInfo::kind);
    return found == wishes.end() ? -1 : int(found - wishes.begin());
}

namespace {

/// Whether it is counted with the passages only (TerrainFacts::count()).
bool isOfPassages(WishKind kind) {
    return kind == WishKind::Routes || kind == WishKind::RouteWidth || kind == WishKind::Islands;
}

} // namespace

bool Plan::asksForPassages() const {
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if (isOfPassages(wishes[i].kind) && ranges[i] != wishes[i].limits) return true;
    }
    return false;
}

int Plan::aimOfClass(int terrainClass) const {
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (wishes[i].kind == WishKind::Share && wishes[i].terrainClass == terrainClass)
            return (aims[i] * tiles + 50) / 100;
    return -1;
}

namespace {

int distanceToStarts(const Draft& draft, Cell cell) {
    int nearest = 99;
    if (draft.game().kings && draft.size() == draft.game().board)
        for (const Start& start : draft.game().kings->starts)
            nearest = std::min(nearest, chebyshev(cell, start.cell));
    return nearest;
}

/// How much nearer a cell is to one king than to the other, from 0 (as near) to 1000.
int lean(const Draft& draft, Cell cell) {
    const auto& starts = draft.game().kings->starts;
    const int first = chebyshev(cell, starts[0].cell);
    const int second = chebyshev(cell, starts[1].cell);
    return std::abs(first - second) * 1000 / std::max(1, first + second);
}

int distanceToRim(Size size, Cell cell) {
    return std::min({cell.row, cell.column, size.rows - 1 - cell.row, size.columns - 1 - cell.column});
}

} // namespace

Grid<int> heightField(const Draft& draft, SeededRandom& random) {
    const Size size = draft.size();
    const int side = std::min(size.rows, size.columns);
    const Grid<int> broad = noiseField(size, draft.symmetry(), std::max(1, side / 6), random);
    const Grid<int> fine = noiseField(size, draft.symmetry(), std::max(1, side / 12), random);
    const bool hasKings = draft.game().kings && size == draft.game().board;
    const int shape = random.below(5);
    const int strength = 300 + random.below(500);
    Grid<int> height(size);
    forEachCell(size, [&](Cell cell) {
        int value = (broad[cell] * 7 + fine[cell] * 3) / 10;
        const int rim = std::max(0, 3 - distanceToRim(size, cell)) * 333;
        const int middle = hasKings ? std::max(0, 1000 - 2 * lean(draft, cell)) : 0;
        switch (shape) {
        case 0: value += middle * strength / 1000; break;
        case 1: value -= middle * strength / 1400; break;
        case 2: value += rim * strength / 1400; break;
        case 3: value -= rim * strength / 1400; break;
        default: break;
        }
        height[cell] = value;
    });
    return height;
}

namespace {

/// The open cells without a network, by a key, the greatest first.
template <typename Key>
std::vector<Cell> ranked(const Draft& draft, Key keyOf) {
    std::vector<std::pair<int, Cell>> keyed;
    for (const Cell cell : draft.cells())
        if (!draft.isNetwork(cell)) keyed.push_back({-keyOf(cell), cell});
    std::ranges::sort(keyed);
    std::vector<Cell> cells;
    for (const auto& [key, cell] : keyed)
        cells.push_back(cell);
    return cells;
}

int countOf(const Draft& draft, int terrainClass) {
    int count = 0;
    for (const Code code : draft.terrain().values())
        if (const Tile* tile = draft.game().tile(code)) count += tile->terrainClass == terrainClass;
    return count;
}

bool isPlain(const Draft& draft, Cell cell) {
    return draft.at(cell) == draft.game().plainTile;
}

/// Paints cells of the list that are plain until there are as many of the class as aimed at.
void paint(Draft& draft, std::span<const Cell> cells, int terrainClass, int aim, int distanceFromKings) {
    const std::vector<Code> codes = groundTiles(draft.game(), terrainClass);
    if (codes.empty()) return;
    int count = countOf(draft, terrainClass);
    for (const Cell cell : cells) {
        if (count >= aim) return;
        if (!isPlain(draft, cell) || distanceToStarts(draft, cell) < distanceFromKings) continue;
        if (draft.set(cell, codes.back())) count += draft.imageOf(cell) == cell ? 1 : 2;
    }
}

constexpr int awayFromKings = 3;

} // namespace

void paintHeights(Draft& draft, const Grid<int>& height, const Plan& plan, int riverTiles) {
    const auto high = ranked(draft, [&](Cell cell) { return height[cell]; });
    const std::vector<Cell> low(high.rbegin(), high.rend());
    for (const Landform form : {Landform::Peaks, Landform::Slopes, Landform::Lowland})
        for (const ShareNumbers& share : draft.game().generation.shares) {
            if (share.landform != form) continue;
            const int aim = plan.aimOfClass(share.terrainClass);
            const bool isLow = form == Landform::Lowland;
            paint(draft, isLow ? low : high, share.terrainClass, isLow ? aim - riverTiles : aim,
                  form == Landform::Slopes ? 2 : awayFromKings);
        }
}

namespace {

/// Of the tiles of a class that has several, the first is the middle of each patch and the last all around
/// it.
void markMiddles(Draft& draft, int terrainClass) {
    const std::vector<Code> codes = groundTiles(draft.game(), terrainClass);
    if (codes.size() < 2) return;
    const auto isOfClass = [&](Cell cell) {
        const Tile* tile = draft.terrain().contains(cell) ? draft.tileAt(cell) : nullptr;
        return tile && tile->terrainClass == terrainClass && !tile->isNetwork();
    };
    Grid<char> seen(draft.size(), 0);
    forEachCell(draft.size(), [&](Cell first) {
        if (seen[first] || !isOfClass(first)) return;
        std::vector<Cell> patch{first};
        seen[first] = 1;
        for (std::size_t next = 0; next < patch.size(); ++next)
            for (const Direction d : allDirections)
                if (const Cell to = neighbour(patch[next], d); isOfClass(to) && !seen[to]) {
                    seen[to] = 1;
                    patch.push_back(to);
                }
        const auto likeAround = [&](Cell cell) {
            return std::ranges::count_if(eightSteps, [&](Cell step) { return isOfClass(cell + step); });
        };
        const Cell middle = *std::ranges::max_element(patch, {}, likeAround);
        for (const Cell cell : patch)
            if (draft.isOpen(cell)) draft.set(cell, codes.back());
        if (draft.isOpen(middle)) draft.set(middle, codes.front());
    });
}

} // namespace

void paintRest(Draft& draft, const Plan& plan, SeededRandom& random) {
    const int side = std::min(draft.size().rows, draft.size().columns);
    for (const ShareNumbers& share : draft.game().generation.shares) {
        const int aim = plan.aimOfClass(share.terrainClass);
        if (aim <= 0) continue;
        if (share.landform == Landform::Vent) {
            if (draft.cells().empty()) continue;
            const Cell vent = draft.cells()[std::size_t(random.below(int(draft.cells().size())))];
            const Cell image = draft.imageOf(vent);
            const auto nearVent = ranked(draft, [&](Cell cell) {
                return -std::min(chebyshev(cell, vent), chebyshev(cell, image)) * 10 - random.below(8);
            });
            for (const Cell cell : nearVent) // what was painted gives way
                if (!isPlain(draft, cell) && countOf(draft, share.terrainClass) < aim &&
                    chebyshev(cell, vent) <= 1 && distanceToStarts(draft, cell) > awayFromKings)
                    draft.set(cell, draft.game().plainTile);
            paint(draft, nearVent, share.terrainClass, aim, awayFromKings + 1);
            continue;
        }
        if (share.landform != Landform::Wet && share.landform != Landform::Dry) continue;
        const Grid<int> broad = noiseField(draft.size(), draft.symmetry(), std::max(1, side / 7), random);
        const Grid<int> fine = noiseField(draft.size(), draft.symmetry(), std::max(1, side / 12), random);
        const auto cells = ranked(draft, [&](Cell cell) { return broad[cell] * 3 + fine[cell]; });
        paint(draft, cells, share.terrainClass, aim, 1);
    }
}

int unmetWishes(const TerrainFacts& facts, const Plan& plan, bool withPassages) {
    int penalty = 0;
    const std::vector<int> counts = facts.wishCounts();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!withPassages && isOfPassages(plan.wishes[i].kind)) continue;
        const WishRange range = plan.ranges[i];
        const int off = std::max({0, range.least - counts[i], counts[i] - range.most});
        if (off > 0) penalty += 150 + 60 * off;
    }
    return penalty;
}

int penaltyOf(const TerrainFacts& facts, const Plan& plan, bool withPassages) {
    int penalty = unmetWishes(facts, plan, withPassages);
    for (std::size_t i = 0; i < plan.wishes.size(); ++i)
        if (plan.wishes[i].kind == WishKind::Share) {
            const int terrainClass = plan.wishes[i].terrainClass;
            penalty += 10 * std::abs(facts.tilesOfClass(terrainClass) - plan.aimOfClass(terrainClass));
        }
    penalty += 40 * facts.loneTiles() - 3 * facts.likeNeighbours();
    const int huge = std::max(6, plan.tiles / 10); // a patch that hides all else
    penalty += 5 * std::max(0, facts.largestPatch() - huge);
    penalty += facts.missingVariety() * 150;
    if (!facts.hasStarts()) return penalty;
    penalty += 800 * facts.closedStarts() + 200 * facts.swatBeside() + 30 * facts.swatNear();
    penalty += 300 * facts.lackingWaysOut();
    if (facts.killingCells() > 0) penalty += 300 + 8 * facts.killingCells();
    if (!facts.hasRoute()) penalty += 500;
    return penalty;
}

namespace {

constexpr int mostEighths = 64; ///< of the heat that a change may be worse

/// Whether a change so much worse is never taken, whatever is drawn.
bool isHopeless(int worse, int heat) {
    return worse > 0 && (heat <= 0 || worse * 8 / heat >= mostEighths);
}

/// exp(-worse / heat) in 1/65536, from a table of eighths: the same on every machine.
bool isTaken(int worse, int heat, SeededRandom& random) {
    if (worse <= 0) return true;
    if (isHopeless(worse, heat)) return false;
    static constexpr std::array<int, 8> eighths{65536, 57835, 51039, 45042, 39750, 35079, 30957, 27320};
    const int steps = worse * 8 / heat;
    int chance = eighths[std::size_t(steps % 8)];
    for (int whole = steps / 8; whole > 0; --whole)
        chance = int(std::int64_t(chance) * 24109 / 65536);
    return random.below(65536) < chance;
}

/// A candidate ground for the cell: usually that of a neighbour, which makes patches grow and shrink.
Code proposed(const Draft& draft, const std::vector<Code>& grounds, Cell cell, SeededRandom& random) {
    if (random.percent(80)) {
        const Cell next = neighbour(cell, allDirections[std::size_t(random.below(4))]);
        const Tile* tile = draft.terrain().contains(next) ? draft.tileAt(next) : nullptr;
        if (tile && !tile->isNetwork()) return tile->code;
    }
    return grounds[std::size_t(random.below(int(grounds.size())))];
}

} // namespace

// Simulated annealing. A step proposes other ground for a cell, or exchanges the ground of two; a worse
// penalty is accepted with the probability of Metropolis, at a heat that falls linearly to 0. Invariant:
// `best` is the terrain of the least penalty so far, with which the function ends; networks stay. Cost:
// `rounds` steps for each cell, each of which counts the terrain as a whole. Passages, which take longest to
// count and can only add to the penalty, are counted for steps alone that may still be accepted. Source:
// Kirkpatrick, Gelatt and Vecchi, "Optimization by Simulated Annealing", Science 220, 1983.
void refineGround(Draft& draft, TerrainFacts& facts, const Plan& plan, int rounds, SeededRandom& random,
                  const std::stop_token& stop) {
    std::vector<Cell> cells;
    for (const Cell cell : draft.cells())
        if (!draft.isNetwork(cell)) cells.push_back(cell);
    if (cells.empty()) return;
    std::vector<Code> grounds{draft.game().plainTile};
    for (std::size_t i = 0; i < plan.wishes.size(); ++i)
        if (plan.wishes[i].kind == WishKind::Share && plan.ranges[i].most > 0)
            if (const auto codes = groundTiles(draft.game(), plan.wishes[i].terrainClass); !codes.empty())
                grounds.push_back(codes.back());
    const bool withPassages = plan.asksForPassages();
    facts.count(draft.terrain());
    if (withPassages) facts.countPassages();
    int penalty = penaltyOf(facts, plan, withPassages);
    Grid<Code> best = draft.terrain();
    int least = penalty;
    const int steps = rounds * int(cells.size());
    for (int step = 0; step < steps && !stop.stop_requested(); ++step) {
        const int heat = 30 * (steps - step) / steps;
        const Cell cell = cells[std::size_t(random.below(int(cells.size())))];
        const Code before = draft.at(cell);
        const bool swaps = random.percent(50);
        const Cell other = cells[std::size_t(random.below(int(cells.size())))];
        const Code otherBefore = draft.at(other);
        const Code code = swaps ? otherBefore : proposed(draft, grounds, cell, random);
        if (code == before || (swaps && draft.imageOf(cell) == other)) continue;
        if (!draft.set(cell, code)) continue;
        if (swaps) draft.set(other, before);
        facts.count(draft.terrain());
        int now = penaltyOf(facts, plan, false);
        if (withPassages && !isHopeless(now - penalty, heat)) { // passages only make it worse
            facts.countPassages();
            now = penaltyOf(facts, plan);
        }
        if (isTaken(now - penalty, heat, random)) {
            penalty = now;
            if (penalty < least) {
                least = penalty;
                best = draft.terrain();
            }
            continue;
        }
        draft.set(cell, before);
        if (swaps) draft.set(other, otherBefore);
    }
    draft.restore(best);
    for (const ShareNumbers& share : draft.game().generation.shares)
        if (share.landform == Landform::Vent) markMiddles(draft, share.terrainClass);
    facts.count(draft.terrain());
    facts.countPassages();
}

} // namespace stonemason::kings_conflict
