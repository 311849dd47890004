// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/game/engine.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/verbs.h"
#include "editor/wastes/cli/war_text.h"

namespace stonemason::wastes {

namespace {

constexpr NumberRange depthRange{0, 20};

constexpr std::string_view movesSynopsis[] = {"[--json] FILE"};
constexpr std::string_view perftSynopsis[] = {"--depth N [--json] FILE"};

constexpr Option movesOptions[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Print JSON, for programs: {\"toMove\", \"moves\": [{\"from\", \"to\", "
                        "\"kind\"}]}; cells are [row, column] from 0, top left; kind is step, capture, "
                        "jump or goal; toMove is null when the game is over")},
};

constexpr Option perftOptions[] = {
    {.name = "--depth",
     .value = "N",
     .range = depthRange,
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many moves of both sides, 0 to 20")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print JSON, for programs: {\"depth\", \"nodes\"}")},
};

QString movesText(const Engine& engine, const Position& position) {
    QString text;
    for (const Move move : engine.moves(position))
        text += warMoveText(engine, position, move) + QLatin1Char('\n');
    return text;
}

std::optional<Game> gameOf(const Arguments& arguments) {
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return std::nullopt;
    return input->game(arguments.operands().front());
}

int runMoves(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::optional<Game> game = gameOf(arguments);
    if (!game) return exitUnusable;
    const bool printed = arguments.has("--json") ? printJson(movesReport(game->engine(), game->position()))
                                                 : print(movesText(game->engine(), game->position()));
    return printed ? exitFine : exitUnusable;
}

int runPerft(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (!arguments.has("--depth"))
        return usageError("board perft", CommandLine::tr("--depth is missing: say how many moves"));
    const std::optional<Game> game = gameOf(arguments);
    if (!game) return exitUnusable;
    const auto depth = int(arguments.number("--depth", 0));
    const std::uint64_t nodes = perft(game->engine(), game->position(), depth);
    Json json;
    json["depth"] = depth;
    json["nodes"] = nodes;
    const bool printed = arguments.has("--json") ? printJson(json.dump() + '\n')
                                                 : print(QString::number(nodes) + QLatin1Char('\n'));
    return printed ? exitFine : exitUnusable;
}

} // namespace

const Verb boardMovesVerb{
    .name = "board moves",
    .synopsis = movesSynopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "List the moves of a board of War in the Wastes"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Prints the legal moves of the side to move, one per line: the piece, from where, to "
                       "where, and what that does. For a record (.swar) it prints those after its last move. "
                       "When the game is over there are none."),
    .options = movesOptions,
    .fewestOperands = 1,
    .mostOperands = 1,
    .takes = Takes::Boards,
    .run = runMoves,
};

const Verb boardPerftVerb{
    .name = "board perft",
    .synopsis = perftSynopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Count the sequences of moves on a board"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Counts the positions after exactly that many moves of both sides, each as often as "
                       "moves lead there, to compare the rules of two programs. A game that is won has no "
                       "more moves; draws are ignored. Each further move takes about twenty times as long."),
    .options = perftOptions,
    .fewestOperands = 1,
    .mostOperands = 1,
    .takes = Takes::Boards,
    .run = runPerft,
};

} // namespace stonemason::wastes
