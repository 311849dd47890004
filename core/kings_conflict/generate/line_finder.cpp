// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/line_finder.h"

#include "core/kings_conflict/rules/kings.h"

#include <queue>

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace stonemason::kings_conflict {

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

LineFinder::LineFinder(Draft& draft, Network network, const Grid<char>& half, SeededRandom& random)
    : draft_(draft), network_(network), half_(half), noise_(draft.size()) {
    forEachCell(draft.size(), [&](Cell cell) { noise_[cell] = random.below(14); });
}

NetworkLine LineFinder::find(const Beginning& beginning, const Cost& costOf, const End& endOf) {
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

bool LineFinder::lay(const Beginning& beginning, const NetworkLine& line) {
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

Edges LineFinder::edgesAt(Cell cell) const {
    const Tile* tile = draft_.tileAt(cell);
    return tile ? edgesOf(*tile, network_) : Edges();
}

bool LineFinder::mayEnter(Cell cell, Direction back) const {
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

NetworkLine LineFinder::lineTo(int state, Direction out) const {
    NetworkLine line;
    for (; state >= 0; state = before_[std::size_t(state)]) {
        const Direction back = Direction(state % 4);
        line.push_back({cellOf(state), Edges{back, out}});
        out = opposite(back);
    }
    std::ranges::reverse(line);
    return line;
}

} // namespace stonemason::kings_conflict
