// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/sites/site_overlay.h"

#include "editor/ambush/sites/site_art.h"
#include "editor/ambush/sites/site_words.h"
#include "editor/app/palette.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
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

bool meets(const Site& site, const CellRange& range) {
    return site.corner.row <= range.last.row && site.corner.column <= range.last.column &&
           site.corner.row + site.size.rows > range.first.row &&
           site.corner.column + site.size.columns > range.first.column;
}

/// A corner of cells in the viewport.
QPointF placed(QPointF corner, const BoardGeometry& geometry) {
    const QPointF shown =
        geometry.turned ? QPointF(geometry.board.columns, geometry.board.rows) - corner : corner;
    return geometry.origin + shown * geometry.cellSize;
}

void paintOutline(QPainter& painter, const BoardGeometry& geometry, std::span<const DrawnSite* const> sites,
                  const SitePalette& colours, double width) {
    QList<QLineF> lines;
    for (const DrawnSite* drawn : sites)
        for (const QLineF& line : drawn->outline)
            lines.append({placed(line.p1(), geometry), placed(line.p2(), geometry)});
    paintOutlines(painter, lines, colours, width * std::min(1.0, geometry.cellSize / smallestForWidth));
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
    if (chosen_) heavy_ = found_->drawnSiteOf(*chosen_);
}

void SiteOverlay::paint(QPainter& painter, const BoardGeometry& geometry, const QPalette& palette,
                        const CellRange& range) const {
    const SitePalette& colours = sitePalette(isDark(palette));
    std::vector<const DrawnSite*> sites;
    for (const DrawnSite& drawn : found_->drawn)
        if (meets(drawn.site, range)) sites.push_back(&drawn);
    const DrawnSite* heavy = heavy_ && meets(heavy_->site, range) ? &*heavy_ : nullptr;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutline(painter, geometry, sites, colours, outlineWidth);
    if (heavy) {
        paintOutline(painter, geometry, std::span(&heavy, 1), colours, chosenWidth);
        if (found_->drawn.size() < found_->places.size()) sites.push_back(heavy);
    }
    for (const DrawnSite* drawn : sites) {
        for (const Cell cell : drawn->site.stand)
            if (range.contains(cell)) paintFigure(painter, geometry.rectOf(cell), colours);
        for (const Cell cell : drawn->site.misses) // over a figure that cannot stand there
            if (range.contains(cell)) paintMiss(painter, geometry.rectOf(cell), colours);
    }
    painter.restore();
}

QString SiteOverlay::describe(Cell cell) const {
    for (std::size_t i = 0; i < found_->drawn.size(); ++i) {
        const Site& site = found_->drawn[i].site;
        if (std::ranges::find(site.stand, cell) != site.stand.end())
            return OverlayWords::tr("ambush site, somebody waits here");
        if (std::ranges::find(site.misses, cell) != site.misses.end())
            return OverlayWords::tr("ambush site, does not agree");
        if (isCompared(cell, site, found_->stencilOf(found_->places[i])))
            //: %1 is a score such as 92 %
            return OverlayWords::tr("ambush site, %1 agree").arg(scoreText(site.agree, site.of));
    }
    return {};
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
