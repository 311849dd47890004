// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/patches.h"

#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// Lays the ground of the zones, mixes it at borders, grows patches (the Eden model, whose clusters have
/// ragged rims) and adds the water and its coasts. Invariant: of the nodes of a zone that are no water at
/// least leastOwn percent keep its ground. Cost: O(nodes), and that of the patches. Source: M. Eden, A
/// Two-dimensional Growth Process, Proc. Berkeley Symposium 4, 1961.
class GroundLayer {
public:
    GroundLayer(Draft& draft, const Plan& plan, SeededRandom& random)
        : nodes_(draft.nodes)
        , draft_(draft)
        , plan_(plan)
        , numbers_(plan.numbers)
        , random_(random)
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
        forEachCell(nodes_.size(), [this](Cell node) {
            if (water_[node] != 0) nodes_[node] = Surface::Water;
        });
    }

private:
    static constexpr int leastOwn = 60;

    /// Of the cell that a node is the upper left corner of.
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

    /// False, and the node stays as it is, where its zone would have too little of its ground.
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

    Surface drawnFor(Surface ground) {
        const auto& weights = plan_.catalogue.craft.patches[std::size_t(ground)];
        int whole = 0;
        for (const int weight : weights)
            whole += weight;
        if (whole == 0) return ground;
        int left = random_.below(whole);
        std::size_t other = 0;
        while ((left -= weights[other]) >= 0)
            ++other;
        return Surface(other);
    }

    /// A cell is of the lowest ground of its nodes: a patch of a higher one needs all four.
    void growPatch(Cell start) {
        const Surface ground = nodes_[start];
        const Surface patch = drawnFor(ground);
        if (patch == ground) return;
        constexpr int smallest = 4;
        int left = smallest + random_.below(1 + random_.below(numbers_.patchCells));
        std::vector<Cell> rim{start};
        while (left > 0 && !rim.empty()) {
            std::swap(rim[std::size_t(random_.below(int(rim.size())))], rim.back());
            const Cell cell = rim.back();
            rim.pop_back();
            const bool isFilled = patch > ground && nodes_[cell] == patch; // as a corner of another cell
            if (nodes_[cell] != ground && !isFilled) continue;
            --left;
            if (!change(cell, patch)) return;
            if (patch > ground)
                for (const Cell corner : {Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                    change(cell + corner, patch);
            for (const Direction way : allDirections)
                if (const Cell beside = neighbour(cell, way); draft_.size.contains(beside))
                    rim.push_back(beside);
        }
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

    Grid<Surface>& nodes_;
    Draft& draft_;
    const Plan& plan_;
    const GeneratorNumbers& numbers_;
    SeededRandom& random_;
    Grid<char> water_;     ///< 1 where all cells around are water
    std::vector<int> all_; ///< nodes of each zone that are no water
    std::vector<int> own_; ///< those of them that have the ground of the zone
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

} // namespace stonemason::pocket_heroes
