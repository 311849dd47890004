// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/base/check.h"

#include <span>
#include <variant>

namespace stonemason::ambush {

/// What can be repaired in a pattern: it gets a threshold, or stands in all orientations.
struct SetThreshold {
    int threshold = 0;
    bool operator==(const SetThreshold&) const = default;
};
struct StandEveryWay {
    bool operator==(const StandEveryWay&) const = default;
};
using PatternRepair = std::variant<SetThreshold, StandEveryWay>;
using PatternFix = BasicFix<PatternRepair>; ///< "pattern-fix/threshold" ...

using PatternProblem = BasicProblem<PatternFix>;
using PatternFindings = BasicProblems<PatternFix>;
using PatternReport = BasicReport<PatternFix>;
using PatternCheck = BasicCheck<PatternFix, Pattern>;

/// The table of checks, in the order in which problems are listed.
std::span<const PatternCheck> allPatternChecks();

/// The errors, warnings and notes for a pattern that is being drawn; it may hold any signs.
PatternReport checkPattern(const Pattern& pattern);

/// The pattern with the fix applied.
Pattern repaired(Pattern pattern, const PatternFix& fix);

/// The result of applying the recommended fixes of all problems.
struct FixedPattern {
    Pattern pattern;
    int solved = 0; ///< the number of errors and warnings removed
    int left = 0;   ///< the number left, which none of the fixes removes

    bool operator==(const FixedPattern&) const = default;
};

/// See AllFixer.
FixedPattern fixAll(const Pattern& pattern);

} // namespace stonemason::ambush
