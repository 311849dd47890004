// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_overlay.h"

#include "editor/ambush/view/sites/site_art.h"
#include "editor/ambush/view/sites/site_words.h"
#include "editor/app/widgets/appearance.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace stonemason::ambush {

namespace {

struct OverlayWords {
    Q_DECLARE_TR_FUNCTIONS(SiteOverlay)
};

constexpr double outlineWidth = 1.6;
constexpr double chosenWidth = 3.2;
constexpr double smallestForWidth = 12; ///< pixels of a cell below which lines get thinner
constexpr double sampleSide = 18;

/// A corner of cells in the viewport.
QPointF placed(QPointF corner, const GridGeometry& geometry) {
    const QPointF shown =
        geometry.turned ? QPointF(geometry.board.columns, geometry.board.rows) - corner : corner;
    return geometry.origin + shown * geometry.cellSize;
}

double widthFor(double width, const GridGeometry& geometry) {
    return width * std::min(1.0, geometry.cellSize / smallestForWidth);
}

/// The outline of a site lies half in the cells around it.
CellRange widened(const CellRange& range, double cellSize) {
    constexpr double halfOutline = 3; // pixels, with all that lies under it
    const int reach = int(std::ceil(halfOutline / cellSize));
    return {range.first + Cell{-reach, -reach}, range.last + Cell{reach, reach}};
}

bool meets(const Place& place, Size box, const CellRange& range) {
    return place.corner.row <= range.last.row && place.corner.column <= range.last.column &&
           place.corner.row + box.rows > range.first.row &&
           place.corner.column + box.columns > range.first.column;
}

/// The blocks that the range touches, as a range of blocks.
CellRange blocksOf(const CellRange& range) {
    return {SiteCover::blockOf(range.first), SiteCover::blockOf(range.last)};
}

/// The cells of the block that lie in the range.
CellRange cellsOf(Cell block, const CellRange& range) {
    constexpr int side = SiteCover::blockSide;
    const Cell first{block.row * side, block.column * side};
    return {{std::max(first.row, range.first.row), std::max(first.column, range.first.column)},
            {std::min(first.row + side - 1, range.last.row),
             std::min(first.column + side - 1, range.last.column)}};
}

/// Tints what is not drawn singly.
void paintAreas(QPainter& painter, const GridGeometry& geometry, const SitePalette& colours,
                const CellRange& range, const SiteCover& cover) {
    if (!showsSingleSites(geometry.cellSize))
        return paintArea(painter, geometry, cover.cells(), range, colours);
    const int most = mostSitesInBlock(geometry.cellSize);
    const CellRange blocks = blocksOf(range);
    for (int row = blocks.first.row; row <= blocks.last.row; ++row)
        for (int column = blocks.first.column; column <= blocks.last.column; ++column)
            if (const Cell block{row, column}; cover.sitesIn(block) > most)
                paintArea(painter, geometry, cover.cells(), cellsOf(block, range), colours);
}

} // namespace

LegendEntry siteLegendEntry(const std::function<void(QPainter&, const QRectF&, const SitePalette&)>& paint,
                            const QString& words) {
    const double ratio = qGuiApp->devicePixelRatio();
    QImage image((QSizeF(sampleSide, sampleSide) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(1, 1, sampleSide - 2, sampleSide - 2),
          sitePalette(isDark(QGuiApplication::palette())));
    return {image, words};
}

SiteOverlay::SiteOverlay(std::shared_ptr<const SiteFindings> found, std::optional<Place> chosen)
    : found_(std::move(found)), chosen_(chosen) {
    for (const Stencil& stencil : found_->stencils)
        outlines_.push_back(outlineOf(stencil));
}

QList<QLineF> SiteOverlay::outlines(const GridGeometry& geometry, std::span<const Place> places) const {
    QList<QLineF> lines;
    for (const Place& place : places)
        for (const QLineF& line : outlines_[std::size_t(place.stencil)]) {
            const QPointF corner(place.corner.column, place.corner.row);
            lines.append({placed(corner + line.p1(), geometry), placed(corner + line.p2(), geometry)});
        }
    return lines;
}

void SiteOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                        const CellRange& range) const {
    const SitePalette& colours = sitePalette(isDark(palette));
    const int most = mostSitesInBlock(geometry.cellSize);
    const CellRange around = widened(range, geometry.cellSize);
    std::vector<Place> places;
    if (showsSingleSites(geometry.cellSize))
        found_->forEachPlaceIn(around.first, around.last, [&](const Place& place) {
            const bool isCrowded = found_->cover.isCrowded(place.corner, found_->stencilOf(place).size, most);
            if (!isCrowded && place != chosen_) places.push_back(place);
        });
    painter.save();
    paintAreas(painter, geometry, colours, range, found_->cover);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutlines(painter, outlines(geometry, places), colours, widthFor(outlineWidth, geometry));
    if (chosen_ && meets(*chosen_, found_->stencilOf(*chosen_).size, around)) {
        places.push_back(*chosen_);
        paintOutlines(painter, outlines(geometry, std::span(&*chosen_, 1)), colours,
                      widthFor(chosenWidth, geometry));
    }
    paintPlaces(painter, geometry, colours, range, places);
    painter.restore();
}

void SiteOverlay::paintPlaces(QPainter& painter, const GridGeometry& geometry, const SitePalette& colours,
                              const CellRange& range, std::span<const Place> places) const {
    for (const Place& place : places) {
        const Site site = found_->siteOf(place);
        for (const Cell cell : site.stand)
            if (range.contains(cell)) paintFigure(painter, geometry.rectOf(cell), colours);
        for (const Cell cell : site.blocked)
            if (range.contains(cell)) paintFigure(painter, geometry.rectOf(cell), colours);
        for (const Cell cell : site.misses) // over a figure that cannot stand there
            if (range.contains(cell)) paintMiss(painter, geometry.rectOf(cell), colours);
    }
}

QString SiteOverlay::describe(Cell cell) const {
    std::optional<Place> there;
    found_->forEachPlaceIn(cell, cell, [&](const Place& place) {
        if (!there && found_->isCompared(cell, place)) there = place;
    });
    if (!there) return {};
    const Site site = found_->siteOf(*there);
    if (std::ranges::find(site.stand, cell) != site.stand.end())
        return OverlayWords::tr("ambush site, somebody waits here");
    if (std::ranges::find(site.blocked, cell) != site.blocked.end())
        return OverlayWords::tr("ambush site, somebody would wait here in a wall");
    if (std::ranges::find(site.misses, cell) != site.misses.end())
        return OverlayWords::tr("ambush site, does not agree");
    //: %1 is a score such as 92 %
    return OverlayWords::tr("ambush site, %1 agree").arg(scoreText(site.agree, site.of));
}

std::vector<LegendEntry> SiteOverlay::legend() const {
    return {siteLegendEntry([](QPainter& painter, const QRectF& cell,
                               const SitePalette& colours) { paintFigure(painter, cell, colours); },
                            OverlayWords::tr("somebody waits here")),
            siteLegendEntry([](QPainter& painter, const QRectF& cell,
                               const SitePalette& colours) { paintMiss(painter, cell, colours); },
                            OverlayWords::tr("does not agree"))};
}

QString SiteOverlay::name() const {
    return OverlayWords::tr("Ambush sites");
}

} // namespace stonemason::ambush
