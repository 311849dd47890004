// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/rules/ground.h"

#include <optional>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// A thing that attracts heroes, see craft.h.
struct CraftThing {
    ThingKind kind = ThingKind::Item;
    Cell cell;
    int worth = 0; ///< of treasure as in FairnessRules::worth, of buildings 3
    bool isMine = false;
    std::optional<PortalEnd> portal{};
    PlayerId owner = PlayerId::Neutral; ///< of castles
};

/// The data from which all figures are computed. Things off the map are left out.
struct CraftTerms {
    CraftTerms(const World& world, const Catalogue& catalogue);

    bool isLand(Cell cell) const { return ground[cell] != Surface::Water; }
    bool isWalkable(Cell cell) const { return shut.contains(cell) && shut[cell] == 0; }

    const World& world;
    const Catalogue& catalogue;
    Size size;
    Grid<Surface> ground;
    Grid<int> decoration; ///< the last one that blocks the cell, or -1
    Grid<int> classOf;    ///< the ObjectClass of that one, or -1
    Grid<char> blocked;
    Grid<char> shut;
    Grid<char> road;
    Grid<int> treasures; ///< how many lie there
    Grid<char> guards;
    std::vector<CraftThing> things;
    int land = 0;
    int roads = 0;
    int items = 0; ///< treasures

private:
    void markGround();
    void markDecorations();
    void markPaths();
    void markBuildings();
    void listThings();
};

/// The mean length of straight runs, each weighted by its length.
class CraftRuns {
public:
    explicit CraftRuns(int shortest = 1) : shortest_(shortest) {}
    void add(int length) {
        if (length < shortest_) return;
        sum_ += length;
        squares_ += double(length) * length;
    }
    std::optional<double> figure() const { return sum_ > 0 ? std::optional(squares_ / sum_) : std::nullopt; }

private:
    int shortest_;
    double sum_ = 0;
    double squares_ = 0;
};

/// part * scale / whole; none where there is no whole.
inline std::optional<double> craftShare(double part, double whole, double scale = 1) {
    return whole > 0 ? std::optional(part * scale / whole) : std::nullopt;
}

/// The number of king's moves from each cell to the nearest one for which isSource holds, regardless of
/// obstacles; unreachable when there is none.
template <typename IsSource>
Grid<int> craftDistances(Size size, IsSource isSource) {
    std::vector<Cell> sources;
    forEachCell(size, [&](Cell cell) {
        if (isSource(cell)) sources.push_back(cell);
    });
    return stepsFrom(sources, size, [](Cell) { return true; });
}

// The figures, grouped by subject.
void measureGround(const CraftTerms& terms, CraftFigures& figures);
void measureDecorations(const CraftTerms& terms, CraftFigures& figures);
void measureTreasure(const CraftTerms& terms, CraftFigures& figures);
void measureRoads(const CraftTerms& terms, CraftFigures& figures);
void measureWays(const CraftTerms& terms, CraftFigures& figures);

inline std::optional<double>& at(CraftFigures& figures, CraftFigure figure) {
    return figures[std::size_t(figure)];
}

} // namespace stonemason::pocket_heroes
