// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"

namespace stonemason::kings_conflict {

namespace {

/// variety/absent: class
/// variety/absent-optional: class (the game can do without, but every map so far has it)
/// variety/few: class, number of tiles, number from which there are enough
/// variety/to-come: ids of the classes that are absent, with blanks between them; see mergedReport()
/// variety/none, variety/scarce: the same as absent and few in a game that has no words for what players hold
constexpr std::string_view varietyMessages[]{"variety/absent", "variety/absent-optional", "variety/few",
                                             "variety/none",   "variety/scarce",          "variety/to-come"};

std::string_view absentId(const GameProfile& game, bool optional) {
    if (!game.kings) return "variety/none";
    return optional ? "variety/absent-optional" : "variety/absent";
}

void runVariety(const Map& map, const GameProfile& game, Problems& problems) {
    const int few = numbersOf(map, game).varietyFew;
    std::vector<int> counts(game.classes.size(), 0);
    for (Code code : map.terrain().values())
        if (const Tile* tile = game.tile(code)) ++counts[std::size_t(tile->terrainClass)];

    for (const VarietyDemand& demand : game.variety) {
        const int count = counts[std::size_t(demand.terrainClass)];
        const std::string& id = game.classes[std::size_t(demand.terrainClass)].id;
        if (count == 0) {
            const bool optional = demand.absent == Severity::Note;
            problems.push_back({varietyCheck.id, demand.absent, {absentId(game, optional), {id}}});
        } else if (demand.absent != Severity::Note && count < few) {
            const std::string_view scarce = game.kings ? "variety/few" : "variety/scarce";
            Problem problem{varietyCheck.id, Severity::Warning, {scarce, {id, count, few}}};
            forEachCell(map.size(), [&](Cell cell) {
                const Tile* tile = game.tile(map.terrain()[cell]);
                if (tile && tile->terrainClass == demand.terrainClass) problem.cells.push_back(cell);
            });
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace

constinit const Check varietyCheck{"variety", runVariety, varietyMessages};

} // namespace stonemason::kings_conflict
