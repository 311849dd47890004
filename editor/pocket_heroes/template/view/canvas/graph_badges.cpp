// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/canvas/graph_badges.h"

#include "editor/app/widgets/appearance.h"
#include "editor/pocket_heroes/template/model/template_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr double leastHalf = 10; // pixels
constexpr double top = 10;       // above the middle
constexpr double bottom = 13;    // below it
constexpr int fontSize = 12;
constexpr double gapAround = 2;
constexpr int placesToASide = 12; ///< of the middle
constexpr double sharesBetween = 0.46 / placesToASide;

QFont badgeFont(QFont font) {
    font.setPixelSize(fontSize);
    font.setBold(true);
    return font;
}

/// A zone's circle.
struct Disc {
    QPointF centre;
    double radius;
};

/// By how many pixels the rectangle reaches into the circle; 0: it does not.
double overlap(const QRectF& rect, const Disc& disc) {
    const QPointF nearest(std::clamp(disc.centre.x(), rect.left(), rect.right()),
                          std::clamp(disc.centre.y(), rect.top(), rect.bottom()));
    const QPointF away = nearest - disc.centre;
    return std::max(0.0, disc.radius - std::hypot(away.x(), away.y()));
}

/// Badges by squares of the plane: what may overlap one is in its square or beside it.
class PlacedBadges {
public:
    bool overlaps(const QRectF& rect) const {
        const auto [column, row] = squareOf(rect.center());
        for (int x = column - 1; x <= column + 1; ++x)
            for (int y = row - 1; y <= row + 1; ++y)
                if (const auto found = squares_.find({x, y}); found != squares_.end())
                    if (std::ranges::any_of(found->second,
                                            [&](const QRectF& other) { return other.intersects(rect); }))
                        return true;
        return false;
    }
    void add(const QRectF& rect) { squares_[squareOf(rect.center())].push_back(rect); }

private:
    static constexpr double side = 96; ///< of a square: no badge is wider
    static std::pair<int, int> squareOf(QPointF point) {
        return {int(std::floor(point.x() / side)), int(std::floor(point.y() / side))};
    }

    std::map<std::pair<int, int>, std::vector<QRectF>> squares_;
};

/// Puts badges along their links, one after the other.
class BadgePlacer {
public:
    BadgePlacer(const Graph& graph, const GraphGeometry& geometry) {
        for (int zone = 0; zone < int(graph.places.size()); ++zone)
            discs_.push_back({centreOf(graph, geometry, zone), radiusOf(graph, geometry, zone)});
    }

    void place(GuardBadge& badge, const LinkCurve& curve) {
        near_.clear();
        const QRectF field = curve.path.controlPointRect().adjusted(-badge.half, -bottom, badge.half, bottom);
        for (const Disc& disc : discs_)
            if (overlap(field, disc) > 0) near_.push_back(disc);
        double least = std::numeric_limits<double>::max();
        QPointF best = curve.middle;
        for (int step = 0; step <= 2 * placesToASide && least > 0; ++step) {
            const double share = 0.5 + (step + 1) / 2 * (step % 2 ? 1 : -1) * sharesBetween;
            badge.middle = step == 0 ? curve.middle : curve.path.pointAtPercent(share);
            const QRectF rect = badge.rect().adjusted(-gapAround, -gapAround, gapAround, gapAround);
            if (const double over = overlapAt(rect); over < least && !placed_.overlaps(rect)) {
                least = over;
                best = badge.middle;
            }
        }
        badge.middle = best;
        placed_.add(badge.rect());
    }

private:
    double overlapAt(const QRectF& rect) const {
        double most = 0;
        for (const Disc& disc : near_)
            most = std::max(most, overlap(rect, disc));
        return most;
    }

    std::vector<Disc> discs_;
    std::vector<Disc> near_; ///< those that the link may come by
    PlacedBadges placed_;
};

} // namespace

QRectF GuardBadge::rect() const {
    return {middle.x() - half, middle.y() - top, 2 * half, top + bottom};
}

std::vector<GuardBadge> guardBadges(const Graph& graph, const GraphGeometry& geometry) {
    std::vector<GuardBadge> badges;
    BadgePlacer placer(graph, geometry);
    const QFontMetricsF metrics(badgeFont({}));
    for (int link = 0; link < int(graph.worldTemplate.links.size()); ++link) {
        const QString text = guardText(graph.worldTemplate, graph.worldTemplate.links[std::size_t(link)]);
        if (text.isEmpty()) continue;
        const auto curve = curveOf(graph, geometry, link);
        if (!curve || !curve->hasRoom) continue;
        badges.push_back({link, text, {}, std::max(leastHalf, metrics.horizontalAdvance(text) / 2 + 5)});
        placer.place(badges.back(), *curve);
    }
    return badges;
}

int guardAt(const std::vector<GuardBadge>& badges, QPointF pixel) {
    const auto found = std::find_if(badges.rbegin(), badges.rend(), [pixel](const GuardBadge& badge) {
        return badge.rect().contains(pixel);
    });
    return found == badges.rend() ? -1 : found->link;
}

void paintGuard(QPainter& painter, const GuardBadge& badge, const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(badgeFont(painter.font()));
    const QPointF middle = badge.middle;
    const double half = badge.half;
    QPainterPath shield;
    shield.moveTo(middle + QPointF(-half, -top));
    shield.lineTo(middle + QPointF(half, -top));
    shield.lineTo(middle + QPointF(half, 4));
    shield.quadTo(middle + QPointF(half * 0.6, 10), middle + QPointF(0, bottom));
    shield.quadTo(middle + QPointF(-half * 0.6, 10), middle + QPointF(-half, 4));
    shield.closeSubpath();
    const QColor ground(isDark(palette) ? 0xe2e6ea : 0x39424c);
    painter.setPen(QPen(palette.color(QPalette::Base), 1.5));
    painter.setBrush(ground);
    painter.drawPath(shield);
    painter.setPen(isDark(palette) ? QColor(0x20262c) : QColor(Qt::white));
    painter.drawText(QRectF(middle.x() - half, middle.y() - top, 2 * half, 18), Qt::AlignCenter, badge.text);
    painter.restore();
}

} // namespace stonemason::pocket_heroes
