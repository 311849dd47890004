// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_check.h"

#include "core/ambush/demand.h"

#include <array>

namespace stonemason::ambush {

namespace {

constexpr int usualThreshold = 800;

/// Whether some sign asks for that.
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

std::vector<PatternProblem> checkSigns(const Pattern& pattern) {
    if (comparesSomething(pattern)) return {};
    return {{"signs", Severity::Error, {"pattern/nothing-compared"}}};
}

std::vector<PatternProblem> checkOrientations(const Pattern& pattern) {
    if (!pattern.orientations.empty()) return {};
    return {{"orientations",
             Severity::Error,
             {"pattern/no-orientation"},
             {},
             {{.label = {"pattern-fix/all-orientations"}, .orientations = Orientations::all()}}}};
}

std::vector<PatternProblem> checkThreshold(const Pattern& pattern) {
    if (pattern.threshold > 0 || !comparesSomething(pattern)) return {};
    return {{"threshold",
             Severity::Warning,
             {"pattern/no-threshold"},
             {},
             {{.label = {"pattern-fix/threshold"}, .threshold = usualThreshold}}}};
}

std::vector<PatternProblem> checkWalls(const Pattern& pattern) {
    const auto isWall = [](const Demand& demand) { return demand.compared && !demand.passable; };
    if (!comparesSomething(pattern) || hasDemand(pattern, isWall)) return {};
    return {{"walls", Severity::Note, {"pattern/no-walls"}}};
}

std::vector<PatternProblem> checkStand(const Pattern& pattern) {
    if (!comparesSomething(pattern) || hasDemand(pattern, [](const Demand& demand) { return demand.stand; }))
        return {};
    return {{"stand", Severity::Note, {"pattern/nobody-waits"}}};
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

Pattern mended(Pattern pattern, const PatternFix& fix) {
    pattern.threshold = fix.threshold.value_or(pattern.threshold);
    pattern.orientations = fix.orientations.value_or(pattern.orientations);
    return pattern;
}

} // namespace stonemason::ambush
