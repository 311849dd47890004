// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_check.h"

#include "core/ambush/pattern.h"
#include "core/base/all_fixer.h"

#include <array>
#include <cstddef>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason::ambush {

namespace {

constexpr int usualThreshold = 800;

/// Whether the demand of some sign passes the test.
template <typename Test>
bool hasDemand(const Pattern& pattern, Test test) {
    return std::ranges::any_of(pattern.signs.values(), [&test](char sign) {
        const auto demand = demandOf(sign);
        return demand && test(*demand);
    });
}

bool comparesSomething(const Pattern& pattern) {
    return hasDemand(pattern, [](const Demand& demand) { return demand.compared; });
}

void checkSigns(const Pattern& pattern, PatternFindings& problems) {
    if (comparesSomething(pattern)) return;
    problems.push_back({"signs", Severity::Error, {"pattern/nothing-compared"}});
}

void checkOrientations(const Pattern& pattern, PatternFindings& problems) {
    if (!pattern.orientations.empty()) return;
    problems.push_back({"orientations",
                        Severity::Error,
                        {"pattern/no-orientation"},
                        {},
                        {{{"pattern-fix/all-orientations"}, StandEveryWay{}}}});
}

void checkThreshold(const Pattern& pattern, PatternFindings& problems) {
    if (pattern.threshold > 0 || !comparesSomething(pattern)) return;
    problems.push_back({"threshold",
                        Severity::Warning,
                        {"pattern/no-threshold"},
                        {},
                        {{{"pattern-fix/threshold"}, SetThreshold{usualThreshold}}}});
}

void checkWalls(const Pattern& pattern, PatternFindings& problems) {
    const auto isWall = [](const Demand& demand) { return demand.compared && !demand.passable; };
    if (!comparesSomething(pattern) || hasDemand(pattern, isWall)) return;
    problems.push_back({"walls", Severity::Note, {"pattern/no-walls"}});
}

void checkStand(const Pattern& pattern, PatternFindings& problems) {
    if (!comparesSomething(pattern) || hasDemand(pattern, [](const Demand& demand) { return demand.stand; }))
        return;
    problems.push_back({"stand", Severity::Note, {"pattern/nobody-waits"}});
}

constexpr std::array<std::string_view, 1> signMessages{"pattern/nothing-compared"};
constexpr std::array<std::string_view, 1> orientationMessages{"pattern/no-orientation"};
constexpr std::array<std::string_view, 1> orientationFixes{"pattern-fix/all-orientations"};
constexpr std::array<std::string_view, 1> thresholdMessages{"pattern/no-threshold"};
constexpr std::array<std::string_view, 1> thresholdFixes{"pattern-fix/threshold"};
constexpr std::array<std::string_view, 1> wallMessages{"pattern/no-walls"};
constexpr std::array<std::string_view, 1> standMessages{"pattern/nobody-waits"};

constexpr PatternCheck checks[]{
    {"signs", checkSigns, signMessages},
    {"orientations", checkOrientations, orientationMessages, orientationFixes},
    {"threshold", checkThreshold, thresholdMessages, thresholdFixes},
    {"walls", checkWalls, wallMessages},
    {"stand", checkStand, standMessages},
};

} // namespace

std::span<const PatternCheck> allPatternChecks() {
    return checks;
}

PatternReport checkPattern(const Pattern& pattern) {
    return reportOf(allPatternChecks(), {}, pattern);
}

Pattern repaired(Pattern pattern, const PatternFix& fix) {
    if (const auto* set = std::get_if<SetThreshold>(&fix.repair))
        pattern.threshold = set->threshold;
    else
        pattern.orientations = Orientations::all();
    return pattern;
}

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
    Pattern repaired(Pattern pattern, std::span<const PatternRepair> repairs) const {
        for (const PatternRepair& repair : repairs)
            pattern = ambush::repaired(std::move(pattern), PatternFix{{}, repair});
        return pattern;
    }
    std::vector<Place> places(const PatternRepair& repair) const { return {repair.index()}; }
    int mostChecks(const Pattern& pattern) const { return checksFor(pattern.signs.values().size()); }
};

} // namespace

FixedPattern fixAll(const Pattern& pattern) {
    AllFixer fixer(pattern, PatternFixes{}, {});
    fixer.fix();
    return {fixer.value(), fixer.solved(), fixer.badness().sum()};
}

} // namespace stonemason::ambush
