// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/sign_book.h"

#include <QColor>

namespace stonemason::text_map {

/// How a sign is drawn, whatever it means.
enum class SignShape : std::uint8_t {
    Stone, ///< a block of a wall, which joins its neighbours
    Solid, ///< nothing but its colour
    Waves,
    Tree,
    Floor, ///< a slab, and nothing on it
    Tufts,
    Door,
    Letter, ///< the character itself on a slab
};

SignShape shapeOf(const SignBook& signs, TileIndex code);

/// The colours of a sign in one theme: the table's own in light, those that go with them in dark.
struct SignColours {
    QColor fill; ///< of the whole cell
    QColor ink;  ///< of the sign on it

    bool operator==(const SignColours&) const = default;
};

SignColours coloursOf(const SignBook& signs, TileIndex code, bool dark);

/// What a cell of few pixels is to the eye.
QColor plainColour(const SignBook& signs, TileIndex code, bool dark);

} // namespace stonemason::text_map
