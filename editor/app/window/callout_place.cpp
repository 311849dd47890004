// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/callout_place.h"

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr int lowest = 48; // what is higher is no button
constexpr int corner = 20; // from a corner of the body to the arrow

using Edges = std::array<Qt::Edge, 4>;

/// Edges of the body, in the order in which they are tried.
Edges edgesFor(const QRect& target) {
    return target.height() <= lowest ? Edges{Qt::TopEdge, Qt::BottomEdge, Qt::LeftEdge, Qt::RightEdge}
                                     : Edges{Qt::LeftEdge, Qt::RightEdge, Qt::TopEdge, Qt::BottomEdge};
}

/// The size in the middle of the target's side that faces this edge of it.
QRect beside(const QRect& target, Qt::Edge edge, const QSize& size) {
    QRect body(QPoint(), size);
    body.moveCenter(target.center());
    switch (edge) {
    case Qt::LeftEdge: body.moveLeft(target.right() + 1 + calloutArrow); break;
    case Qt::RightEdge: body.moveRight(target.left() - 1 - calloutArrow); break;
    case Qt::TopEdge: body.moveTop(target.bottom() + 1 + calloutArrow); break;
    case Qt::BottomEdge: body.moveBottom(target.top() - 1 - calloutArrow); break;
    }
    return body;
}

bool isUpright(Qt::Edge edge) {
    return edge == Qt::LeftEdge || edge == Qt::RightEdge;
}

/// Along the edge only, so that it comes no nearer to the target.
QRect slidInto(const QRect& room, QRect body, Qt::Edge edge) {
    if (isUpright(edge))
        body.moveTop(std::max(room.top(), std::min(body.top(), room.bottom() + 1 - body.height())));
    else
        body.moveLeft(std::max(room.left(), std::min(body.left(), room.right() + 1 - body.width())));
    return body;
}

QPoint tipOf(const QRect& target, const QRect& body, Qt::Edge edge) {
    const int x = std::clamp(target.center().x(), body.left() + corner, body.right() - corner);
    const int y = std::clamp(target.center().y(), body.top() + corner, body.bottom() - corner);
    switch (edge) {
    case Qt::LeftEdge: return {target.right() + 1, y};
    case Qt::RightEdge: return {target.left(), y};
    case Qt::TopEdge: return {x, target.bottom() + 1};
    case Qt::BottomEdge: break;
    }
    return {x, target.top()};
}

} // namespace

CalloutPlace placeCallout(const QRect& target, const QRect& room, const QList<QSize>& sizes) {
    QRect body(QPoint(), sizes.front().boundedTo(room.size()));
    if (target.isEmpty()) {
        body.moveCenter(room.center());
        return {body, {}, {}};
    }
    for (const QSize& size : sizes)
        for (const Qt::Edge edge : edgesFor(target)) {
            const QRect tried = slidInto(room, beside(target, edge, size), edge);
            if (room.contains(tried)) return {tried, edge, tipOf(target, tried, edge)};
        }
    body.moveBottomRight(room.bottomRight());
    return {body, {}, {}};
}

} // namespace stonemason
