// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/vertex_cut.h"

#include "core/grid/cell.h"
#include "core/grid/distance.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace stonemason {

namespace {

/// A maximum set of vertex-disjoint paths, found one by one with augmenting paths that may reroute earlier
/// ones: the maximum flow between the groups with vertex capacity 1. Each cell is split into an entry and an
/// exit node, because a path that arrives at a used cell can only push back its flow. Each search is
/// depth-first and heads for the other group, so on open land a path costs only its own length; the choice
/// of paths changes neither the cells that the last, failing search reaches nor, therefore, the cut.
class DisjointWays {
public:
    /// The ways lead from any cell of one group to any of the other; no more than `most` are looked for.
    DisjointWays(const Grid<char>& enterable, std::span<const Cell> from, std::span<const Cell> to, int most)
        : enterable_(enterable)
        , from_(from)
        , role_(enterable.size(), Role::Between)
        , before_(enterable.size(), nowhere)
        , reached_{Grid<Place>(enterable.size()), Grid<Place>(enterable.size())} {
        for (Cell cell : from)
            role_[cell] = Role::From;
        for (Cell cell : to)
            role_[cell] = Role::To;
        ahead_ = stepsFrom(to, enterable.size(), [&](Cell cell) { return enterable[cell] != 0; });
        while (ways_ < most && findWay())
            addWay();
        complete_ = ways_ < most || !findWay();
    }

    MinVertexCut minCut() const {
        MinVertexCut cut{ways_, {}};
        if (!complete_) return cut;
        forEachCell(enterable_.size(), [&](Cell cell) {
            if (isTaken(cell) && reached(cell, Entering) && !reached(cell, Leaving))
                cut.cells.push_back(cell);
        });
        return cut;
    }

private:
    enum Door : std::uint8_t { Entering, Leaving };
    struct Place {
        Cell cell = nowhere;
        Door door = Entering;
        int search = 0; ///< the number of the last search that reached it, from `cell`'s `door`
    };
    enum class Role : std::uint8_t { Between, From, To };
    static constexpr Cell nowhere{-1, -1};

    bool isTaken(Cell cell) const { return before_[cell] != nowhere; }
    bool reached(Cell cell, Door door) const { return reached_[door][cell].search == search_; }

    void reach(Cell cell, Door door, Place from) {
        if (reached(cell, door)) return;
        from.search = search_;
        reached_[door][cell] = from;
        open_.push_back({cell, door, search_});
    }

    bool findWay() {
        ++search_;
        open_.clear();
        for (Cell cell : from_)
            reach(cell, Leaving, {});
        while (!open_.empty()) {
            const Place at = open_.back();
            open_.pop_back();
            if (role_[at.cell] == Role::To) {
                end_ = at.cell;
                return true;
            }
            at.door == Leaving ? leave(at) : enter(at);
        }
        return false;
    }

    void leave(const Place& at) {
        if (isTaken(at.cell)) reach(at.cell, Entering, at);
        const int here = ahead_[at.cell];
        for (const bool isNearer : {false, true}) // what is reached last is looked at first
            for (Cell step : eightSteps) {
                const Cell to = at.cell + step;
                if (!before_.contains(to) || role_[to] == Role::From || !enterable_[to]) continue;
                if ((ahead_[to] < here) != isNearer) continue;
                const bool direct = role_[at.cell] == Role::From && role_[to] == Role::To;
                if (!direct || !isDirect(at.cell, to)) reach(to, Entering, at);
            }
    }

    void enter(const Place& at) {
        if (!isTaken(at.cell))
            reach(at.cell, Leaving, at);
        else if (role_[before_[at.cell]] != Role::From)
            reach(before_[at.cell], Leaving, at);
    }

    void addWay() {
        std::vector<Place> way{{end_, Entering, search_}};
        while (role_[way.back().cell] != Role::From)
            way.push_back(reached_[way.back().door][way.back().cell]);
        std::reverse(way.begin(), way.end());
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            const Place& from = way[i];
            const Place& to = way[i + 1];
            if (from.door == Leaving && from.cell == to.cell)
                before_[to.cell] = nowhere; // its owner goes another way
            else if (from.door == Leaving && role_[to.cell] != Role::To)
                before_[to.cell] = from.cell;
            else if (from.door == Leaving && role_[from.cell] == Role::From)
                direct_.emplace_back(from.cell, to.cell);
        }
        ++ways_;
    }

    bool isDirect(Cell from, Cell to) const {
        return std::find(direct_.begin(), direct_.end(), std::pair(from, to)) != direct_.end();
    }

    const Grid<char>& enterable_;
    std::span<const Cell> from_;
    Grid<Role> role_;
    Grid<Cell> before_; ///< the step before on the way through the cell, or nowhere
    std::vector<std::pair<Cell, Cell>>
        direct_;            ///< steps straight from one group to the other; they take no cell
    Cell end_ = nowhere;    ///< where the way found last ends
    bool complete_ = false; ///< there is no further way
    Grid<int> ahead_;       ///< steps to the other group, if no way were taken
    std::array<Grid<Place>, 2> reached_;
    std::vector<Place> open_; ///< reached and not looked at yet
    int search_ = 0;
    int ways_ = 0;
};

} // namespace

MinVertexCut findMinVertexCut(const Grid<char>& enterable, std::span<const Cell> from,
                              std::span<const Cell> to, int most) {
    return DisjointWays(enterable, from, to, most).minCut();
}

std::vector<Cell> articulationCells(const Grid<char>& enterable, std::span<const Cell> path) {
    // Follows the path and floods everything beside it that the walked part can reach: the next cell of the
    // path is on every way exactly when no flood has met the path beyond it.
    constexpr int offPath = -1;
    Grid<int> place(enterable.size(), offPath); // where on the path a cell lies
    for (std::size_t i = 0; i < path.size(); ++i)
        place[path[i]] = int(i);
    Grid<char> seen(enterable.size(), 0);

    std::vector<Cell> cut;
    std::vector<Cell> flood;
    int furthest = 0;
    for (int i = 0; i + 1 < int(path.size()); ++i) {
        flood.assign(1, path[std::size_t(i)]);
        for (std::size_t next = 0; next < flood.size(); ++next)
            for (Cell step : eightSteps) {
                const Cell to = flood[next] + step;
                if (!place.contains(to)) continue;
                if (place[to] != offPath) {
                    furthest = std::max(furthest, place[to]);
                } else if (!seen[to] && enterable[to]) {
                    seen[to] = 1;
                    flood.push_back(to);
                }
            }
        const bool next = furthest == i + 1 && i + 2 < int(path.size());
        if (next) cut.push_back(path[std::size_t(furthest)]);
    }
    std::sort(cut.begin(), cut.end());
    return cut;
}

} // namespace stonemason
