// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/model/sign_book.h"

#include <QColor>

namespace stonemason::text_map {

/// How a sign is drawn; one that the table does not have as a letter.
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
