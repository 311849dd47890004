// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace stonemason::pocket_heroes {

namespace {

/// config/chances: their sum in hundredths
/// config/chance: kind of treasure from 1
/// config/cost: kind of treasure from 1, its cost
/// config/guard: least, most, strongest
/// config/guards: level, least number
constexpr std::string_view configMessages[]{"config/chances", "config/chance", "config/cost", "config/guard",
                                            "config/guards"};
constexpr std::string_view configFixes[]{"fix/chances", "fix/cost", "fix/guard", "fix/zero"};

constexpr int maximumInt = std::numeric_limits<int>::max();
constexpr double exact = 1e-6; ///< decimals are not exact in binary

TemplateProblem problemOf(Message message, std::string_view label, const TemplateRepair& repair) {
    return {configCheck.id, Severity::Error, std::move(message), {}, {{{label}, repair}}};
}

void checkChances(const Config& config, TemplateFindings& problems) {
    const auto& chances = config.treasureChance;
    const auto negative = std::ranges::find_if(chances, [](double chance) { return chance < 0; });
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    constexpr double hundred = 100;
    if (negative != chances.end())
        problems.push_back(problemOf({"config/chance", {int(negative - chances.begin()) + 1}}, "fix/chances",
                                     ScaleChances{}));
    else if (std::abs(sum - 1) > exact)
        problems.push_back(
            problemOf({"config/chances", {int(std::lround(sum * hundred))}}, "fix/chances", ScaleChances{}));
}

void checkLevels(const IntRange& range, RangePlace::Of of, TemplateFindings& problems) {
    if (range.max < range.min || (range.min >= noGuardLevel && range.max <= guardLevels)) return;
    problems.push_back(problemOf({"config/guard", {range.min, range.max, guardLevels}}, "fix/guard",
                                 ClampRange{{of}, noGuardLevel, guardLevels}));
}

void runConfig(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    const Config& config = worldTemplate.config;
    checkChances(config, problems);
    for (std::size_t i = 0; i < config.treasureCost.size(); ++i) {
        if (config.treasureCost[i] > 0) continue;
        problems.push_back(problemOf({"config/cost", {int(i) + 1, config.treasureCost[i]}}, "fix/cost",
                                     SetLeastCost{int(i)}));
    }
    checkLevels(config.linkGuardLevel, RangePlace::Of::ConfigLinkGuard, problems);
    checkLevels(config.mineGuardLevel, RangePlace::Of::ConfigMineGuard, problems);
    for (std::size_t level = 0; level < config.guardCount.size(); ++level) {
        const IntRange count = config.guardCount[level];
        if (count.max < count.min || count.min >= 0) continue;
        problems.push_back(problemOf({"config/guards", {int(level), count.min}}, "fix/zero",
                                     ClampRange{{RangePlace::Of::GuardCount, int(level)}, 0, maximumInt}));
    }
}

} // namespace

constinit const TemplateCheck configCheck{"config", runConfig, configMessages, configFixes};

} // namespace stonemason::pocket_heroes
