// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"

#include "editor/app/widgets/appearance.h"
#include "editor/pocket_heroes/template/view/canvas/graph_badges.h"
#include "editor/pocket_heroes/view/art/ground_art.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr double numberedFrom = 9; // pixels of a radius
constexpr double signedFrom = 20;
constexpr double largestUsualScale = 2;
constexpr double sideOfThat = 600; // pixels of a picture, its longer side

QColor inkOfLinks(const QPalette& palette) {
    return blended(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.62);
}

void paintRoadLink(QPainter& painter, const LinkCurve& curve, const QPalette& palette) {
    const bool dark = isDark(palette);
    painter.setPen(QPen(QColor(dark ? 0xd8b078 : 0x7a5a30), 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(curve.path);
    painter.setPen(QPen(QColor(dark ? 0x5c4526 : 0xe8cf9c), 3.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(curve.path);
}

void paintPortalLink(QPainter& painter, const LinkCurve& curve, const QPalette& palette) {
    const QColor colour(isDark(palette) ? 0xc49af0 : 0x7a3fb0);
    painter.setPen(QPen(colour, 3, Qt::DotLine, Qt::RoundCap));
    painter.drawPath(curve.path);
    painter.setPen(QPen(colour, 2.5));
    painter.setBrush(palette.color(QPalette::Base));
    for (const double end : {0.0, 1.0})
        painter.drawEllipse(curve.path.pointAtPercent(end), 5, 5);
}

/// The words on a pill that is legible on any surface.
void paintLabel(QPainter& painter, QPointF centre, double height, const QString& text, bool bold,
                const QColor& dot = {}) {
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(height * 0.78)));
    font.setBold(bold);
    painter.setFont(font);
    const double spot = dot.isValid() ? height * 0.6 : 0;
    const double width =
        std::max(height, painter.fontMetrics().horizontalAdvance(text) + height * 0.6 + spot);
    const QRectF pill(centre.x() - width / 2, centre.y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    if (dot.isValid()) {
        painter.setBrush(dot);
        painter.setPen(QPen(dot.darker(160), 1));
        painter.drawEllipse(QPointF(pill.left() + height * 0.5, centre.y()), height * 0.26, height * 0.26);
    }
    painter.setPen(QColor(0x1c2228));
    painter.drawText(pill.adjusted(spot, 0, 0, 0), Qt::AlignCenter, text);
}

void paintMines(QPainter& painter, QPointF centre, double side, const Zone& zone) {
    const int shown = std::min(4, int(zone.mines.size()));
    double left = centre.x() - shown * side * 0.52;
    for (int i = 0; i < shown; ++i) {
        const QRectF box(left + i * side * 1.04, centre.y() - side / 2, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 200));
        painter.drawEllipse(box);
        paintResource(
            Sketch(painter, box.adjusted(side * 0.12, side * 0.1, -side * 0.12, -side * 0.14), side),
            zone.mines[std::size_t(i)].resource);
    }
}

void paintCastleOf(QPainter& painter, const QRectF& box, const Zone& zone) {
    const bool listed = !zone.castles.empty();
    if (!listed && zone.castleCount.max <= 0) return;
    const ZoneCastle castle = listed ? zone.castles.front() : ZoneCastle();
    painter.save();
    if (!listed) painter.setOpacity(0.6); // there may be one
    paintCastle(Sketch(painter, box, box.width()), castle.nation, CastleShape{.size = 2}, castle.owner);
    painter.restore();
}

} // namespace

void paintLink(QPainter& painter, const Graph& graph, const GraphGeometry& geometry, int index,
               const QPalette& palette) {
    const auto curve = curveOf(graph, geometry, index);
    if (!curve) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const Link& link = graph.worldTemplate.links[std::size_t(index)];
    switch (link.kind) {
    case LinkKind::Road: paintRoadLink(painter, *curve, palette); break;
    case LinkKind::Portal: paintPortalLink(painter, *curve, palette); break;
    case LinkKind::Wide:
        painter.setPen(QPen(inkOfLinks(palette), 8, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(curve->path);
        break;
    case LinkKind::Near:
        painter.setPen(QPen(inkOfLinks(palette), 1, Qt::DashLine, Qt::FlatCap));
        painter.drawPath(curve->path);
        break;
    case LinkKind::Regular:
        painter.setPen(QPen(inkOfLinks(palette), 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(curve->path);
    }
    painter.restore();
}

void paintZone(QPainter& painter, const Graph& graph, const GraphGeometry& geometry, int index,
               const QPalette& palette) {
    const Zone& zone = graph.worldTemplate.zones[std::size_t(index)];
    const QPointF centre = centreOf(graph, geometry, index);
    const double radius = radiusOf(graph, geometry, index);
    const QColor ground = surfaceColour(zone.surface, isDark(palette));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isDark(palette) ? ground.lighter(165) : ground.darker(165), 2));
    painter.setBrush(ground);
    painter.drawEllipse(centre, radius, radius);
    if (radius < numberedFrom) return painter.restore();
    const double line = std::clamp(radius * 0.34, 11.0, 22.0);
    if (radius < signedFrom) {
        paintLabel(painter, centre, std::min(line, radius * 1.3), QString::number(index), true);
        return painter.restore();
    }
    const double sign = radius * 0.62;
    paintLabel(painter, centre - QPointF(0, radius * 0.7), line, QString::number(index), true);
    paintCastleOf(painter, QRectF(centre.x() - sign / 2, centre.y() - radius * 0.5, sign, sign), zone);
    paintMines(painter, centre + QPointF(0, radius * 0.38), radius * 0.34, zone);
    if (radius >= 1.6 * signedFrom)
        paintLabel(painter, centre + QPointF(0, radius * 0.78), line * 0.8, QString::number(zone.richness),
                   false, QColor(0xe8c030));
    painter.restore();
}

void paintGraph(QPainter& painter, const Graph& graph, const GraphGeometry& geometry,
                const QPalette& palette) {
    for (int link = 0; link < int(graph.worldTemplate.links.size()); ++link)
        paintLink(painter, graph, geometry, link, palette);
    for (int zone = 0; zone < int(graph.worldTemplate.zones.size()); ++zone)
        paintZone(painter, graph, geometry, zone, palette);
    for (const GuardBadge& badge : guardBadges(graph, geometry))
        paintGuard(painter, badge, palette);
}

QImage graphImage(const Template& worldTemplate, const std::vector<DrawingPoint>& places, QSize size,
                  const QPalette& palette) {
    if (size.isEmpty()) return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    const double margin = std::min(size.width(), size.height()) * 0.06;
    const QRectF room = QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin);
    const Graph graph{worldTemplate, places};
    const double longer = std::max(size.width(), size.height());
    const double largest = largestUsualScale * std::max(1.0, longer / sideOfThat);
    paintGraph(painter, graph, fitted(graph, room, largest), palette);
    return image;
}

} // namespace stonemason::pocket_heroes
