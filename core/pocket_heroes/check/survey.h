// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/reach.h"

#include <stop_token>
#include <vector>

namespace stonemason::pocket_heroes {

/// The facts about a world that several checks need, computed once.
struct Survey {
    struct OfPlayer {
        PlayerId id;
        Reach reach;
    };

    const World& world;
    const Catalogue& catalogue;
    Grid<Footing> footing;
    std::vector<OfPlayer> players; ///< the colours that play
    std::stop_token stop;          ///< after a stop request, a check may report fewer problems than there are
};

Survey surveyOf(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
