// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/view/canvas/graph_geometry.h"

#include <QString>

#include <vector>

class QPainter;
class QPalette;

namespace stonemason::pocket_heroes {

/// The levels of a link's guard, on a shield.
struct GuardBadge {
    int link = 0;
    QString text;
    QPointF middle;
    double half = 0; ///< of its width

    QRectF rect() const;
};

/// One for each guarded link that has room for it. It stands on the line at the place nearest to the
/// middle where it overlaps no zone and no other badge; if there is none, where it overlaps zones least, so
/// that between zones that touch only the badge of a link is seen. Cost: for each link the places along it,
/// times the zones and badges near it.
std::vector<GuardBadge> guardBadges(const Graph& graph, const GraphGeometry& geometry);

/// The topmost link whose badge is at that pixel; -1: none.
int guardAt(const std::vector<GuardBadge>& badges, QPointF pixel);

void paintGuard(QPainter& painter, const GuardBadge& badge, const QPalette& palette);

} // namespace stonemason::pocket_heroes
