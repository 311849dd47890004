// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"

namespace stonemason::wastes {

/// The result of taking the recommended fixes of all problems.
struct FixedBoard {
    BoardEdit edit; ///< of the board that was given
    int mended = 0; ///< how many of its errors and warnings are gone
    int left = 0;   ///< how many there are now: nothing mends them, or only at the price of others

    bool operator==(const FixedBoard&) const = default;
};

/// See AllFixer. Fixes that declare another symmetry are a person's to choose and not taken.
FixedBoard fixAll(const Board& board, const Profile& profile, std::stop_token stop = {});

} // namespace stonemason::wastes
