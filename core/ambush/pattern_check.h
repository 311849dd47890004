// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/base/check.h"

#include <optional>

namespace stonemason::ambush {

/// A repair a machine can make: what it is called, and what the pattern has then.
struct PatternFix {
    Message label; ///< "pattern-fix/threshold" ...
    std::optional<int> threshold{};
    std::optional<Orientations> orientations{};

    bool operator==(const PatternFix&) const = default;
};

using PatternProblem = BasicProblem<PatternFix>;
using PatternReport = BasicReport<PatternFix>;
using PatternCheck = BasicCheck<PatternFix, Pattern>;

/// The table of checks, in the order in which problems are listed.
std::span<const PatternCheck> allPatternChecks();

/// What is wrong with a pattern that somebody draws, of any signs, and what is worth knowing of it.
PatternReport checkPattern(const Pattern& pattern);

/// The pattern with the fix made.
Pattern mended(Pattern pattern, const PatternFix& fix);

} // namespace stonemason::ambush
