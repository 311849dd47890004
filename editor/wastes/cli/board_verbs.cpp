// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/wastes/format/analysis_json.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/players/advantage.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/module.h"
#include "editor/wastes/cli/war_text.h"
#include "editor/wastes/text/advantage_text.h"

namespace stonemason::wastes {

namespace {

constexpr NumberRange depthRange{0, 20};
constexpr NumberRange linesRange{1, mostLines};
constexpr NumberRange nodesRange{100, 100'000'000};

constexpr std::string_view movesSynopsis[] = {"[--json] FILE", "--lines N [--nodes N] [--json] FILE"};
constexpr std::string_view perftSynopsis[] = {"--depth N [--json] FILE"};

constexpr Option movesOptions[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Print JSON, for programs: {\"toMove\", \"moves\": [{\"from\", \"to\", "
         "\"kind\"}]}; cells are [row, column] from 0, top left; kind is step, capture, "
         "jump or goal; toMove is null when the game is over; with --lines "
         "{\"toMove\", \"chances\": {\"blue\", \"red\"}, \"win\": {\"side\", \"moves\", \"end\"}, "
         "\"lines\": [{\"chances\", \"win\", \"depth\", \"moves\"}]}; chances are 0 to 1, win is "
         "null where nothing is certain")},
    {.name = "--lines",
     .value = "N",
     .range = linesRange,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the best moves instead, 1 to 5 of them, each with the winning chances "
                               "and how the game goes on after it")},
    {.name = "--nodes",
     .value = "N",
     .range = nodesRange,
     .help = QT_TRANSLATE_NOOP("CommandLine", "With --lines: how many positions are looked at for each, 100 "
                                              "to 100000000; without it as many as hard looks at")},
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

/// "1. Blue 63 %: Brawler 4 (2,2→3,2); Guard 5 (7,1→6,1)".
QString lineText(const Engine& engine, Position position, const AnalysedLine& line, int number) {
    const QString score = scoreText(line.advantage, Side(position.toMove), engine.profile().judging);
    QStringList moves;
    for (const Move move : line.moves) {
        moves += warMoveText(engine, position, move);
        engine.play(position, move);
    }
    //: A way that a game may go on: %1 its number, %2 "Blue 63 %" or "Blue wins in 3 moves of its own", %3
    //: moves
    return CommandLine::tr("%1. %2: %3")
        .arg(QString::number(number), score, moves.join(QStringLiteral("; ")));
}

QString linesText(const Engine& engine, const Position& position, const std::vector<AnalysedLine>& lines) {
    const Advantage advantage = lines.empty() ? standingAdvantage(engine, position) : lines.front().advantage;
    QString text = advantageHeadline(advantage, engine.profile().judging) + QLatin1Char('\n');
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += lineText(engine, position, lines[i], int(i) + 1) + QLatin1Char('\n');
    return text;
}

bool printLines(const Arguments& arguments, const Engine& engine, const Position& position) {
    const std::int64_t nodes = arguments.number("--nodes", engine.profile().hard.nodes);
    const auto lines = analyse(engine, position, int(arguments.number("--lines", 1)), nodes);
    return arguments.has("--json") ? printJson(analysisReport(engine, position, lines))
                                   : print(linesText(engine, position, lines));
}

std::optional<Game> gameOf(const Arguments& arguments) {
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return std::nullopt;
    return input->game(arguments.operands().front());
}

int runMoves(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (arguments.has("--nodes") && !arguments.has("--lines"))
        return usageError("board moves", CommandLine::tr("--nodes goes with --lines"));
    const std::optional<Game> game = gameOf(arguments);
    if (!game) return exitUnusable;
    if (arguments.has("--lines"))
        return printLines(arguments, game->engine(), game->position()) ? exitFine : exitUnusable;
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
                       "When the game is over there are none. With --lines it prints the best of them, with "
                       "the chances that they give, or in how many moves a side wins, and how the game goes "
                       "on after each."),
    .options = movesOptions,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = boardInFile,
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
    .file = boardInFile,
    .run = runPerft,
};

} // namespace stonemason::wastes
