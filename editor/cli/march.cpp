// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hint/march.h"

#include "core/format/json.h"
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/cli/verb.h"
#include "editor/text/march_text.h"
#include "editor/text/names.h"

#include <QStringList>

#include <charconv>

namespace stonemason {

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
                               "The hint grid to follow: strategic (combat units), safe (support units) or "
                               "mountain (stonemasons)")},
    {.name = "--units",
     .value = "N",
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many units appear, 1 to 100; 5 unless given")},
    {.name = "--turns",
     .value = "T",
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many turns they march, 1 to 1000; 20 unless given")},
    {.name = "--seed",
     .value = "S",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "A number from 0 to 4294967295 that chooses among equal tiles; 1 unless given")},
    {.name = "--json", .help = QT_TRANSLATE_NOOP("CommandLine", "Print the march as JSON, for programs")},
};

/// The number an option was given, or what it is without; nullopt for anything but a number in the range.
std::optional<std::uint32_t> numberOf(const Arguments& arguments, std::string_view option,
                                      std::uint32_t without, std::uint32_t least, std::uint32_t most) {
    const std::optional<std::string> given = arguments.value(option);
    if (!given) return without;
    std::uint32_t number = 0;
    const char* const end = given->data() + given->size();
    const auto [stop, error] = std::from_chars(given->data(), end, number);
    if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
    return number;
}

/// Reads the numbers of the orders. Returns what is wrong with them, or nothing.
QString readOrders(const Arguments& arguments, MarchOrders& orders) {
    struct Number {
        std::string_view option;
        std::uint32_t without;
        std::uint32_t least;
        std::uint32_t most;
    };
    std::uint32_t numbers[3];
    std::uint32_t* next = numbers;
    for (const Number& number : {Number{"--units", 5, 1, mostUnits}, Number{"--turns", 20, 1, mostTurns},
                                 Number{"--seed", 1, 0, std::numeric_limits<std::uint32_t>::max()}}) {
        const auto read = numberOf(arguments, number.option, number.without, number.least, number.most);
        if (!read)
            return CommandLine::tr("%1 cannot be \"%2\": it is a whole number from %3 to %4")
                .arg(shown(number.option), shown(*arguments.value(number.option)),
                     QString::number(number.least), QString::number(number.most));
        *next++ = *read;
    }
    orders = {{}, int(numbers[0]), int(numbers[1]), numbers[2]};
    return {};
}

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

int marchOn(const std::string& path, const std::string& layerId, const MarchOrders& orders, bool json) {
    const auto maps = MapInput::load();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->game());
    const GameProfile& game = *input->game;
    const int layer = game.layer(layerId);
    if (layer < 0 || game.layers[std::size_t(layer)].kind != LayerKind::Hint) {
        QStringList known;
        for (const Layer& each : game.layers)
            if (each.kind == LayerKind::Hint) known << QString::fromStdString(each.id);
        return usageError("march", CommandLine::tr("--layer cannot be \"%1\": it is one of %2")
                                       .arg(shown(layerId), known.join(QStringLiteral(", "))));
    }
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
        complain(CommandLine::tr("%1: the map has %2 rows of %3 tiles; the computer's king, near whom units "
                                 "appear, has its place only on the game's board of %4 rows of %5")
                     .arg(pathText(path), QString::number(input->map.size().rows),
                          QString::number(input->map.size().columns), QString::number(game.board.rows),
                          QString::number(game.board.columns)));
        return exitUnusable;
    }
    const March walked = march(*board, orders);
    const bool done = json ? print(jsonOf(walked)) : print(textOf(walked, *board));
    return done ? exitFine : exitUnusable;
}

int run(const Arguments& arguments) {
    const auto layer = arguments.value("--layer");
    if (!layer)
        return usageError("march", CommandLine::tr("--layer is missing: strategic, safe or mountain"));
    MarchOrders orders;
    if (const QString wrong = readOrders(arguments, orders); !wrong.isEmpty())
        return usageError("march", wrong);
    return marchOn(arguments.operands().front(), *layer, orders, arguments.has("--json"));
}

} // namespace

const Verb marchVerb{
    .name = "march",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Show where a hint grid sends the computer's units"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Units of the grid's class appear near the computer's king, one at the end of each turn, on the best "
        "free tile; from the next turn on each moves in turn, past others but not onto them, to the best "
        "strictly better tile within one move. It shows the hints alone: the real computer player also "
        "weighs combat, region control and who is ahead. With --json: {\"turns\":[[[row,col],...],...],"
        "\"stuck\":[...]}, a list of the units' places after each turn, in the order in which they appeared, "
        "rows and columns from 0, top left. An entry of \"stuck\" is a unit that stays where it is in the "
        "turn after the last without having arrived: {\"unit\":index from 0,\"cell\":[row,col],"
        "\"reason\":...} with the reason stops-short (it could walk to something better, but not in one "
        "move), taken (others stand on all better tiles in reach when it comes to move), shut-in (it can "
        "enter no tile beside it) or no-room (no tile near the king is free; the cell is the king's). Units "
        "that have arrived, because they can walk to nothing better, are not listed."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .run = run,
};

} // namespace stonemason
