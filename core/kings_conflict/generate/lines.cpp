// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/lines.h"

#include "core/grid/distance.h"
#include "core/kings_conflict/rules/kings.h"

#include <queue>

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace stonemason::kings_conflict {

namespace {

constexpr int impossible = -1;

/// The cells of a line in order, each with its edges.
struct LineCell {
    Cell cell;
    Edges edges;
};
using Line = std::vector<LineCell>;

/// Half of the board, which one line may run in while its mirror image runs in the other.
Grid<char> randomHalf(const Draft& draft, bool partsKings, SeededRandom& random) {
    Grid<char> half(draft.size(), 1);
    if (draft.symmetry() == Symmetry::None) return half;
    static constexpr std::array<Cell, 6> slopes{{{1, -1}, {1, 1}, {1, 0}, {0, 1}, {2, 1}, {1, 2}}};
    const Cell slope = partsKings ? slopes[0] : slopes[std::size_t(random.below(int(slopes.size())))];
    const bool other = random.percent(50);
    forEachCell(draft.size(), [&](Cell cell) {
        const Cell image = draft.imageOf(cell);
        if (draft.symmetry() == Symmetry::Diagonal) {
            half[cell] = cell != image && (cell.row < cell.column) == other;
            return;
        }
        const int here = slope.row * cell.row + slope.column * cell.column;
        const int there = slope.row * image.row + slope.column * image.column;
        const bool first = here != there ? here > there : cell < image;
        half[cell] = cell != image && first == other;
    });
    return half;
}

/// Where a line begins: its first cell, the edge it comes in by, and the cell on the axis or centre where it
/// meets its mirror image, if it is to go on there.
struct Beginning {
    Cell cell;
    Direction back = Direction::North;
    std::optional<Cell> axis;
};

/// Whether the piece in the cell and one beside it do not face each other both.
bool clashes(const Draft& draft, Cell cell, Network network) {
    const auto edgesAt = [&](Cell at) {
        const Tile* tile = draft.terrain().contains(at) ? draft.tileAt(at) : nullptr;
        return tile ? edgesOf(*tile, network) : Edges();
    };
    const Edges own = edgesAt(cell);
    return std::ranges::any_of(allDirections, [&](Direction d) {
        const Edges other = edgesAt(neighbour(cell, d));
        return !other.empty() && own.has(d) != other.has(opposite(d));
    });
}

/// Lays one line of a network in a half of the board.
class LineFinder {
public:
    LineFinder(Draft& draft, Network network, const Grid<char>& half, SeededRandom& random)
        : draft_(draft), network_(network), half_(half), random_(random), noise_(draft.size()) {
        forEachCell(draft.size(), [&](Cell cell) { noise_[cell] = random.below(14); });
    }

    /// The cheapest line from the beginning to where isEnd(cell, back, length of the shortest way so far)
    /// gives a direction, by the cost of each cell.
    template <typename Cost, typename End>
    Line find(const Beginning& beginning, Cost costOf, End endOf) {
        const int states = draft_.size().area() * 4;
        cost_.assign(std::size_t(states), std::numeric_limits<int>::max());
        before_.assign(std::size_t(states), -1);
        using Entry = std::tuple<int, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        const auto offer = [&](int state, int cost, int from) {
            if (cost >= cost_[std::size_t(state)]) return;
            cost_[std::size_t(state)] = cost;
            before_[std::size_t(state)] = from;
            open.push({cost, state});
        };
        if (!mayEnter(beginning.cell, beginning.back)) return {};
        offer(stateOf(beginning.cell, beginning.back), 0, -1);
        while (!open.empty()) {
            const auto [cost, state] = open.top();
            open.pop();
            if (cost > cost_[std::size_t(state)]) continue;
            const Cell cell = cellOf(state);
            const Direction back = Direction(state % 4);
            if (const auto out = endOf(cell, back)) return lineTo(state, *out);
            for (const Direction d : allDirections) {
                if (d == back || !draft_.canAddEdges(cell, network_, Edges{back, d})) continue;
                const Cell next = neighbour(cell, d);
                if (!half_.contains(next) || !half_[next] || !mayEnter(next, opposite(d))) continue;
                const int step = costOf(next);
                if (step == impossible) continue;
                const int turn = d == opposite(back) ? 0 : 3;
                offer(stateOf(next, opposite(d)), cost + 8 + noise_[next] + step + turn, state);
            }
        }
        return {};
    }

    /// Writes the line with its mirror image. False where that does not fit; nothing is written then.
    bool lay(const Beginning& beginning, const Line& line) {
        if (line.empty()) return false;
        const Grid<Code> before = draft_.terrain();
        bool fits = true;
        if (beginning.axis) {
            const Direction out = opposite(beginning.back);
            const Edges edges{out, transformed(out, transformOf(draft_.symmetry()))};
            fits = edges.count() == 2 && draft_.addEdges(*beginning.axis, network_, edges);
        }
        for (const LineCell& part : line)
            fits = fits && draft_.addEdges(part.cell, network_, part.edges);
        for (const LineCell& part : line)
            fits = fits && !clashes(draft_, part.cell, network_);
        if (!fits) draft_.restore(before);
        return fits;
    }

    Edges edgesAt(Cell cell) const {
        const Tile* tile = draft_.tileAt(cell);
        return tile ? edgesOf(*tile, network_) : Edges();
    }

private:
    int stateOf(Cell cell, Direction back) const {
        return (cell.row * draft_.size().columns + cell.column) * 4 + int(back);
    }
    Cell cellOf(int state) const {
        const int index = state / 4;
        return {index / draft_.size().columns, index % draft_.size().columns};
    }
    bool mayEnter(Cell cell, Direction back) const {
        if (!draft_.isOpen(cell) || !edgesAt(cell).empty()) return false;
        if (draft_.game().kings && isStart(draft_.game(), cell)) return false;
        if (!draft_.isNetwork(cell)) return true;
        const Network other = network_ == Network::River ? Network::Road : Network::River;
        for (const Direction d : allDirections) // no bridge where the other network ends
            if (edgesOf(*draft_.tileAt(cell), other).has(d)) {
                const Join join = joinAt(draft_.terrain(), draft_.game(), other, cell, d);
                if (join != Join::Joined && join != Join::Mouth) return false;
            }
        return draft_.canAddEdges(cell, network_, Edges{back, opposite(back)}); // a bridge
    }
    Line lineTo(int state, Direction out) const {
        Line line;
        for (; state >= 0; state = before_[std::size_t(state)]) {
            const Direction back = Direction(state % 4);
            line.push_back({cellOf(state), Edges{back, out}});
            out = opposite(back);
        }
        std::ranges::reverse(line);
        return line;
    }

    Draft& draft_;
    Network network_;
    const Grid<char>& half_;
    SeededRandom& random_;
    Grid<int> noise_;
    std::vector<int> cost_;
    std::vector<int> before_;
};

bool touchesNetwork(const Draft& draft, Cell cell, Network network) {
    return std::ranges::any_of(allDirections, [&](Direction d) {
        const Cell next = neighbour(cell, d);
        const Tile* tile = draft.terrain().contains(next) ? draft.tileAt(next) : nullptr;
        return tile && !edgesOf(*tile, network).empty();
    });
}

bool isRim(Size size, Cell cell) {
    return cell.row == 0 || cell.column == 0 || cell.row == size.rows - 1 || cell.column == size.columns - 1;
}

int distanceToKings(const Draft& draft, Cell cell) {
    int nearest = 99;
    if (draft.game().kings)
        for (const Start& start : draft.game().kings->starts)
            nearest = std::min(nearest, chebyshev(cell, start.cell));
    return nearest;
}

/// Where lines may begin that go on in their mirror images.
std::vector<Beginning> middles(const Draft& draft, const Grid<char>& half) {
    std::vector<Beginning> found;
    if (draft.symmetry() == Symmetry::None) return found;
    forEachCell(draft.size(), [&](Cell cell) {
        if (!half[cell]) return;
        for (const Direction d : allDirections) {
            const Cell next = neighbour(cell, d);
            if (!draft.terrain().contains(next)) continue;
            if (draft.imageOf(next) == next)
                found.push_back({cell, d, next});
            else if (next == draft.imageOf(cell))
                found.push_back({cell, d, std::nullopt});
        }
    });
    return found;
}

/// Whether a river may end by that edge, and does not meet one that it may not.
bool isMouth(const Draft& draft, Cell cell, Direction d) {
    return joinAt(draft.terrain(), draft.game(), Network::River, cell, d) == Join::Mouth;
}

int networkTiles(const Draft& draft, Network network) {
    int count = 0;
    for (const Code code : draft.terrain().values())
        if (const Tile* tile = draft.game().tile(code)) count += !edgesOf(*tile, network).empty();
    return count;
}

/// The land at a river's end stays, or the river would end in the open.
void keepMouths(Draft& draft) {
    std::vector<Cell> mouths;
    forEachCell(draft.size(), [&](Cell cell) {
        const Tile* tile = draft.tileAt(cell);
        if (!tile) return;
        for (const Direction d : allDirections)
            if (tile->river.has(d) && draft.terrain().contains(neighbour(cell, d)))
                mouths.push_back(neighbour(cell, d));
    });
    for (const Cell cell : mouths)
        if (draft.isOpen(cell) && !draft.isNetwork(cell)) draft.freeze(cell);
}

} // namespace

void layRivers(Draft& draft, const Grid<int>& height, const LineTarget& target, SeededRandom& random) {
    int laid = networkTiles(draft, Network::River);
    for (int tries = 0; tries < 24 && laid < target.wanted; ++tries) {
        const Grid<char> half = randomHalf(draft, false, random);
        LineFinder finder(draft, Network::River, half, random);
        const int left = target.most - laid;
        const bool throughMiddle = random.percent(55);
        std::vector<Beginning> beginnings;
        if (throughMiddle) {
            beginnings = middles(draft, half);
        } else {
            forEachCell(draft.size(), [&](Cell cell) {
                if (!half[cell] || draft.isNetwork(cell)) return;
                for (const Direction d : allDirections)
                    if (isMouth(draft, cell, d) && distanceToKings(draft, cell) > 2)
                        beginnings.push_back({cell, d, std::nullopt});
            });
        }
        if (beginnings.empty()) continue;
        const Beginning beginning = beginnings[std::size_t(random.below(int(beginnings.size())))];
        const int reach =
            3 + random.below(std::max(1, std::min({left / 2, target.wanted - laid, draft.size().rows / 2})));
        const auto cost = [&](Cell cell) {
            const int kings = distanceToKings(draft, cell);
            const int besideKing = kings <= 1 ? 200 : 40;
            return height[cell] / 40 + (kings <= 2 ? besideKing : 0) + (isRim(draft.size(), cell) ? 25 : 0) +
                   (touchesNetwork(draft, cell, Network::River) ? 40 : 0);
        };
        const auto end = [&](Cell cell, Direction back) -> std::optional<Direction> {
            if (std::abs(cell.row - beginning.cell.row) + std::abs(cell.column - beginning.cell.column) <
                    reach ||
                draft.isNetwork(cell))
                return std::nullopt;
            for (const Direction d :
                 {opposite(back), Direction((int(back) + 1) % 4), Direction((int(back) + 3) % 4)})
                if (isMouth(draft, cell, d) && draft.canAddEdges(cell, Network::River, Edges{back, d}))
                    return d;
            return std::nullopt;
        };
        const Line line = finder.find(beginning, cost, end);
        if (line.empty() || int(line.size()) * 2 + (beginning.axis ? 1 : 0) > left) continue;
        if (!finder.lay(beginning, line)) continue;
        laid = networkTiles(draft, Network::River);
        keepMouths(draft);
    }
    keepMouths(draft);
}

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
    std::vector<Line> found;
    const auto closed = [&](Cell cell) { return !game.mayEnter(game.kings->king, draft.at(cell)); };
    for (const Cell cell : draft.cells()) {
        if (!closed(cell) || distanceToKings(draft, cell) < 3) continue;
        for (const Direction d : {Direction::South, Direction::East}) {
            Line line;
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
    const Line& line = found[std::size_t(random.below(int(found.size())))];
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
    const Line line = finder.find(beginning, cost, end);
    return int(line.size()) * 2 <= left && finder.lay(beginning, line);
}

/// Whether the road crosses a river or leads through land that is closed.
bool opensWay(const Draft& draft, const Line& line) {
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
    const Line line = finder.find(
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

void carryOn(Draft& draft, SeededRandom& random) {
    struct LooseEnd {
        Cell cell;
        Direction out = Direction::North;
        Network network = Network::River;
    };
    std::vector<LooseEnd> ends;
    forEachCell(draft.size(), [&](Cell cell) {
        const Tile* tile = draft.tileAt(cell);
        if (!tile || draft.imageOf(cell) < cell) return;
        for (const Network network : allNetworks)
            for (const Direction d : allDirections)
                if (const Cell next = neighbour(cell, d);
                    edgesOf(*tile, network).has(d) && draft.terrain().contains(next) && draft.isOpen(next))
                    ends.push_back({cell, d, network});
    });
    random.shuffle(std::span(ends)); // what one takes the other cannot cross
    for (const LooseEnd& loose : ends) {
        const Cell first = neighbour(loose.cell, loose.out);
        const Direction back = opposite(loose.out);
        if (const Tile* tile = draft.tileAt(first); tile && edgesOf(*tile, loose.network).has(back)) continue;
        const bool isRiver = loose.network == Network::River;
        if (isRiver && random.percent(30) && isMouth(draft, loose.cell, loose.out)) continue;
        Grid<char> half(draft.size(), 1);
        forEachCell(draft.size(), [&](Cell cell) {
            const Cell image = draft.imageOf(cell);
            half[cell] = cell != image && chebyshev(cell, first) <= chebyshev(image, first) &&
                         (chebyshev(cell, first) != chebyshev(image, first) || cell < image || cell == first);
        });
        LineFinder finder(draft, loose.network, half, random);
        const auto cost = [&](Cell cell) { return touchesNetwork(draft, cell, loose.network) ? 20 : 0; };
        const auto end = [&](Cell cell, Direction from) -> std::optional<Direction> {
            for (const Direction d :
                 {opposite(from), Direction((int(from) + 1) % 4), Direction((int(from) + 3) % 4)}) {
                if (!draft.canAddEdges(cell, loose.network, Edges{from, d})) continue;
                const Join join = joinAt(draft.terrain(), draft.game(), loose.network, cell, d);
                if (join == Join::Joined || (isRiver && join == Join::Mouth)) return d;
                const bool isStop = join == Join::Loose && d == opposite(from) && !draft.isNetwork(cell);
                if (!isRiver && (join == Join::Mouth || isStop)) return d;
            }
            return std::nullopt;
        };
        const Beginning beginning{first, back, std::nullopt};
        if (finder.lay(beginning, finder.find(beginning, cost, end)) || !isRiver) continue;
        std::vector<Code> springs;
        for (const Tile& ground : draft.game().tiles)
            if (ground.riverMouth && !ground.isNetwork()) springs.push_back(ground.code);
        if (!springs.empty() && !draft.isNetwork(first))
            draft.set(first, springs[std::size_t(random.below(int(springs.size())))]);
    }
    keepMouths(draft);
}

} // namespace stonemason::kings_conflict
