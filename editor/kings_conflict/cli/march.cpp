// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/march.h"

#include "core/format/json.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/progress_lines.h"
#include "editor/cli/streams.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/kings_conflict/cli/module.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/text/names.h"

#include <QStringList>

#include <limits>

namespace stonemason::kings_conflict {

namespace {

constexpr int mostUnits = 100;
constexpr int mostTurns = 1000;

constexpr std::string_view synopsis[] = {
    "--layer LAYER [OPTION...] FILE",
};

constexpr Option options[] = {
    {.name = "--layer",
     .value = "LAYER",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The hint grid to follow; in King's Conflict strategic (combat units), safe "
                               "(support units) or mountain (stonemasons)")},
    {.name = "--units",
     .value = "N",
     .range = NumberRange{1, mostUnits},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many units appear, 1 to 100; 5 unless given")},
    {.name = "--turns",
     .value = "T",
     .range = NumberRange{1, mostTurns},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many turns they march, 1 to 1000; 20 unless given")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint32_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine", "The seed, from 0 to 4294967295: it chooses among equal tiles, "
                                              "and the same seed gives the same march; 1 unless given")},
    {.name = "--json", .help = QT_TRANSLATE_NOOP("CommandLine", "Print the march as JSON, for programs")},
    gameOption,
};

Json cellsJson(const std::vector<Cell>& cells) {
    Json json = Json::array();
    for (Cell cell : cells)
        json.push_back({cell.row, cell.column});
    return json;
}

std::string jsonOf(const March& march) {
    Json turns = Json::array();
    for (int turn = 1; turn <= march.turns; ++turn)
        turns.push_back(cellsJson(march.positions(turn)));
    Json stuck = Json::array();
    for (const RestingUnit& resting : march.resting)
        if (resting.rest != Rest::Arrived)
            stuck.push_back({{"unit", resting.unit},
                             {"cell", {resting.cell.row, resting.cell.column}},
                             {"reason", restId(resting.rest)}});
    return Json({{"turns", std::move(turns)}, {"stuck", std::move(stuck)}}).dump() + '\n';
}

/// Turns in which nobody moves or appears any more are left out.
int lastEventfulTurn(const March& march) {
    int last = 0;
    for (const MarchUnit& unit : march.units)
        for (std::size_t step = 0; step < unit.path.size(); ++step)
            if (step == 0 || unit.path[step] != unit.path[step - 1])
                last = std::max(last, unit.since + int(step));
    return last;
}

QString textOf(const March& march, const MarchBoard& board) {
    const int last = lastEventfulTurn(march);
    QString text;
    for (int turn = 1; turn <= last; ++turn) {
        QStringList cells;
        for (Cell cell : march.positions(turn))
            cells << QStringLiteral("%1,%2").arg(cell.row).arg(cell.column);
        text += CommandLine::tr("turn %1: %2").arg(QString::number(turn), cells.join(u' ')) + u'\n';
    }
    if (last < march.turns) text += CommandLine::tr("After turn %1 nobody moves.").arg(last) + u'\n';
    for (const RestingUnit& resting : march.resting)
        text += restingText(resting, board.hints) + u'\n';
    return text;
}

QString turnsText(const Progress& progress) {
    //: All are numbers: turns, turns in all, a percentage
    return CommandLine::tr("turn %1 of %2 (%3 %)")
        .arg(QString::number(progress.done), QString::number(progress.of),
             QString::number(100 * progress.done / progress.of));
}

/// Runs until it is interrupted. Progress is shown on a terminal.
March marched(const MarchBoard& board, const MarchOrders& orders) {
    ProgressLines progress(0, orders.turns, turnsText);
    const bool isWatched = isTerminal(Stream::Errors);
    const Interrupt interrupt;
    return march(board, orders, interrupt.token(), [&](int turn) {
        if (isWatched && turn < orders.turns) progress.report(turn);
    });
}

int marchOn(const Arguments& arguments, const std::string& layerId, const MarchOrders& orders) {
    const std::string& path = arguments.operands().front();
    const bool json = arguments.has("--json");
    const auto maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->vocabulary());
    const GameProfile& game = *input->game;
    const std::optional<int> named = hintLayerNamed("march", game, layerId);
    if (!named) return exitUnusable;
    const int layer = *named;
    const std::optional<MarchBoard> board = marchBoard(input->map, game, layer);
    const QString name = localText(game.layers[std::size_t(layer)].name);
    if (!board) {
        const bool missing = layer >= input->map.layerCount() || !input->map.hasLayer(layer);
        complain((missing ? CommandLine::tr("%1: the map has no hint grid %2")
                          : CommandLine::tr("%1: the hint grid %2 is not as large as the terrain"))
                     .arg(pathText(path), name));
        return exitUnusable;
    }
    if (!board->king) {
        complain(CommandLine::tr("%1: the map has %2 rows of %3 tiles, but a march needs the game's board of "
                                 "%4 rows of %5, where the computer's king has its place")
                     .arg(pathText(path), QString::number(input->map.size().rows),
                          QString::number(input->map.size().columns), QString::number(game.board.rows),
                          QString::number(game.board.columns)));
        return exitUnusable;
    }
    const March walked = marched(*board, orders);
    const bool done = json ? printJson(jsonOf(walked)) : print(textOf(walked, *board));
    if (!done) return exitUnusable;
    if (walked.turns == orders.turns) return exitFine;
    //: %1 is a file, %2 and %3 are numbers
    complain(CommandLine::tr("%1: stopped after turn %2 of %3")
                 .arg(pathText(path), QString::number(walked.turns), QString::number(orders.turns)));
    return exitUnfinished;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const auto layer = arguments.value("--layer");
    if (!layer) return usageError("march", CommandLine::tr("--layer LAYER is missing"));
    const MarchOrders orders{{},
                             int(arguments.number("--units", 5)),
                             int(arguments.number("--turns", 20)),
                             std::uint32_t(arguments.number("--seed", 1))};
    return marchOn(arguments, *layer, orders);
}

} // namespace

const Verb marchVerb{
    .name = "march",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Show where a hint grid sends the computer's units"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Units of the grid's kind appear near the computer's king, one at the end of each turn, on the best "
        "free tile. From the next turn on each of them moves to the best tile within one move, if that is "
        "better than its own; units can pass each other but not share a tile. This shows only the hints: the "
        "real computer player also weighs combat, regions and who is ahead. With --json: "
        "{\"turns\":[[[row,col],...],...],\"stuck\":[...]}, the places of the units after each turn, in the "
        "order in which they appeared, rows and columns from 0, top left. An entry of \"stuck\" is a unit "
        "that could not go on after the last turn and has not arrived: {\"unit\":index from "
        "0,\"cell\":[row,col],\"reason\":...} with the reason stops-short (it could walk to something "
        "better, but not in one move), taken (other units stand on all better tiles in reach), shut-in (it "
        "can enter no tile beside it) or no-room (no tile near the king is free; the cell is the king's). "
        "Units that have arrived, because they can walk to nothing better, are not listed. Ctrl+C stops the "
        "march after the current turn: the turns so far are printed, with exit status 3."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = mapInFile,
    .run = run,
};

} // namespace stonemason::kings_conflict
