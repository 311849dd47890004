// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>

#include <vector>

namespace stonemason {

/// Where a card hides least of what lies under it: of the pieces first, then of the ground. Tried are the
/// middle of the upper and of the lower edge, and every eighth pixel from the left and from the top; of equal
/// places the first of the two edges counts, then the nearest to the upper one, then the upper left one.
/// @param room where the card may lie; as large as the card at least, else the card lies over its upper edge
/// @param pieces, ground in the coordinates of the room
QRect clearestPlace(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground);

} // namespace stonemason
