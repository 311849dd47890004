// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/online_search.h"
#include "editor/ambush/view/sites/site_finder.h"
#include "editor/ambush/view/sites/site_overlay.h"

#include <vector>

namespace stonemason::ambush {

/// Simulates a game that searches for patterns while it is played, on a copy of a map: each turn examines a
/// few randomly drawn places until half of the map has been examined, and places that a broken wall touches
/// are examined again. Deterministic: the same seed and calls give the same result on every machine.
class SiteSimulation {
public:
    /// @param patterns without fault
    SiteSimulation(const std::vector<Pattern>& patterns, BitGrid passable, Overlap overlap,
                   std::uint64_t seed, Waiters waiters = Waiters::OnWays);

    /// The result of one turn.
    struct Tick {
        std::int64_t looked = 0; ///< cells that were not looked at before, those of sites among them
        int found = 0;           ///< sites
    };
    /// Looks at up to so many places.
    Tick look(int budget);

    /// The result of changing a cell.
    struct Blow {
        bool opened = false; ///< else it is a wall now
        int tested = 0;      ///< sites that were looked at again
        int dropped = 0;     ///< of these, sites no more
    };
    /// Breaks the wall on the cell, or puts one where there is none. The cell must lie on the map.
    Blow strike(Cell cell);

    int ticks() const { return ticks_; }
    int sites() const { return int(search_.sites().size()); }
    std::int64_t lookedCount() const { return search_.looked().count(); }
    /// The number of cells that are examined before the search pauses.
    std::int64_t half() const { return (std::int64_t{search_.passable().size().area()} + 1) / 2; }
    /// Whether the search pauses until walls change.
    bool isResting() const { return search_.isDone(); }

    /// The cells that have been looked at.
    const BitGrid& looked() const { return search_.looked(); }
    /// The cells that differ from the map, in no particular order.
    const std::vector<CellState>& struck() const { return struck_; }
    /// The sites as they are now, on the map as it is in the simulation.
    std::shared_ptr<const SiteFindings> findings() const;

private:
    std::vector<Stencil> stencils_;
    OnlineSearch search_;
    std::vector<CellState> struck_;
    int ticks_ = 0;
};

/// The sites of a simulation, with a dot on each cell that has been looked at, and the walls that are not as
/// they are on the map.
class SimulationOverlay : public SiteOverlay {
public:
    /// @param found the sites of the simulation
    SimulationOverlay(const SiteSimulation& simulation, std::shared_ptr<const SiteFindings> found,
                      std::optional<Place> chosen);

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    BitGrid looked_;
    std::vector<CellState> struck_;
};

} // namespace stonemason::ambush
