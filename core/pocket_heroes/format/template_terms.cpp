// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_terms.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

template <typename T>
using Term = std::pair<T, std::string_view>;

constexpr std::array<Term<Surface>, surfaceCount> surfaces{{
    {Surface::Water, "WATER"},
    {Surface::Sand, "SAND"},
    {Surface::Dirt, "DIRT"},
    {Surface::Grass, "GRASS"},
    {Surface::Swamp, "SWAMP"},
    {Surface::Lava, "LAVA"},
    {Surface::Wasteland, "WASTELAND"},
    {Surface::Desert, "DESERT"},
    {Surface::Snow, "SNOW"},
    {Surface::NewDesert, "NDESERT"},
    {Surface::Pavement, "PAVEMENT"},
    {Surface::NewWasteland, "NWASTELAND"},
}};
constexpr std::array<Term<Resource>, resourceCount + 1> resources{{
    {Resource::Gold, "GOLD"},
    {Resource::Ore, "ORE"},
    {Resource::Wood, "WOOD"},
    {Resource::Mercury, "MERCURY"},
    {Resource::Gems, "GEMS"},
    {Resource::Crystal, "CRYSTAL"},
    {Resource::Sulfur, "SULFUR"},
    {Resource::Random, "RANDOM"},
}};
constexpr std::array<Term<Nation>, 7> nations{{
    {Nation::Citadel, "CITADEL"},
    {Nation::Stronghold, "STRONGHOLD"},
    {Nation::Tower, "TOWER"},
    {Nation::Dungeon, "DUNGEON"},
    {Nation::Fortress, "FORTRESS"},
    {Nation::Necropolis, "NECROPOLIS"},
    {Nation::Random, "RANDOM"},
}};
constexpr std::array<Term<LinkKind>, 5> linkKinds{{
    {LinkKind::Road, "ROAD"},
    {LinkKind::Regular, "REGULAR"},
    {LinkKind::Portal, "PORTAL"},
    {LinkKind::Wide, "WIDE"},
    {LinkKind::Near, "NEAR"},
}};
constexpr std::array<Term<GuardRule>, 2> guardRules{{
    {GuardRule::Code, "CODE"},
    {GuardRule::Documentation, "DOCUMENTATION"},
}};
constexpr std::array<Term<ShareRule>, 2> shareRules{{
    {ShareRule::Square, "SQUARE"},
    {ShareRule::Linear, "LINEAR"},
}};

constexpr std::array<Term<RichnessRule>, 2> richnessRules{{
    {RichnessRule::Density, "DENSITY"},
    {RichnessRule::Total, "TOTAL"},
}};
constexpr std::array<Term<CastleSize>, 4> castleSizes{{
    {CastleSize::Small, "SMALL"},
    {CastleSize::Medium, "MEDIUM"},
    {CastleSize::Large, "LARGE"},
    {CastleSize::Random, "RANDOM"},
}};
constexpr std::array<Term<WaterKind>, 6> waterKinds{{
    {WaterKind::Lakes, "LAKES"},
    {WaterKind::None, "NONE"},
    {WaterKind::Rivers, "RIVERS"},
    {WaterKind::Coast, "COAST"},
    {WaterKind::Random, "RANDOM"},
    {WaterKind::Islands, "ISLANDS"},
}};
constexpr std::array<Term<PlacedZones>, 3> placedZones{{
    {PlacedZones::AsDrawn, "AS_DRAWN"},
    {PlacedZones::Turned, "TURNED"},
    {PlacedZones::Mirrored, "MIRRORED"},
}};
constexpr std::array<Term<WorldSymmetry>, 6> symmetries{{
    {WorldSymmetry::None, "NONE"},
    {WorldSymmetry::Diagonal, "DIAGONAL"},
    {WorldSymmetry::LeftRight, "LEFT_RIGHT"},
    {WorldSymmetry::TopBottom, "TOP_BOTTOM"},
    {WorldSymmetry::HalfTurn, "HALF_TURN"},
    {WorldSymmetry::QuarterTurn, "QUARTER_TURN"},
}};
constexpr std::array<Term<ZoneKind>, 5> zoneKinds{{
    {ZoneKind::Auto, "AUTO"},
    {ZoneKind::Start, "START"},
    {ZoneKind::Junction, "JUNCTION"},
    {ZoneKind::Rich, "TREASURE"},
    {ZoneKind::Water, "WATER"},
}};
constexpr std::array<Term<GuardStrength>, 3> guardStrengths{{
    {GuardStrength::Weak, "WEAK"},
    {GuardStrength::Usual, "USUAL"},
    {GuardStrength::Strong, "STRONG"},
}};

