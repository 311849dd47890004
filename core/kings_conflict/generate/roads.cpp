// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/generate/line_finder.h"
#include "core/kings_conflict/generate/line_places.h"
#include "core/kings_conflict/rules/kings.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

namespace {

/// The steps from a king to each cell on foot, or unreachable.
Grid<int> stepsOnFoot(const Draft& draft, Cell king) {
    const GameProfile& game = draft.game();
    return stepsFrom(std::span(&king, 1), draft.size(),
                     [&](Cell cell) { return game.mayEnter(game.kings->king, draft.at(cell)); });
}

bool isFree(const Draft& draft, Cell cell) {
    return draft.terrain().contains(cell) && draft.isOpen(cell) && !draft.isNetwork(cell) &&
           !(draft.game().kings && isStart(draft.game(), cell));
}

/// What a road costs beside its length: it keeps to plain land, off other roads and away from the kings.
int roadCost(const Draft& draft, Cell cell) {
    constexpr int besideRoad = 60;
    constexpr int besideKing = 60;
    constexpr int offPlain = 5;
    return (touchesNetwork(draft, cell, Network::Road) ? besideRoad : 0) +
           (distanceToKings(draft, cell) <= 1 ? besideKing : 0) +
           (draft.at(cell) == draft.game().plainTile ? 0 : offPlain);
}

/// A straight road over a river or through closed land, with open ends: another way between the kings.
bool layCrossing(Draft& draft, SeededRandom& random) {
    const GameProfile& game = draft.game();
    std::vector<NetworkLine> found;
    const auto closed = [&](Cell cell) { return !game.mayEnter(game.kings->king, draft.at(cell)); };
    for (const Cell cell : draft.cells()) {
        if (!closed(cell) || distanceToKings(draft, cell) < 3) continue;
        for (const Direction d : {Direction::South, Direction::East}) {
            NetworkLine line;
            Cell at = cell;
            while (draft.terrain().contains(at) && closed(at) && draft.isOpen(at))
                line.push_back({at, Edges{d, opposite(d)}}), at = neighbour(at, d);
            const Cell first = neighbour(cell, opposite(d));
            if (line.size() > 3 || !isFree(draft, at) || !isFree(draft, first) || closed(first)) continue;
            line.push_back({at, Edges{d, opposite(d)}});
            line.insert(line.begin(), {first, Edges{d, opposite(d)}});
            const bool fits = std::ranges::all_of(line, [&](const LineCell& part) {
                return draft.canAddEdges(part.cell, Network::Road, part.edges) &&
                       !touchesNetwork(draft, part.cell, Network::Road);
            });
            if (fits) found.push_back(std::move(line));
        }
    }
    if (found.empty()) return false;
    const Grid<Code> before = draft.terrain();
    const NetworkLine& line = found[std::size_t(random.below(int(found.size())))];
    bool fits = true;
    for (const LineCell& part : line)
        fits = fits && draft.addEdges(part.cell, Network::Road, part.edges);
    for (const LineCell& part : line)
        fits = fits && !clashes(draft, part.cell, Network::Road);
    if (!fits) draft.restore(before);
    return fits;
}

/// A road from the land of one king to the middle, and so to the other's.
bool layThroughRoad(Draft& draft, int left, SeededRandom& random) {
    const GameProfile& game = draft.game();
    const Grid<char> half = randomHalf(draft, true, random);
    const std::vector<Beginning> beginnings = middles(draft, half);
    if (beginnings.empty()) return false;
    const Start& start = half[game.kings->starts[0].cell] ? game.kings->starts[0] : game.kings->starts[1];
    const Grid<int> steps = stepsOnFoot(draft, start.cell);
    LineFinder finder(draft, Network::Road, half, random);
    const Beginning beginning = beginnings[std::size_t(random.below(int(beginnings.size())))];
    const int goal = 2 + random.below(4);
    const auto cost = [&](Cell cell) { return roadCost(draft, cell) / 2 + (draft.isNetwork(cell) ? 12 : 0); };
    const auto end = [&](Cell cell, Direction back) -> std::optional<Direction> {
        const Direction out = opposite(back);
        const Cell beyond = neighbour(cell, out);
        if (steps[cell] == unreachable || chebyshev(cell, start.cell) > goal + 2 || draft.isNetwork(cell) ||
            chebyshev(cell, start.cell) < 2 || !draft.canAddEdges(cell, Network::Road, Edges{back, out}))
            return std::nullopt;
        if (draft.terrain().contains(beyond) && draft.isNetwork(beyond)) return std::nullopt;
        return out;
    };
    const NetworkLine line = finder.find(beginning, cost, end);
    return int(line.size()) * 2 <= left && finder.lay(beginning, line);
}

/// Whether the road crosses a river or leads through land that is closed.
bool opensWay(const Draft& draft, const NetworkLine& line) {
    const GameProfile& game = draft.game();
    return std::ranges::any_of(line, [&](const LineCell& part) {
        return draft.isNetwork(part.cell) ||
               (game.kings && !game.mayEnter(game.kings->king, draft.at(part.cell)));
    });
}

/// A road within one half: from near a king to land of another kind, over a river or through closed land.
/// @param anywhere roads that lead from nowhere to nowhere will do
bool layShortRoad(Draft& draft, int left, bool anywhere, SeededRandom& random) {
    const Grid<char> half = randomHalf(draft, false, random);
    LineFinder finder(draft, Network::Road, half, random);
    const bool fromKing = draft.game().kings && random.percent(25);
    std::vector<Beginning> beginnings;
    forEachCell(draft.size(), [&](Cell cell) {
        if (!half[cell] || !isFree(draft, cell) || touchesNetwork(draft, cell, Network::Road)) return;
        const int kings = distanceToKings(draft, cell);
        if (kings < 2 || (fromKing && kings > 3)) return;
        for (const Direction d : allDirections)
            if (isFree(draft, neighbour(cell, d))) beginnings.push_back({cell, d, std::nullopt});
    });
    if (beginnings.empty()) return false;
    const Beginning beginning = beginnings[std::size_t(random.below(int(beginnings.size())))];
    const int reach = 2 + random.below(std::max(1, std::min(left / 2 - 2, draft.size().rows / 3)));
    const auto end = [&](Cell cell, Direction back) -> std::optional<Direction> {
        const Direction out = opposite(back);
        const Cell beyond = neighbour(cell, out);
        const int far =
            std::abs(cell.row - beginning.cell.row) + std::abs(cell.column - beginning.cell.column);
        if (far < reach || draft.isNetwork(cell) ||
            !draft.canAddEdges(cell, Network::Road, Edges{back, out}) || !draft.terrain().contains(beyond) ||
            draft.isNetwork(beyond))
            return std::nullopt;
        const bool leadsSomewhere = anywhere || draft.at(beyond) != draft.at(cell);
        return leadsSomewhere ? std::optional(out) : std::nullopt;
    };
    const NetworkLine line = finder.find(
        beginning, [&](Cell cell) { return roadCost(draft, cell); }, end);
    // The first tile goes straight on, or its loose end would be a corner's.
    if (line.size() < 2 || !line.front().edges.isStraight() || int(line.size()) * 2 > left) return false;
    if (!anywhere && !fromKing && !opensWay(draft, line)) return false;
    return finder.lay(beginning, line);
}

} // namespace

