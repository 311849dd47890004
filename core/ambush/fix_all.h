// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"

namespace stonemason::ambush {

/// The result of taking the recommended fixes of all problems.
struct FixedPattern {
    Pattern pattern;
    int mended = 0; ///< how many errors and warnings fewer there are
    int left = 0;   ///< how many there are now: none of the fixes removes them

    bool operator==(const FixedPattern&) const = default;
};

/// See AllFixer.
FixedPattern fixAll(const Pattern& pattern);

} // namespace stonemason::ambush
