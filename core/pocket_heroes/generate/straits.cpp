// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/straits.h"

#include "core/base/value_noise.h"
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/land_bridges.h"
#include "core/pocket_heroes/generate/zone_ground.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int rimOfMap = -1;

/// Digs water along borders: the cells whose steps to the border, bent by a noise, are fewer than a width.
/// The cells of a zone are flooded together, and where that would cut it, with a smaller width, in the end
/// border by border. Invariant: the ground of each zone stays one piece, see ZoneGround; each cell of water
/// is one of four around a node, as only these are water in the game. Cost: O(cells) for each width that is
/// tried. Source: own work.
class StraitDigger {
public:
    StraitDigger(Draft& draft, const Plan& plan, WaterKind kind, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , isIslands_(kind == WaterKind::Islands)
        , random_(random)
        , ground_(draft, plan)
        , steps_(draft.size, far)
        , beyond_(draft.size, rimOfMap)
        , bend_(draft.size.rows, std::max(5, draft.size.rows / 16), random)
        , ragged_(draft.size, 0)
        , kept_(draft.size, 0)
        , narrowest_(draft.size, far)
        , widths_(plan.worldTemplate.zones.size(), 1)
        , dug_(plan.worldTemplate.zones.size(), 0) {
        constexpr double cellsOfUsualMap = 256; // at a side of 64 half of the strait is on each side
        forEachCell(draft.size, [&](Cell cell) { ragged_[cell] = char(random.below(2)); });
        mostWidth_ = std::max(1.0, plan.numbers.straitCells * (draft.size.rows + 64) / cellsOfUsualMap);
        bendCells_ = bendCells * std::clamp(draft.size.rows / 64.0, 1.0, 2.0);
        mostWidth_ += (bendCells_ - bendCells) / 2; // keeps the average amount of water
    }

    std::vector<int> dig() {
        measure();
        if (isIslands_)
            pickAll();
        else
            pickSome();
        if (picked_.empty()) return dug_;
        keepLandBridges(draft_, plan_, ground_, isIslands_, picked_, int(mostWidth_) + 1, kept_, random_);
        findNarrowest();
        chooseWidths();
        for (int zone = 0; zone < int(widths_.size()) && !plan_.mustStop(); ++zone)
            digIn(zone);
        dryNarrow();
        forEachCell(draft_.size, [&](Cell cell) {
            if (isHere(cell) && draft_.use[cell] == CellUse::Water) ++dug_[std::size_t(draft_.zoneOf[cell])];
        });
        return dug_;
    }

private:
    static constexpr int far = 1000;
    static constexpr double bendCells = 1.5; ///< amplitude of the shores on a map of usual size
    static constexpr double step = .5;       ///< between the widths that are tried

    bool isHere(Cell cell) const { return !draft_.image.touchesBeyond(cell); }

    ZonePair pairAt(Cell cell) const { return std::minmax(int(draft_.zoneOf[cell]), int(beyond_[cell])); }

    /// Breadth-first search for the distance of each cell to the border of its zone, and the zone beyond.
    void measure() {
        std::vector<Cell> front;
        forEachCell(draft_.size, [&](Cell cell) {
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(cell, way);
                if (!draft_.size.contains(beside) || draft_.zoneOf[beside] == draft_.zoneOf[cell] ||
                    draft_.image.isBetween(cell, beside))
                    continue;
                steps_[cell] = 0;
                beyond_[cell] = draft_.zoneOf[beside];
            }
            if (steps_[cell] == 0) front.push_back(cell);
        });
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(front[next], way);
                if (!draft_.size.contains(beside) || draft_.zoneOf[beside] != draft_.zoneOf[front[next]] ||
                    steps_[beside] != far)
                    continue;
                steps_[beside] = steps_[front[next]] + 1;
                beyond_[beside] = beyond_[front[next]];
                front.push_back(beside);
            }
        if (!isIslands_) return;
        forEachCell(draft_.size, [&](Cell cell) {
            const int toRim = distanceToEdge(draft_.size, cell);
            if (toRim >= steps_[cell]) return;
            steps_[cell] = toRim;
            beyond_[cell] = rimOfMap;
        });
    }

    void pickAll() {
        forEachCell(draft_.size, [&](Cell cell) {
            if (steps_[cell] == 0) picked_.insert(pairAt(cell));
        });
    }

    /// Picks borders, connected ones where possible, until there is enough water.
    void pickSome() {
        constexpr int deep = 2; // cells to each side, as a strait has them on the average
        constexpr int percentOfZone = 35;
        std::map<ZonePair, std::array<int, 2>> cells; // of the first and of the second zone
        forEachCell(draft_.size, [&](Cell cell) {
            if (steps_[cell] >= deep || !isHere(cell)) return;
            const ZonePair pair = pairAt(cell);
            ++cells[pair][draft_.zoneOf[cell] == pair.first ? 0 : 1];
        });
        std::vector<ZonePair> order;
        for (const auto& [pair, sides] : cells)
            if (canHaveWater(pair.first) && canHaveWater(pair.second)) order.push_back(pair);
        random_.shuffle(std::span(order));
        constexpr int percents = 100 * 100;
        const int area = draft_.size.area() / draft_.image.order();
        int left = area * plan_.numbers.waterPercent * plan_.numbers.straitPercent / percents;
        std::vector<int> taken(widths_.size(), 0);
        const auto fits = [&](int zone, int more) {
            return 100 * (taken[std::size_t(zone)] + more) <=
                   percentOfZone * int(ground_.cellsOf(zone).size());
        };
        const auto isBesideWater = [&](const ZonePair& pair) {
            return taken[std::size_t(pair.first)] + taken[std::size_t(pair.second)] > 0;
        };
        while (!order.empty()) {
            auto next = std::ranges::find_if(order, isBesideWater);
            if (next == order.end()) next = order.begin();
            const ZonePair pair = *next;
            order.erase(next);
            const auto& sides = cells[pair];
            if (sides[0] + sides[1] > left || !fits(pair.first, sides[0]) || !fits(pair.second, sides[1]))
                continue;
            picked_.insert(pair);
            taken[std::size_t(pair.first)] += sides[0];
            taken[std::size_t(pair.second)] += sides[1];
            left -= sides[0] + sides[1];
        }
    }

    bool canHaveWater(int zone) const {
        return zone >= 0 && ground_.isRoomy(zone) && plan_.zoneAt(zone).kind != ZoneKind::Water;
    }

    void findNarrowest() {
        forEachCell(draft_.size, [&](Cell cell) {
            if (kept_[cell] != 0 || !isHere(cell) || !picked_.contains(pairAt(cell))) return;
            const double bent = steps_[cell] + ragged_[cell] + bendCells_ * double(bend_.at(cell) + 1) / 2;
            narrowest_[cell] = steps_[cell] == 0 ? 0 : bent;
        });
    }

    /// Whether the cell becomes water if the strait has that width on its side.
    bool isWanted(Cell cell, double width) const {
        if (narrowest_[cell] >= width) return false;
        const CellUse use = draft_.use[cell];
        return use == CellUse::Open || use == CellUse::Wall || use == CellUse::Water;
    }

    /// Chooses for each zone the greatest width that leaves it most of its land.
    void chooseWidths() {
        constexpr int moreOnIslands = 12;
        constexpr int percentOfLakes = 40;
        const int most = isIslands_ ? plan_.numbers.waterPercent + moreOnIslands : percentOfLakes;
        for (int zone = 0; zone < int(widths_.size()); ++zone) {
            const auto cells = ground_.cellsOf(zone);
            double width = mostWidth_;
            const auto covered = [&] {
                return std::ranges::count_if(cells, [&](Cell cell) { return isWanted(cell, width); });
            };
            while (width > 1 && 100 * covered() > most * std::ptrdiff_t(cells.size()))
                width -= step;
            widths_[std::size_t(zone)] = std::max(1.0, width);
        }
    }

    /// The cells of the zone that become water: those at a node with four wet cells.
    std::vector<Cell> waterIn(int zone, double width) const {
        const auto isWet = [&](Cell cell) {
            if (!draft_.size.contains(cell)) return true;
            const int there = draft_.zoneOf[cell];
            return isWanted(cell, there == zone ? width : widths_[std::size_t(there)]);
        };
        std::vector<Cell> water;
        for (const Cell cell : ground_.cellsOf(zone))
            if (isWet(cell) && isOfNode(cell, isWet)) water.push_back(cell);
        return water;
    }

    /// Whether all four cells around one of the corners of a cell are wet.
    static bool isOfNode(Cell cell, const auto& isWet) {
        for (const int down : {-1, 1})
            for (const int right : {-1, 1})
                if (isWet(cell + Cell{down, 0}) && isWet(cell + Cell{0, right}) &&
                    isWet(cell + Cell{down, right}))
                    return true;
        return false;
    }

    void digIn(int zone) {
        double& width = widths_[std::size_t(zone)];
        for (; width >= 1; width -= step)
            if (const auto water = waterIn(zone, width); water.empty() || ground_.flood(zone, water)) return;
        width = 1;
        std::map<int, std::vector<Cell>> byBorder;
        for (const Cell cell : waterIn(zone, width))
            byBorder[beyond_[cell]].push_back(cell);
        for (const auto& [other, water] : byBorder)
            ground_.flood(zone, water);
    }

    /// Turns water that has become too narrow into walls.
    void dryNarrow() {
        const auto isWet = [&](Cell cell) {
            if (!draft_.size.contains(cell)) return true;
            return draft_.use[draft_.image.sourceOf(cell)] == CellUse::Water;
        };
        std::vector<Cell> dry;
        forEachCell(draft_.size, [&](Cell cell) {
            if (draft_.image.isBeyond(cell)) return;
            if (draft_.use[cell] == CellUse::Water && !isOfNode(cell, isWet)) dry.push_back(cell);
        });
        for (const Cell cell : dry)
            draft_.use[cell] = CellUse::Wall;
    }

    Draft& draft_;
    const Plan& plan_;
    bool isIslands_;
    SeededRandom& random_;
    ZoneGround ground_;
    Grid<int> steps_;
    Grid<std::int16_t> beyond_; ///< the zone there, or the rim of the map
    ValueNoise bend_;
    Grid<char> ragged_;         ///< random, 0 or 1: makes shores ragged
    Grid<char> kept_;           ///< 1 on land bridges
    Grid<double> narrowest_;    ///< straits wider than this cover the cell
    std::set<ZonePair> picked_; ///< borders that are to be water
    double mostWidth_ = 1;
    double bendCells_ = bendCells; ///< on this map
    std::vector<double> widths_;   ///< by zone, in cells on its side
    std::vector<int> dug_;
};

} // namespace

std::vector<int> digStraits(Draft& draft, const Plan& plan, WaterKind kind, SeededRandom& random) {
    return StraitDigger(draft, plan, kind, random).dig();
}

} // namespace stonemason::pocket_heroes
