// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/patches.h"

#include "core/base/value_noise.h"
#include "core/grid/cell.h"
#include "core/grid/region.h"

#include <queue>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <tuple>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// Lays the ground of the zones, mixes it at borders, grows patches, gives specks to what is around
/// them, and adds the water and its coasts. Invariant: of the nodes of a zone that are no water at least
/// leastOwn percent keep its ground. Cost: O(nodes), and O(n log n) for a patch of n. Source: own work.
class GroundLayer {
public:
    GroundLayer(Draft& draft, const Plan& plan, SeededRandom& random)
        : nodes_(draft.nodes)
        , draft_(draft)
        , plan_(plan)
        , numbers_(plan.numbers)
        , random_(random)
        , bend_(draft.size.rows, bendSpacing, random)
        , water_(Size{draft.size.rows + 1, draft.size.columns + 1}, 0)
        , all_(plan.worldTemplate.zones.size(), 0) {
        nodes_ = Grid<Surface>(water_.size(), Surface::Water);
        forEachCell(nodes_.size(), [this](Cell node) {
            nodes_[node] = groundOfZone(zoneOf(node));
            water_[node] = hasWaterAround(node) ? 1 : 0;
            if (water_[node] == 0) ++all_[std::size_t(zoneOf(node))];
        });
        own_ = all_;
    }

    void lay() {
        constexpr int rounds = 2;
        for (int round = 0; round < rounds; ++round)
            mixBorders();
        const int count = draft_.size.area() * numbers_.patchesPer10000 / 10000;
        for (int i = 0; i < count; ++i)
            growPatch({random_.below(draft_.size.rows), random_.below(draft_.size.columns)});
        layCoasts();
        fillSpecks();
        fillSingleCells();
        for (const DraftLink& link : draft_.links)
            if (!link.portal && !link.cells.empty()) layBridge(link.cells.front());
        forEachCell(nodes_.size(), [this](Cell node) {
            if (water_[node] != 0) nodes_[node] = Surface::Water;
        });
    }

private:
    static constexpr int leastOwn = 60;
    static constexpr int bendSpacing = 2; ///< nodes between two bends of the rim of a patch

    /// The zone of the cell whose upper left corner is the node.
    int zoneOf(Cell node) const {
        return draft_.zoneOf[{std::min(node.row, draft_.size.rows - 1),
                              std::min(node.column, draft_.size.columns - 1)}];
    }
    Surface groundOfZone(int zone) const { return plan_.worldTemplate.zones[std::size_t(zone)].surface; }

    bool hasWaterAround(Cell node) const {
        constexpr std::array<Cell, 4> around{{{0, 0}, {-1, -1}, {-1, 0}, {0, -1}}};
        return std::ranges::all_of(around, [&](Cell step) {
            const Cell cell = node + step;
            return !draft_.size.contains(cell) || draft_.use[cell] == CellUse::Water;
        });
    }

    /// Sets the ground of a node; false, without a change, if its zone would keep too little of its own.
    bool change(Cell node, Surface surface) {
        if (water_[node] != 0) return false;
        const int zone = zoneOf(node);
        int& own = own_[std::size_t(zone)];
        const bool wasOwn = nodes_[node] == groundOfZone(zone);
        const bool isOwn = surface == groundOfZone(zone);
        if (wasOwn && !isOwn && 100 * (own - 1) < leastOwn * all_[std::size_t(zone)]) return false;
        own += int(isOwn) - int(wasOwn);
        nodes_[node] = surface;
        return true;
    }

