// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template.h"

#include <algorithm>
#include <array>
#include <cmath>

/// What a template wants by the rules of the catalogue.
namespace stonemason::pocket_heroes {

/// The numbers of the game's data, but for those that the config has otherwise.
inline GeneratorNumbers numbersFor(const Config& config, const Catalogue& catalogue) {
    GeneratorNumbers numbers = catalogue.generator;
    const auto replace = [](int& number, int own) {
        if (own != asUsual) number = own;
    };
    replace(numbers.waterPercent, config.waterPercent);
    replace(numbers.treasurePer1000, config.treasurePer1000);
    replace(numbers.hoardGuardPercent, config.hoardGuardPercent);
    replace(numbers.cellsPerVisitable, config.cellsPerVisitable);
    replace(numbers.groveCells, config.groveCells);
    return numbers;
}

/// How probable piles, campfires, chests and artifacts are: those of the config, or, where it has those of
/// every config, the mix of the maps that people make.
inline std::array<double, 4> treasureChances(const Config& config, const Catalogue& catalogue) {
    const auto& mix = catalogue.craft.treasure;
    const double whole = mix[0] + mix[1] + mix[2] + mix[3];
    if (whole <= 0 || config.treasureChance != Config().treasureChance) return config.treasureChance;
    return {mix[0] / whole, mix[1] / whole, mix[2] / whole, mix[3] / whole};
}

/// What the treasures of a zone are to cost together: Zone::richness at least, and unless that is all by
/// RichnessRule::Total, by its area as many as GeneratorNumbers::treasurePer1000, more in a zone richer than
/// usual, up to twice.
/// @param area of the zone, in cells
inline int wantedRichness(const Zone& zone, int area, const Config& config, const Catalogue& catalogue) {
    const int rich = std::max(0, zone.richness);
    if (config.richnessRule == RichnessRule::Total) return rich;
    const GeneratorNumbers numbers = numbersFor(config, catalogue);
    const int most = 2 * numbers.usualRichness;
    const auto chances = treasureChances(config, catalogue);
    double each = 0;
    for (std::size_t kind = 0; kind < chances.size(); ++kind)
        each += chances[kind] * std::max(1, config.treasureCost[kind]);
    const double count =
        area * (numbers.treasurePer1000 / 1000.0) * std::min(rich, most) / numbers.usualRichness;
    return std::max(rich, int(std::lround(count * each)));
}

} // namespace stonemason::pocket_heroes
