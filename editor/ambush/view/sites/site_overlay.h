// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/site_finder.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/document/grid_state.h"

#include <QLineF>
#include <QList>

#include <functional>
#include <span>

namespace stonemason::ambush {

/// Above what games show of a map, below the notes of its author.
inline constexpr OverlayPlace ambushPlace{"ambushes", 57};

struct SitePalette;

/// A line of the legend with a sign as it is drawn on a cell.
LegendEntry siteLegendEntry(const std::function<void(QPainter&, const QRectF&, const SitePalette&)>& paint,
                            const QString& words);

/// The sites on the map: outlines, crosses on the cells that do not agree, figures where a unit waits.
/// Where they are too dense or too small for that, the cells that they compare are tinted instead. The
/// picture of a cell does not depend on which other cells are drawn in the same call.
class SiteOverlay : public GridOverlay {
public:
    /// @param chosen one of the places found, drawn with heavier lines; ignored when it is not one of them
    SiteOverlay(std::shared_ptr<const SiteFindings> found, std::optional<Place> chosen);

    Size board() const override { return found_->passable.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    void paintPlaces(QPainter& painter, const GridGeometry& geometry, const SitePalette& colours,
                     const CellRange& range, std::span<const Place> places) const;
    QList<QLineF> outlines(const GridGeometry& geometry, std::span<const Place> places) const;

    std::shared_ptr<const SiteFindings> found_;
    std::optional<Place> chosen_;
    std::vector<std::vector<QLineF>> outlines_; ///< by stencil, in cells from the corner of its box
};

} // namespace stonemason::ambush
