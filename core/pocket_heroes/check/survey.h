// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/reach.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// What several checks want to know of a world, worked out once.
struct Survey {
    struct OfPlayer {
        PlayerId id;
        Reach reach;
    };

    const World& world;
    const Catalogue& catalogue;
    Grid<Footing> footing;
    std::vector<OfPlayer> players; ///< the colours that play
};

Survey surveyOf(const World& world, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
