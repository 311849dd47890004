// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_simulation.h"

#include "editor/ambush/view/sites/site_art.h"
#include "editor/app/widgets/appearance.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::ambush {

SiteSimulation::SiteSimulation(const std::vector<Pattern>& patterns, BitGrid passable, Overlap overlap,
                               std::uint64_t seed, Waiters waiters)
    : stencils_(stencilsOf(patterns, waiters)), search_(stencils_, std::move(passable), overlap, seed) {
}

SiteSimulation::Tick SiteSimulation::look(int budget) {
    ++ticks_;
    const std::int64_t before = lookedCount();
    const int found = int(search_.look(budget).size());
    return {lookedCount() - before, found};
}

SiteSimulation::Blow SiteSimulation::strike(Cell cell) {
    const CellState state{cell, !search_.passable()[cell]};
    const auto struck =
        std::ranges::find_if(struck_, [cell](const CellState& other) { return other.cell == cell; });
    if (struck == struck_.end())
        struck_.push_back(state);
    else
        struck_.erase(struck); // it is again as it was
    const OnlineSearch::Change change = search_.change(std::span(&state, 1));
    return {state.passable, change.tested, int(change.dropped.size())};
}

std::shared_ptr<const SiteFindings> SiteSimulation::findings() const {
    auto found = std::make_shared<SiteFindings>();
    found->stencils = stencils_;
    found->passable = search_.passable();
    found->places = search_.sites();
    found->passing = std::int64_t(found->places.size());
    found->lookedAt = found->passing;
    found->tried = lookedCount();
    found->cover = SiteCover(found->places, stencils_, found->passable.size());
    return found;
}

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
    QStringList sentences;
    const auto struck =
        std::ranges::find_if(struck_, [cell](const CellState& state) { return state.cell == cell; });
    if (struck != struck_.end())
        sentences += struck->passable ? SimulationWords::tr("wall broken in the simulation")
                                      : SimulationWords::tr("wall put up in the simulation");
    if (const QString site = SiteOverlay::describe(cell); !site.isEmpty())
        sentences += site;
    else if (looked_[cell])
        sentences += SimulationWords::tr("looked at");
    return sentences.join(QStringLiteral(", "));
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
