// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_checks.h"

#include <algorithm>
#include <cmath>
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

constexpr double exact = 1e-6; ///< decimals have no end in binary

TemplateProblem problemOf(Message message, std::string_view label, const Config& mended) {
    return {configCheck.id, Severity::Error, std::move(message), {}, {{{label}, SetConfig{mended}}}};
}

/// The chances in their proportions, with a sum of 1; the usual ones where there is none to keep.
std::array<double, 4> scaled(std::array<double, 4> chances) {
    for (double& chance : chances)
        chance = std::max(0.0, chance);
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    if (sum <= 0) return Config().treasureChance;
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

void checkChances(const Config& config, std::vector<TemplateProblem>& problems) {
    Config mended = config;
    mended.treasureChance = scaled(config.treasureChance);
    const auto& chances = config.treasureChance;
    const auto negative = std::ranges::find_if(chances, [](double chance) { return chance < 0; });
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    constexpr double hundred = 100;
    if (negative != chances.end())
        problems.push_back(
            problemOf({"config/chance", {int(negative - chances.begin()) + 1}}, "fix/chances", mended));
    else if (std::abs(sum - 1) > exact)
        problems.push_back(
            problemOf({"config/chances", {int(std::lround(sum * hundred))}}, "fix/chances", mended));
}

void checkLevels(const Config& config, IntRange Config::*levels, std::vector<TemplateProblem>& problems) {
    const IntRange range = config.*levels;
    if (range.max < range.min || (range.min >= noGuardLevel && range.max <= guardLevels)) return;
    Config mended = config;
    mended.*levels = {std::clamp(range.min, noGuardLevel, guardLevels),
                      std::clamp(range.max, noGuardLevel, guardLevels)};
    problems.push_back(problemOf({"config/guard", {range.min, range.max, guardLevels}}, "fix/guard", mended));
}

std::vector<TemplateProblem> runConfig(const Template& made, const Catalogue&) {
    const Config& config = made.config;
    std::vector<TemplateProblem> problems;
    checkChances(config, problems);
    for (std::size_t i = 0; i < config.treasureCost.size(); ++i) {
        if (config.treasureCost[i] > 0) continue;
        Config mended = config;
        mended.treasureCost[i] = 1;
        problems.push_back(
            problemOf({"config/cost", {int(i) + 1, config.treasureCost[i]}}, "fix/cost", mended));
    }
    checkLevels(config, &Config::linkGuardLevel, problems);
    checkLevels(config, &Config::mineGuardLevel, problems);
    for (std::size_t level = 0; level < config.guardCount.size(); ++level) {
        const IntRange count = config.guardCount[level];
        if (count.max < count.min || count.min >= 0) continue;
        Config mended = config;
        mended.guardCount[level] = {0, std::max(0, count.max)};
        problems.push_back(problemOf({"config/guards", {int(level), count.min}}, "fix/zero", mended));
    }
    return problems;
}

} // namespace

constinit const TemplateCheck configCheck{"config", runConfig, configMessages, configFixes};

} // namespace stonemason::pocket_heroes
