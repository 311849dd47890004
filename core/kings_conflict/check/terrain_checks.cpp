// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"

#include <map>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// size/wrong: rows, columns, rows the game needs, columns the game needs
constexpr std::string_view sizeMessages[]{"size/wrong"};

void runSize(const Map& map, const GameProfile& game, Problems& problems) {
    const Size size = map.size();
    if (size == game.board) return;
    problems.push_back({sizeCheck.id,
                        Severity::Error,
                        {"size/wrong", {size.rows, size.columns, game.board.rows, game.board.columns}}});
}

} // namespace

constinit const Check sizeCheck{"size", runSize, sizeMessages};

namespace {

/// codes/unknown: code, number of cells, cells
/// codes/hint: layer, code, number of cells, cells
/// codes/hole: code, number of cells, cells
constexpr std::string_view codesMessages[]{"codes/unknown", "codes/hint", "codes/hole"};
/// fix/replace-code: code, the code written instead, number of cells
constexpr std::string_view codesFixes[]{"fix/replace-code"};

std::map<Code, std::vector<Cell>> invalidCells(const Map& map, const GameProfile& game, int layer) {
    std::map<Code, std::vector<Cell>> invalid;
    const Grid<Code>& grid = map.layer(layer);
    forEachCell(grid.size(), [&](Cell cell) {
        const bool hole = layer == terrainLayer && isHoleCode(game, grid[cell]) && !game.isHole(cell);
        if (hole || !isValidCode(game, layer, grid[cell])) invalid[grid[cell]].push_back(cell);
    });
    return invalid;
}

/// Holes of the board in which the map has something.
std::map<Code, std::vector<Cell>> filledHoles(const Map& map, const GameProfile& game) {
    std::map<Code, std::vector<Cell>> filled;
    if (map.size() != game.board) return filled;
    for (Cell hole : game.holes)
        if (const Code code = map.terrain()[hole];
            code != game.holeCode && isValidCode(game, terrainLayer, code))
            filled[code].push_back(hole);
    return filled;
}

/// @param cells that hold the code
Fix replacement(Code code, Code by, std::size_t cells, MapRepair repair) {
    return {{"fix/replace-code", {std::string(1, code), std::string(1, by), int(cells)}}, std::move(repair)};
}

Problem problemOf(const GameProfile& game, int layer, Code code, std::vector<Cell> cells) {
    Problem problem{codesCheck.id, Severity::Error, {"codes/unknown"}};
    if (layer != terrainLayer) {
        problem.message.id = "codes/hint";
        problem.message.arguments.push_back(game.layers[std::size_t(layer)].id);
    }
    problem.message.arguments.push_back(std::string(1, code));
    problem.message.arguments.push_back(int(cells.size()));
    problem.message.arguments.push_back(cells);
    const Code blank = blankCode(game, layer);
    problem.fixes.push_back(replacement(code, blank, cells.size(), ReplaceCode{layer, code, blank}));
    problem.cells = std::move(cells);
    return problem;
}

Problem filledProblem(const GameProfile& game, Code code, std::vector<Cell> cells) {
    Problem problem{codesCheck.id, Severity::Error, {"codes/hole"}};
    problem.message.arguments = {std::string(1, code), int(cells.size()), cells};
    problem.fixes.push_back(replacement(code, game.holeCode, cells.size(), EmptyHoles{code}));
    problem.cells = std::move(cells);
    return problem;
}

void runCodes(const Map& map, const GameProfile& game, Problems& problems) {
    for (auto& [code, cells] : filledHoles(map, game))
        problems.push_back(filledProblem(game, code, std::move(cells)));
    const int layers = std::min(map.layerCount(), int(game.layers.size()));
    for (int layer = 0; layer < layers; ++layer)
        for (auto& [code, cells] : invalidCells(map, game, layer))
            problems.push_back(problemOf(game, layer, code, std::move(cells)));
}

} // namespace

constinit const Check codesCheck{"codes", runCodes, codesMessages, codesFixes};

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
