// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/simulation_overlay.h"

#include "editor/ambush/view/sites/site_art.h"
#include "editor/app/widgets/appearance.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::ambush {

namespace {

struct SimulationWords {
    Q_DECLARE_TR_FUNCTIONS(SimulationOverlay)
};

} // namespace

SimulationOverlay::SimulationOverlay(const SiteSimulation& simulation,
                                     std::shared_ptr<const SiteFindings> found, std::optional<Place> chosen)
    : SiteOverlay(std::move(found), chosen), looked_(simulation.looked()), struck_(simulation.struck()) {
}

void SimulationOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                              const CellRange& range) const {
    const SitePalette& colours = sitePalette(isDark(palette));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CellState& struck : struck_)
        if (range.contains(struck.cell))
            paintStruck(painter, geometry.rectOf(struck.cell), struck.passable, colours);
    if (showsLooked(geometry.cellSize))
        for (int row = range.first.row; row <= range.last.row; ++row)
            for (int column = range.first.column; column <= range.last.column; ++column)
                if (const Cell cell{row, column}; looked_.contains(cell) && looked_[cell])
                    paintLooked(painter, geometry.rectOf(cell), colours);
    painter.restore();
    SiteOverlay::paint(painter, geometry, palette, range);
}

QString SimulationOverlay::describe(Cell cell) const {
    QStringList said;
    const auto struck =
        std::ranges::find_if(struck_, [cell](const CellState& state) { return state.cell == cell; });
    if (struck != struck_.end())
        said += struck->passable ? SimulationWords::tr("wall broken in the simulation")
                                 : SimulationWords::tr("wall put up in the simulation");
    if (const QString site = SiteOverlay::describe(cell); !site.isEmpty())
        said += site;
    else if (looked_[cell])
        said += SimulationWords::tr("looked at");
    return said.join(QStringLiteral(", "));
}

std::vector<LegendEntry> SimulationOverlay::legend() const {
    std::vector<LegendEntry> entries = SiteOverlay::legend();
    entries.push_back(siteLegendEntry([](QPainter& painter, const QRectF& cell,
                                         const SitePalette& colours) { paintLooked(painter, cell, colours); },
                                      SimulationWords::tr("looked at")));
    entries.push_back(
        siteLegendEntry([](QPainter& painter, const QRectF& cell,
                           const SitePalette& colours) { paintStruck(painter, cell, true, colours); },
                        SimulationWords::tr("wall broken")));
    return entries;
}

QString SimulationOverlay::name() const {
    return SimulationWords::tr("Simulation of ambushes");
}

} // namespace stonemason::ambush
