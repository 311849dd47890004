// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace stonemason {

inline constexpr int mostCostly = 3; ///< moves that the review of a game names

/// The few moves that lost most, and at least so much, in the order of the game. A `Loss` has the number of
/// its move as `move`, and what that lost as `lost` says.
template <typename Loss>
std::vector<Loss> costliest(std::vector<Loss> losses, int Loss::*lost, int least) {
    std::erase_if(losses, [lost, least](const Loss& loss) { return loss.*lost < least; });
    std::ranges::stable_sort(losses, std::ranges::greater(), lost);
    if (losses.size() > std::size_t(mostCostly)) losses.resize(std::size_t(mostCostly));
    std::ranges::sort(losses, {}, &Loss::move);
    return losses;
}

} // namespace stonemason
