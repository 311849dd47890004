// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/pocket_heroes/catalogue/catalogue.h"

namespace stonemason::pocket_heroes {

/// The rectangle that the picture of a building fills, around its cells and its entrance, which is 0, 0. One
/// can walk in the corners of it that are no cells of the building, but what lay there would seem to lie on
/// it.
inline CellRange pictureOf(const CatalogueObject& object) {
    CellRange picture{};
    for (const Cell offset : object.footprint)
        picture = united(picture, {offset, offset});
    return picture;
}

} // namespace stonemason::pocket_heroes
