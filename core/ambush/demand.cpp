// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/demand.h"

namespace stonemason::ambush {

std::optional<Demand> demandOf(char sign) {
    if (sign >= '2' && sign <= '9') return Demand{.weight = sign - '0'};
    switch (sign) {
    case '.': return Demand{};
    case '#': return Demand{.passable = false};
    case 'X': return Demand{.stand = true};
    case '@': return Demand{.must = true};
    case '!': return Demand{.passable = false, .must = true};
    case '%': return Demand{.passable = false, .weight = heavyWall};
    case '*': return Demand{.compared = false};
    default: return std::nullopt;
    }
}

} // namespace stonemason::ambush
