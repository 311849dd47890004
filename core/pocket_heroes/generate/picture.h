// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/pocket_heroes/catalogue/catalogue.h"

namespace stonemason::pocket_heroes {

/// The rectangle that the picture of a building fills, around its cells and its entrance, which is 0, 0. Its
/// corners outside the footprint are walkable, but things there would appear to lie on the building.
inline CellRange pictureOf(const CatalogueObject& object) {
    CellRange picture{};
    for (const Cell offset : object.footprint)
        picture = united(picture, {offset, offset});
    return picture;
}

} // namespace stonemason::pocket_heroes
