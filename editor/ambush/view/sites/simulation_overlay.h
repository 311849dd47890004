// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/ambush/view/sites/site_simulation.h"

namespace stonemason::ambush {

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
