// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/catalogue/craft_rules.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, craftFigureCount> craftIds{
    "water",        "patches", "border_run", "blocked",     "same",      "grove",      "home",     "flat",
    "rampart",      "meadow",  "empty_disc", "toward",      "items",     "worth_each", "heap",     "nook",
    "loot_guarded", "guards",  "guard_road", "vis",         "vis_kinds", "road_run",   "road_rim", "roadside",
    "near20",       "reach",   "joined",     "guard_choke", "balance"};

std::size_t craftSizeOf(int side) {
    std::size_t size = 0;
    while (size + 1 < craftSizes.size() && craftSizes[size] < side)
        ++size;
    return size;
}

} // namespace

std::string_view craftFigureId(CraftFigure figure) {
    return craftIds[std::size_t(figure)];
}

std::optional<CraftFigure> craftFigureFromId(std::string_view id) {
    const auto found = std::ranges::find(craftIds, id);
    if (found == craftIds.end()) return std::nullopt;
    return CraftFigure(found - craftIds.begin());
}

double CraftRules::middleOf(CraftFigure figure, int side) const {
    return bands[std::size_t(figure)].numbers[craftSizeOf(side)][1];
}

CraftRange CraftRules::rangeOf(CraftFigure figure, int side) const {
    const CraftBand& band = bands[std::size_t(figure)];
    const auto& [low, middle, high] = band.numbers[craftSizeOf(side)];
    switch (band.rule) {
    case CraftRule::Most: return {std::nullopt, high};
    case CraftRule::Least: return {low, std::nullopt};
    case CraftRule::Fair: return {middle, std::nullopt};
    case CraftRule::Two:
    case CraftRule::Middle: break;
    }
    return {low, high};
}

} // namespace stonemason::pocket_heroes
