// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

/// Cuts ways through obstacles until the walkable cells of a zone are 4-connected. A flood fill finds the
/// glades, their components; small ones are filled. joinTo() then searches outward from one glade by 0-1
/// breadth-first search (walkable cells cost 0, obstacles 1) and opens the way to each other glade when it
/// reaches it, which is Prim's algorithm on the glades.
/// Invariant: cells with cost 0 are connected to the first glade.
/// Cost: about O(cells) for each zone, as a cell enters the deque again only when its cost falls.
/// Source: R. Prim, Shortest Connection Networks and Some Generalizations, Bell System Technical Journal 36,
/// 1957.
class Connector {
public:
    Connector(Draft& draft, const ZoneGround& ground, int smallestGlade)
        : draft_(draft)
        , ground_(ground)
        , smallestGlade_(smallestGlade)
        , glade_(draft.size, -1)
        , cost_(draft.size, 0)
        , from_(draft.size) {}

    void connect(int zone) {
        zone_ = zone;
        findGlades();
        fillSmallGlades();
        const auto first = std::ranges::find(filled_, 0);
        if (first == filled_.end()) return;
        joinTo(int(first - filled_.begin()));
    }

private:
    bool isIn(Cell cell) const { return draft_.size.contains(cell) && draft_.zoneOf[cell] == zone_; }
    bool isWalkedHere(Cell cell) const {
        return isIn(cell) && (draft_.use[cell] == CellUse::Open || draft_.use[cell] == CellUse::Kept);
    }

    void findGlades() {
        glades_.clear();
        for (const Cell cell : ground_.cellsOf(zone_))
            glade_[cell] = -1;
        for (const Cell start : ground_.cellsOf(zone_)) {
            if (!isWalkedHere(start) || glade_[start] >= 0) continue;
            const int index = int(glades_.size());
            std::vector<Cell> cells{start};
            glade_[start] = index;
            for (std::size_t next = 0; next < cells.size(); ++next)
                for (const Direction way : allDirections) {
                    const Cell cell = neighbour(cells[next], way);
                    if (!isWalkedHere(cell) || glade_[cell] >= 0) continue;
                    glade_[cell] = index;
                    cells.push_back(cell);
                }
            glades_.push_back(std::move(cells));
        }
    }

    /// Fills small glades without Kept cells; the largest glade always stays.
    void fillSmallGlades() {
        filled_.assign(glades_.size(), 0);
        const auto largest = std::ranges::max_element(glades_, {}, &std::vector<Cell>::size);
        for (std::size_t i = 0; i < glades_.size(); ++i) {
            const bool isNeeded = std::ranges::any_of(
                glades_[i], [this](Cell cell) { return draft_.use[cell] == CellUse::Kept; });
            if (isNeeded || int(glades_[i].size()) >= smallestGlade_ ||
                glades_.begin() + std::ptrdiff_t(i) == largest)
                continue;
            filled_[i] = 1;
            for (const Cell cell : glades_[i]) {
                draft_.use[cell] = CellUse::Obstacle;
                glade_[cell] = -1;
            }
        }
    }

    /// Searches outward from a glade, at cost 0 over walked cells and 1 through obstacles; each glade
    /// reached is joined and becomes a further source.
    void joinTo(int first) {
        for (const Cell cell : ground_.cellsOf(zone_))
            cost_[cell] = std::numeric_limits<int>::max();
        std::vector<char> joined(glades_.size(), 0);
        std::deque<Cell> front;
        const auto join = [&](int glade) {
            joined[std::size_t(glade)] = 1;
            for (const Cell cell : glades_[std::size_t(glade)]) {
                cost_[cell] = 0;
                front.push_front(cell);
            }
        };
        join(first);
        while (!front.empty()) {
            const Cell cell = front.front();
            front.pop_front();
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(cell, way);
                if (!isIn(beside) || !ZoneGround::isGround(draft_.use[beside]) ||
                    draft_.use[beside] == CellUse::Passage)
                    continue;
                const int glade = glade_[beside];
                if (glade >= 0) {
                    if (joined[std::size_t(glade)] != 0) continue;
                    openWay(cell, front);
                    join(glade);
                    continue;
                }
                if (cost_[cell] + 1 >= cost_[beside]) continue;
                cost_[beside] = cost_[cell] + 1;
                from_[beside] = cell;
                front.push_back(beside);
            }
        }
    }

    /// Opens the cells back to the joined glades and adds them to the sources of the search.
    void openWay(Cell cell, std::deque<Cell>& front) {
        while (cost_[cell] > 0) {
            draft_.use[cell] = CellUse::Open;
            cost_[cell] = 0;
            front.push_front(cell);
            cell = from_[cell];
        }
    }

    Draft& draft_;
    const ZoneGround& ground_;
    int smallestGlade_; ///< see GeneratorNumbers
    int zone_ = 0;
    Grid<int> glade_;
    std::vector<std::vector<Cell>> glades_;
    std::vector<char> filled_;
    Grid<int> cost_;
    Grid<Cell> from_;
};

} // namespace

Result<Draft> connectZones(Draft draft, const Plan& plan, SeededRandom&) {
    const ZoneGround ground(draft, plan);
    Connector connector(draft, ground, plan.numbers.smallestGlade);
    for (int zone = 0; zone < int(plan.worldTemplate.zones.size()) && !plan.stop.stop_requested(); ++zone)
        connector.connect(zone);
    return draft;
}

} // namespace stonemason::pocket_heroes