void layRoads(Draft& draft, const LineTarget& target, int crossings, SeededRandom& random) {
    const GameProfile& game = draft.game();
    const auto left = [&] { return target.most - networkTiles(draft, Network::Road); };
    if (game.kings && draft.size() == game.board) {
        const auto isJoined = [&] {
            return stepsOnFoot(draft, game.kings->starts[0].cell)[game.kings->starts[1].cell] != unreachable;
        };
        for (int tries = 0; tries < 6 && left() >= 3 && !isJoined(); ++tries)
            if (random.percent(60) || !layCrossing(draft, random)) layThroughRoad(draft, left(), random);
        for (int crossing = 0; crossing < crossings && left() >= 6; ++crossing)
            layCrossing(draft, random);
        constexpr int shortest = 6;
        if (target.wanted - networkTiles(draft, Network::Road) >= shortest && random.percent(75))
            for (int tries = 0; tries < 3; ++tries)
                if (layThroughRoad(draft, left(), random)) break;
    }
    for (int tries = 0; tries < 16; ++tries) {
        const int laid = networkTiles(draft, Network::Road);
        if (laid >= target.wanted || left() < 4) break;
        const bool isNeeded = laid < target.least || !game.kings;
        layShortRoad(draft, left(), isNeeded && tries >= 8, random);
    }
}

} // namespace stonemason::kings_conflict
