// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// What a world is to be made of.
struct WorldWish {
    Template made;
    int seed = 1;
    int size = 0;                        ///< 0: Config::mapSize
    std::vector<DrawingPoint> centres{}; ///< the layout that is kept, see GenerateOptions; empty: none is

    bool operator==(const WorldWish&) const = default;
};

} // namespace stonemason::pocket_heroes
