// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"

#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// roads/blocked: kind and id of a piece of road or river, its cell, which a
/// decoration blocks: the game's editor then exports nothing (source:
/// ValidateMap of MapEditor/MapHandler.cpp; measured). Walls may stand there.
constexpr std::string_view roadsMessages[]{"roads/blocked"};
/// fix/clear: how many decorations
/// fix/delete: kind
constexpr std::string_view roadsFixes[]{"fix/clear", "fix/delete"};

constexpr std::size_t mostCleared = 16; ///< decorations on a cell that one fix removes

/// For each cell the index of the piece of road or river on it, the last of several; -1 if there is none.
Grid<int> waysIn(const Survey& survey) {
    const World& world = survey.world;
    Grid<int> ways(world.size(), -1);
    for (int i = 0; i < int(world.paths.size()); ++i) {
        const Placed& piece = world.paths[std::size_t(i)];
        const CatalogueObject* object = survey.catalogue.find(Section::Path, piece.id);
        if (object && object->kind != ObjectClass::Wall && ways.contains(piece.cell)) ways[piece.cell] = i;
    }
    return ways;
}

/// The decorations that block a way, by its cell: the first mostCleared + 1 of
/// each.
CellMap<std::vector<int>> blockedIn(const Survey& survey, const Grid<int>& ways) {
    CellMap<std::vector<int>> blocked;
    for (int i = 0; i < int(survey.world.decorations.size()); ++i) {
        const Placed& decoration = survey.world.decorations[std::size_t(i)];
        const CatalogueObject* object = survey.catalogue.find(Section::Decoration, decoration.id);
        if (!object) continue;
        for (const Cell offset : object->footprint) {
            const Cell cell = decoration.cell + offset;
            if (!ways.contains(cell) || ways[cell] < 0) continue;
            if (std::vector<int>& there = blocked[cell]; there.size() <= mostCleared) there.push_back(i);
        }
    }
    return blocked;
}

Problem blockedWay(const World& world, Thing way, Cell cell, const std::vector<int>& blocking) {
    Problem problem{roadsCheck.id,
                    Severity::Error,
                    {"roads/blocked", {std::string(thingKindId(way.kind)), idOf(recordOf(world, way)), cell}},
                    {cell}};
    if (blocking.size() <= mostCleared) {
        DeleteThings repair;
        for (const int index : blocking)
            repair.things.push_back({ThingKind::Decoration, index});
        problem.fixes.push_back({{"fix/clear", {int(blocking.size())}}, std::move(repair)});
    }
    problem.fixes.push_back(deletion(way, cell));
    return problem;
}

void runRoads(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    const Grid<int> ways = waysIn(survey);
    const CellMap<std::vector<int>> blocked = blockedIn(survey, ways);
    forEachCell(world.size(), [&](Cell cell) {
        const std::vector<int>* blocking = blocked.find(cell);
        if (!blocking) return;
        const Thing way{ThingKind::Path, ways[cell]};
        problems.add(roadsCheck.id, Severity::Error, "roads/blocked",
                     [&] { return blockedWay(world, way, cell, *blocking); });
    });
}

} // namespace

constinit const Check roadsCheck{"roads", runRoads, roadsMessages, roadsFixes};

} // namespace stonemason::pocket_heroes
