// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

namespace stonemason::pocket_heroes {

/// What a world is to be made of.
struct WorldWish {
    Template made;
    int seed = 1;
    int size = 0;        ///< 0: Config::mapSize
    KeptLayout layout{}; ///< see GenerationRequest; empty: none is kept

    bool operator==(const WorldWish&) const = default;
};

} // namespace stonemason::pocket_heroes