template <typename T>
std::string_view wordOf(std::span<const Term<T>> terms, T value) {
    const auto found = std::ranges::find(terms, value, &Term<T>::first);
    return found == terms.end() ? std::string_view() : found->second;
}

template <typename T>
std::optional<T> valueOf(std::span<const Term<T>> terms, std::string_view word) {
    const auto found = std::ranges::find(terms, word, &Term<T>::second);
    return found == terms.end() ? std::nullopt : std::optional<T>(found->first);
}

std::string capitals(std::string_view word) {
    std::string capitals(word);
    for (char& letter : capitals)
        if (letter >= 'a' && letter <= 'z') letter = char(letter - 'a' + 'A');
    return capitals;
}

} // namespace

std::string_view templateWord(Surface surface) {
    return wordOf<Surface>(surfaces, surface);
}
std::string_view templateWord(Resource resource) {
    return wordOf<Resource>(resources, resource);
}
std::string_view templateWord(Nation nation) {
    return wordOf<Nation>(nations, nation);
}
std::string_view templateWord(LinkKind kind) {
    return wordOf<LinkKind>(linkKinds, kind);
}
std::string_view templateWord(GuardRule rule) {
    return wordOf<GuardRule>(guardRules, rule);
}
std::string_view templateWord(ShareRule rule) {
    return wordOf<ShareRule>(shareRules, rule);
}
std::string_view templateWord(RichnessRule rule) {
    return wordOf<RichnessRule>(richnessRules, rule);
}
std::string_view templateWord(CastleSize size) {
    return wordOf<CastleSize>(castleSizes, size);
}
std::string_view templateWord(WaterKind kind) {
    return wordOf<WaterKind>(waterKinds, kind);
}
std::string_view templateWord(PlacedZones placed) {
    return wordOf<PlacedZones>(placedZones, placed);
}
std::string_view templateWord(WorldSymmetry symmetry) {
    return wordOf<WorldSymmetry>(symmetries, symmetry);
}
std::string_view templateWord(ZoneKind kind) {
    return wordOf<ZoneKind>(zoneKinds, kind);
}
std::string_view templateWord(GuardStrength strength) {
    return wordOf<GuardStrength>(guardStrengths, strength);
}

template <>
std::optional<Surface> fromTemplateWord<Surface>(std::string_view word) {
    return valueOf<Surface>(surfaces, word);
}
template <>
std::optional<Resource> fromTemplateWord<Resource>(std::string_view word) {
    return valueOf<Resource>(resources, word);
}
template <>
std::optional<Nation> fromTemplateWord<Nation>(std::string_view word) {
    return valueOf<Nation>(nations, word);
}
template <>
std::optional<LinkKind> fromTemplateWord<LinkKind>(std::string_view word) {
    return valueOf<LinkKind>(linkKinds, word);
}
template <>
std::optional<GuardRule> fromTemplateWord<GuardRule>(std::string_view word) {
    return valueOf<GuardRule>(guardRules, word);
}
template <>
std::optional<ShareRule> fromTemplateWord<ShareRule>(std::string_view word) {
    return valueOf<ShareRule>(shareRules, word);
}
template <>
std::optional<RichnessRule> fromTemplateWord<RichnessRule>(std::string_view word) {
    return valueOf<RichnessRule>(richnessRules, word);
}
template <>
std::optional<CastleSize> fromTemplateWord<CastleSize>(std::string_view word) {
    return valueOf<CastleSize>(castleSizes, word);
}
template <>
std::optional<WaterKind> fromTemplateWord<WaterKind>(std::string_view word) {
    return valueOf<WaterKind>(waterKinds, word);
}
template <>
std::optional<PlacedZones> fromTemplateWord<PlacedZones>(std::string_view word) {
    return valueOf<PlacedZones>(placedZones, word);
}
template <>
std::optional<WorldSymmetry> fromTemplateWord<WorldSymmetry>(std::string_view word) {
    return valueOf<WorldSymmetry>(symmetries, word);
}
template <>
std::optional<ZoneKind> fromTemplateWord<ZoneKind>(std::string_view word) {
    return valueOf<ZoneKind>(zoneKinds, word);
}
template <>
std::optional<GuardStrength> fromTemplateWord<GuardStrength>(std::string_view word) {
    return valueOf<GuardStrength>(guardStrengths, word);
}

std::optional<Surface> surfaceOfAnyCase(std::string_view word) {
    return fromTemplateWord<Surface>(capitals(word));
}

std::optional<Nation> nationOfAnyCase(std::string_view word) {
    return fromTemplateWord<Nation>(capitals(word));
}

} // namespace stonemason::pocket_heroes
