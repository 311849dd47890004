// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/view/art/sign_colours.h"

#include <QRectF>

class QPainter;

namespace stonemason::text_map {

/// All that the picture of a cell goes by.
struct SignLook {
    TileIndex code = noSign;
    std::uint8_t walls =
        0; ///< a bit for each of the eight neighbours that is a wall, clockwise from the north
    std::uint8_t variation = 0; ///< 0 to 3, from its place

    /// A number of its own for each look, below 2^32.
    quint64 key() const { return quint64(code) | quint64(walls) << 16 | quint64(variation) << 24; }
    bool operator==(const SignLook&) const = default;
};

/// The look of a cell among others; beside the map there is what the cell is itself.
SignLook lookOf(const SignBook& signs, const Grid<SignIndex>& cells, const std::vector<TileIndex>& codes,
                Cell cell);

/// Draws one cell as vectors. How much is drawn of it goes by its size.
void paintSign(QPainter& painter, const QRectF& rect, const SignLook& look, const SignBook& signs, bool dark);

/// Writes the character over a cell, on a plate, unless it is what is drawn there anyway.
void paintPlate(QPainter& painter, const QRectF& rect, TileIndex code, const SignBook& signs);

} // namespace stonemason::text_map