    void mixBorders() {
        const Grid<Surface> before = nodes_;
        forEachCell(nodes_.size(), [&](Cell node) {
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(node, way);
                if (before.contains(beside) && before[beside] != before[node] &&
                    random_.percent(numbers_.borderMixPercent))
                    change(node, before[beside]);
            }
        });
    }

    Surface pickFor(Surface ground) {
        const auto other = random_.weightedIndex(plan_.catalogue.craft.patches[std::size_t(ground)]);
        return other ? Surface(*other) : ground;
    }

    /// Visits cells in order of their distance from the first, distorted by a noise. A cell shows the lowest
    /// ground of its nodes, so a patch of a higher ground must set all four.
    void growPatch(Cell start) {
        const Surface ground = nodes_[start];
        const Surface patch = pickFor(ground);
        if (patch == ground) return;
        constexpr int smallest = 8;
        int left = smallest + random_.below(1 + random_.below(numbers_.patchCells));
        const auto farness = [&](Cell cell) {
            const double down = cell.row - start.row;
            const double right = cell.column - start.column;
            return std::sqrt(down * down + right * right) *
                   (1 + double(bend_.at(cell)) * numbers_.patchBendPercent / 100);
        };
        using Place = std::tuple<double, int, int>;
        std::priority_queue<Place, std::vector<Place>, std::greater<>> rim;
        rim.emplace(0, start.row, start.column);
        while (left > 0 && !rim.empty()) {
            const Cell cell{std::get<1>(rim.top()), std::get<2>(rim.top())};
            rim.pop();
            const bool isFilled = patch > ground && nodes_[cell] == patch; // as a corner of another cell
            if (nodes_[cell] != ground && !isFilled) continue;
            --left;
            if (!change(cell, patch)) return;
            if (patch > ground)
                for (const Cell corner : {Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                    change(cell + corner, patch);
            for (const Direction way : allDirections)
                if (const Cell beside = neighbour(cell, way); draft_.size.contains(beside))
                    rim.emplace(farness(beside), beside.row, beside.column);
        }
    }

    /// Small patches get the most frequent ground of the nodes beside them.
    void fillSpecks() {
        Grid<char> seen(nodes_.size(), 0);
        std::vector<Cell> piece;
        forEachCell(nodes_.size(), [&](Cell start) {
            if (seen[start] != 0 || water_[start] != 0) return;
            const Surface surface = nodes_[start];
            std::array<int, surfaceCount> beside{};
            seen[start] = 1;
            piece.assign(1, start);
            for (std::size_t next = 0; next < piece.size(); ++next)
                for (const Direction way : allDirections) {
                    const Cell node = neighbour(piece[next], way);
                    if (!nodes_.contains(node) || water_[node] != 0) continue;
                    if (nodes_[node] != surface) ++beside[std::size_t(nodes_[node])];
                    if (nodes_[node] != surface || seen[node] != 0) continue;
                    seen[node] = 1;
                    piece.push_back(node);
                }
            const auto most = std::ranges::max_element(beside);
            if (int(piece.size()) >= numbers_.smallestPatch || *most == 0) return;
            for (const Cell node : piece)
                change(node, Surface(most - beside.begin()));
        });
    }

    /// The ground of a cell: the lowest of its nodes.
    Surface groundAt(Cell cell) const {
        return std::min(
            {nodes_[cell], nodes_[cell + Cell{0, 1}], nodes_[cell + Cell{1, 0}], nodes_[cell + Cell{1, 1}]});
    }

    /// A cell whose ground differs from all neighbours gets the most frequent ground among these.
    void fillSingleCells() {
        forEachCell(draft_.size, [&](Cell cell) {
            if (draft_.use[cell] == CellUse::Water) return;
            const Surface ground = groundAt(cell);
            std::array<int, surfaceCount> beside{};
            for (const Direction way : allDirections)
                if (const Cell next = neighbour(cell, way);
                    draft_.size.contains(next) && draft_.use[next] != CellUse::Water)
                    ++beside[std::size_t(groundAt(next))];
            const auto most = std::ranges::max_element(beside);
            if (beside[std::size_t(ground)] != 0 || *most == 0) return;
            for (const Cell corner : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                if (nodes_[cell + corner] == ground) change(cell + corner, Surface(most - beside.begin()));
        });
    }

    /// Stretches of the coasts are sand, but for some nodes: a rim of sand would double a straight coast.
    void layCoasts() {
        constexpr int stretch = 5;         // in nodes
        constexpr int sandyOfStretch = 65; // percent
        const int across = nodes_.columns() / stretch + 1;
        std::vector<char> sandy(std::size_t(across * (nodes_.rows() / stretch + 1)));
        for (char& each : sandy)
            each = random_.percent(numbers_.sandRimPercent) ? 1 : 0;
        forEachCell(nodes_.size(), [&](Cell node) {
            const bool isCoast = std::ranges::any_of(eightSteps, [&](Cell step) {
                return water_.contains(node + step) && water_[node + step] != 0;
            });
            const int place = node.row / stretch * across + node.column / stretch;
            if (isCoast && sandy[std::size_t(place)] != 0 && random_.percent(sandyOfStretch))
                change(node, Surface::Sand);
        });
    }

    /// Turns the strip of land that leads over water to a passage into sand.
    void layBridge(Cell passage) {
        constexpr int reach = 3;
        const auto isWaterAt = [&](Cell cell) {
            return draft_.use.contains(cell) && draft_.use[cell] == CellUse::Water;
        };
        forEachWithin(passage, reach, [&](Cell cell) {
            if (!draft_.use.contains(cell) || isWaterAt(cell)) return;
            const bool isBetween = (isWaterAt(cell + Cell{0, -1}) && isWaterAt(cell + Cell{0, 1})) ||
                                   (isWaterAt(cell + Cell{-1, 0}) && isWaterAt(cell + Cell{1, 0}));
            if (!isBetween) return;
            for (const Cell corner : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                change(cell + corner, Surface::Sand);
        });
    }

    Grid<Surface>& nodes_;
    Draft& draft_;
    const Plan& plan_;
    const GeneratorNumbers& numbers_;
    SeededRandom& random_;
    ValueNoise bend_;      ///< of the rims of patches
    Grid<char> water_;     ///< 1 where all cells around are water
    std::vector<int> all_; ///< nodes of each zone that are no water
    std::vector<int> own_; ///< the subset with the ground of the zone
};

} // namespace

void layGround(Draft& draft, const Plan& plan, SeededRandom& random) {
    GroundLayer(draft, plan, random).lay();
}

Grid<Surface> groundOf(const Draft& draft) {
    Grid<Surface> ground(draft.size, Surface::Water);
    forEachCell(draft.size, [&](Cell cell) {
        ground[cell] = std::min({draft.nodes[cell], draft.nodes[cell + Cell{0, 1}],
                                 draft.nodes[cell + Cell{1, 0}], draft.nodes[cell + Cell{1, 1}]});
    });
    return ground;
}

Grid<SurfaceSet> groundsAround(const Draft& draft) {
    constexpr int reach = 1;
    Grid<SurfaceSet> around(draft.size);
    forEachCell(draft.nodes.size(), [&](Cell node) {
        const Surface surface = draft.nodes[node];
        if (surface == Surface::Water) return;
        forEachCell(Size{2 * reach + 2, 2 * reach + 2}, [&](Cell step) {
            const Cell cell = node + step + Cell{-reach - 1, -reach - 1};
            if (around.contains(cell)) around[cell].add(surface);
        });
    });
    return around;
}

} // namespace stonemason::pocket_heroes
