// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <array>
#include <cmath>

/// The settings of a zone: what its template asks for, by the rules of the catalogue.
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

/// The rule by which the kind of a zone changes the usual numbers; nullptr: none.
inline const ZoneKindRule* kindRuleOf(const Zone& zone, const Catalogue& catalogue) {
    return zone.kind == ZoneKind::Auto ? nullptr : &catalogue.craft.zoneKinds[std::size_t(zone.kind) - 1];
}

/// The mines that the kind of a zone gives it; nullptr: the zone lists mines itself or has no kind.
inline const ZoneKindMines* kindMinesOf(const Zone& zone, const Catalogue& catalogue) {
    const ZoneKindRule* rule = kindRuleOf(zone, catalogue);
    return rule && zone.mines.empty() && zone.mineCount == Zone().mineCount ? &rule->mines : nullptr;
}

/// numbersFor(config, ...), scaled by the percentages of the zone's kind.
inline GeneratorNumbers numbersFor(const Zone& zone, const Config& config, const Catalogue& catalogue) {
    GeneratorNumbers numbers = numbersFor(config, catalogue);
    const ZoneKindRule* rule = kindRuleOf(zone, catalogue);
    if (!rule) return numbers;
    constexpr int whole = 100;
    numbers.treasurePer1000 = numbers.treasurePer1000 * rule->treasure / whole;
    numbers.hoardGuardPercent = std::min(whole, numbers.hoardGuardPercent * rule->guarded / whole);
    numbers.cellsPerVisitable = std::max(1, numbers.cellsPerVisitable * whole / std::max(1, rule->visited));
    if (rule->water >= 0) numbers.waterPercent = rule->water;
    numbers.obstaclePercent = std::min(whole, numbers.obstaclePercent * rule->obstacles / whole);
    return numbers;
}

/// Whether a map is so large that zones have more on it than their template asks for: its numbers are those
/// of a map of 64 rows, and people build by the area. By RichnessRule::Total they are those of any map.
inline bool hasFurther(int side, const Config& config) {
    return side > numbers::referenceSide && config.richnessRule == RichnessRule::Density;
}

/// How many mines a zone has at least on a large map, beyond those that it asks for; none where it asks for
/// none by number.
/// @param cells that the zone is to have
/// @param planned how many it asks for
inline int furtherMines(const Zone& zone, double cells, int planned, int side, const Config& config) {
    constexpr double perCell = 2.2 / 1000; // source: maps of people, of 128 rows, with their water
    constexpr int most = 16;
    if (zone.mineCount.max <= 0 || !hasFurther(side, config)) return 0;
    return std::max(0, std::min(most, int(cells * perCell)) - planned);
}

/// The same of castles, of which a zone has none that asks for none or says how many further ones it has.
inline int furtherCastles(const Zone& zone, double cells, int planned, int side, const Config& config) {
    constexpr double perCell = 1.2 / 1000; // likewise, but that castles take much ground
    constexpr int most = 4;
    if ((zone.castles.empty() && zone.castleCount.max <= 0) || !hasFurther(side, config)) return 0;
    if (zone.moreCastles != Zone().moreCastles) return 0;
    return std::clamp(int(cells * perCell) - planned, 0, most);
}

/// By how many levels the guards of a zone differ from the usual.
inline int guardShiftOf(const Zone& zone, const Catalogue& catalogue) {
    const ZoneKindRule* rule = kindRuleOf(zone, catalogue);
    const int strength = int(zone.guards) - int(GuardStrength::Usual);
    return (rule ? rule->guardLevels : 0) + strength * catalogue.generator.guardStrengthStep;
}

/// The level so many levels higher. No guard, and one that the game chooses, stay what they are.
inline int shiftedLevel(int level, int by) {
    return level < 1 ? level : std::clamp(level + by, 1, guardLevels);
}

/// How probable piles, campfires, chests and artifacts are: those of the config, or, where it has those of
/// every config, the mix of the maps that people make.
inline std::array<double, treasureKindCount> treasureChances(const Config& config,
                                                             const Catalogue& catalogue) {
    const auto& mix = catalogue.craft.treasure;
    const double whole = mix[0] + mix[1] + mix[2] + mix[3];
    if (whole <= 0 || config.treasureChance != Config().treasureChance) return config.treasureChance;
    return {mix[0] / whole, mix[1] / whole, mix[2] / whole, mix[3] / whole};
}

/// The same in a zone, whose kind has its own share of piles unless the config has chances of its own.
inline std::array<double, treasureKindCount> treasureChances(const Zone& zone, const Config& config,
                                                             const Catalogue& catalogue) {
    std::array<double, treasureKindCount> chances = treasureChances(config, catalogue);
    const ZoneKindRule* rule = kindRuleOf(zone, catalogue);
    if (!rule || chances[0] >= 1 || config.treasureChance != Config().treasureChance) return chances;
    const double piles = rule->piles / 100.0;
    for (std::size_t kind = 1; kind < chances.size(); ++kind)
        chances[kind] *= (1 - piles) / (1 - chances[0]);
    chances[0] = piles;
    return chances;
}

/// What the treasures of a zone are to cost together: Zone::richness at least, and unless that is all by
/// RichnessRule::Total, by its area as many as GeneratorNumbers::treasurePer1000, more in a zone richer than
/// usual, up to twice.
/// @param area of the zone, in cells
inline int wantedRichness(const Zone& zone, int area, const Config& config, const Catalogue& catalogue) {
    const int rich = std::max(0, zone.richness);
    if (config.richnessRule == RichnessRule::Total) return rich;
    const GeneratorNumbers numbers = numbersFor(zone, config, catalogue);
    const int most = 2 * numbers.usualRichness;
    const auto chances = treasureChances(zone, config, catalogue);
    double each = 0;
    for (std::size_t kind = 0; kind < chances.size(); ++kind)
        each += chances[kind] * std::max(1, config.treasureCost[kind]);
    const double count =
        area * (numbers.treasurePer1000 / 1000.0) * std::min(rich, most) / numbers.usualRichness;
    return std::max(rich, int(std::lround(count * each)));
}

} // namespace stonemason::pocket_heroes
