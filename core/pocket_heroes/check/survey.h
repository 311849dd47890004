// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/reach.h"

#include <stop_token>
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
    std::stop_token stop;          ///< told to stop, a check may find less than there is
};

Survey surveyOf(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
