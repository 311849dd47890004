// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

namespace stonemason::kings_conflict {

/// What taking the recommended fixes of all problems changes.
struct FixedMap {
    CellChanges changes; ///< from the map that was given; one for each cell that differs in the end
    int mended = 0;      ///< how many fewer errors and warnings are shown: see mergedReport()
    int left = 0;        ///< those that stay: nothing mends them, or only at the price of others

    bool operator==(const FixedMap&) const = default;
};

/// See AllFixer. Fixes that declare another symmetry are a person's to choose and not taken.
FixedMap fixAll(const Map& map, const GameProfile& game, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
