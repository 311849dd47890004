// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/origin.h"
#include "core/pocket_heroes/rules/fairness.h"
#include "core/pocket_heroes/world/kinds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

struct MineReport {
    Resource resource = Resource::Ore;
    Cell cell;                     ///< its entrance
    int guardLevel = noGuardLevel; ///< of the guard beside it: 0 to guardLevels; noGuardLevel: none

    bool operator==(const MineReport&) const = default;
};

struct ZoneReport {
    int index = 0;
    int area = 0;            ///< cells
    double share = 0;        ///< of the map, 0 to 1
    double wanted = 0;       ///< by Config::shareRule, 0 to 1
    int richness = 0;        ///< what its treasures cost together
    int richnessLacking = 0; ///< what of the template's richness found no place
    std::optional<Cell> castle;
    std::vector<MineReport> mines;

    bool operator==(const ZoneReport&) const = default;
};

struct LinkReport {
    int first = 0;
    int second = 0;
    bool portal = false;
    std::vector<Cell> cells;       ///< of the passage, or of the portals
    int guardLevel = noGuardLevel; ///< 0 to guardLevels; noGuardLevel: none
    std::vector<Cell> beside{};    ///< of a wide passage, those that are open besides `cells`

    bool operator==(const LinkReport&) const = default;
};

/// The origin of a world and the result of its generation.
struct GenerationReport {
    WorldOrigin origin{}; ///< the parameters that reproduce the world
    std::uint64_t seed = 0;
    int size = 0;
    int attempts = 0;                ///< 1: the first came out
    bool placesGivenUp = false;      ///< zones lie elsewhere than the template places them, see Draft
    std::vector<PlayerId> players{}; ///< who has a castle, sorted; nobody: nobody can play there
    std::vector<ZoneReport> zones;
    std::vector<LinkReport> links;
    int roadCells = 0;
    std::array<double, stepCount> milliseconds{}; ///< by Step, of the attempt that came out

    bool operator==(const GenerationReport&) const = default;
};

/// The report as a document for programs, with a line's end; cells are [row, column] from 0, top left, shares
/// of the map go from 0 to 1. Without times it is the same on every machine.
std::string reportJson(const GenerationReport& report, const Fairness& fairness, bool withTimes);

} // namespace stonemason::pocket_heroes
