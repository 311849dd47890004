// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/fix_all.h"

#include "core/base/all_fixer.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason::ambush {

namespace {

struct PatternFixes {
    using Value = Pattern;
    using Fix = PatternFix;
    using Repair = PatternRepair;
    using Place = std::size_t; ///< which field is written

    template <typename Visit>
    void visit(const Pattern& pattern, Visit visit, const std::stop_token&) const {
        for (const PatternProblem& problem : checkPattern(pattern).problems)
            visit(problem);
    }
    bool isTaken(const PatternProblem&) const { return true; }
    Pattern mended(Pattern pattern, std::span<const PatternRepair> repairs) const {
        for (const PatternRepair& repair : repairs)
            pattern = ambush::mended(std::move(pattern), PatternFix{{}, repair});
        return pattern;
    }
    std::vector<Place> places(const PatternRepair& repair) const { return {repair.index()}; }
    int mostChecks(const Pattern& pattern) const { return checksFor(pattern.signs.values().size()); }
};

} // namespace

FixedPattern fixAll(const Pattern& pattern) {
    AllFixer fixer(pattern, PatternFixes{}, {});
    fixer.fix();
    return {fixer.value(), fixer.mended(), fixer.badness().sum()};
}

} // namespace stonemason::ambush
