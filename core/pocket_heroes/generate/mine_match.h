// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// A mine that stands in a zone.
struct StandingMine {
    Resource resource = Resource::Ore;
    PlayerId owner = PlayerId::Neutral;
    std::optional<int> guard{}; ///< its level, -1 without; nothing: it does not matter
};

/// Whether the mines can be those that the zone lists, each once, and others drawn by lot, which are nobody's
/// and guarded as the config says. How many there are does not matter.
bool canBeMinesOf(const Zone& zone, const Config& config, const std::vector<StandingMine>& mines);

} // namespace stonemason::pocket_heroes
