// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/map_problems.h"

#include "core/grid/cell.h"
#include "core/kings_conflict/rules/routes.h"
#include "editor/kings_conflict/text/map_text.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// Checks whose problems are solved by painting.
constexpr std::string_view paintedAway[]{"variety", "start", "king-trap", "swat", "first-turn-kill", "route"};

/// Checks whose problems a suggestion of hints can solve.
constexpr std::string_view suggestedAnew[]{"hint-flat", "hint-size", "hint-peak", "hint-home"};

/// The first tile that is ground, not part of a river or road, and satisfies the predicate.
template <typename Passes>
Code groundThat(const GameProfile& game, Passes passes) {
    for (const Tile& tile : game.tiles)
        if (!tile.isNetwork() && passes(tile)) return tile.code;
    return game.plainTile;
}

/// A tile of the class that the problem names first.
Code tileOfClass(const Problem& problem, const GameProfile& game) {
    const auto& ids = std::get<std::string>(problem.message.arguments.front());
    const int wanted = game.terrainClass(std::string_view(ids).substr(0, ids.find(' ')));
    return groundThat(game, [wanted](const Tile& tile) { return tile.terrainClass == wanted; });
}

/// A tile that separates a cell from the region around it and that a king can still enter.
Code tileThatParts(const Problem& problem, const Map& map, const GameProfile& game) {
    const Tile* around = problem.cells.empty() ? nullptr : game.tile(map.terrain()[problem.cells.front()]);
    const int region = around ? around->terrainClass : -1;
    return groundThat(game, [&](const Tile& tile) {
        return tile.terrainClass != region && game.mayEnter(game.kings->king, tile.code);
    });
}

/// A cell beside the king that it cannot enter yet.
std::optional<Cell> closedWayOut(const Cell king, const Map& map, const GameProfile& game) {
    for (const Cell step : eightSteps)
        if (map.terrain().contains(king + step) &&
            !game.mayEnter(game.kings->king, map.terrain()[king + step]))
            return king + step;
    return {};
}

/// The first cell that separates the two starts, and a tile that lets a king through there.
PaintAdvice openedWay(const Map& map, const GameProfile& game) {
    const std::vector<Cell> barriers = barriersToOpen(map, game);
    if (barriers.empty()) return {game.plainTile, {}};
    const Tile* barrier = game.tile(map.terrain()[barriers.front()]);
    const Tile* bridge = barrier ? bridgeOver(game, *barrier) : nullptr;
    return {bridge ? bridge->code : game.plainTile, barriers.front()};
}

} // namespace

ProblemTool problemTool(const Problem& problem, const GameProfile& game) {
    if (!problem.fixes.empty()) return ProblemTool::None;
    if (std::ranges::find(suggestedAnew, problem.check) != std::end(suggestedAnew))
        return game.kings ? ProblemTool::SuggestHints : ProblemTool::None;
    if (problem.check == "size") return ProblemTool::Resize;
    const bool paints = std::ranges::find(paintedAway, problem.check) != std::end(paintedAway);
    return paints ? ProblemTool::Paint : ProblemTool::None;
}

PaintAdvice paintAdvice(const Problem& problem, const Map& map, const GameProfile& game) {
    if (problem.message.id == "route/none") return openedWay(map, game);
    PaintAdvice advice{game.plainTile, {}};
    if (problem.check == "variety")
        advice.tile = tileOfClass(problem, game);
    else if (problem.check == "first-turn-kill")
        advice.tile = tileThatParts(problem, map, game);
    if (problem.check == "king-trap")
        advice.place = closedWayOut(std::get<Cell>(problem.message.arguments[1]), map, game);
    else if (problem.check != "variety" && problem.check != "route")
        advice.place = problem.cells.front();
    return advice;
}

MapProblems::MapProblems(MapDocument& document) : GridProblems(document) {
    connect(&document, &MapDocument::infoChanged, this, &ProblemSource::remindersChanged);
}

QStringList MapProblems::reminders() const {
    return submissionReminders(document().map().info);
}

void MapProblems::prepareToShow(const ProblemRef& problem) {
    const std::optional<int> layer = MapReport::of(problem).layer;
    if (layer && document().map().hasLayer(*layer)) document().view().setCurrentLayer(*layer);
}

void MapProblems::openTool(const ProblemRef& problem) {
    const Problem& shown = MapReport::of(problem);
    switch (problemTool(shown, document().game())) {
    case ProblemTool::SuggestHints: emit suggestRequested(shown.layer); break;
    case ProblemTool::Paint:
        emit paintRequested(paintAdvice(shown, document().map(), document().game()));
        break;
    case ProblemTool::Resize: document().fitToBoard(); break;
    case ProblemTool::None: break;
    }
}

} // namespace stonemason::kings_conflict
