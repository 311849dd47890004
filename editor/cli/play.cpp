// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/play_to_end.h"
#include "core/token_battle/format/game_record.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/board_input.h"
#include "editor/cli/console.h"
#include "editor/cli/duel_input.h"
#include "editor/cli/game_text.h"
#include "editor/cli/map_input.h"
#include "editor/cli/output.h"
#include "editor/cli/player_option.h"
#include "editor/cli/verb.h"
#include "editor/cli/war_text.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "play";
constexpr std::string_view synopsis[] = {
    "--deck-a FILE[#NAME] --deck-b FILE[#NAME] [OPTION...]",
    "--board FILE [OPTION...]",
};

constexpr Option options[] = {
    {.name = "--deck-a",
     .value = "FILE[#NAME]",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The deck that moves first: FILE#NAME, or FILE alone for its active deck")},
    {.name = "--deck-b", .value = "FILE[#NAME]", .help = QT_TRANSLATE_NOOP("CommandLine", "The other deck")},
    {.name = "--board",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Play War in the Wastes on this board instead")},
    {.name = "--player-a",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Who plays the first deck, or the side that moves first on the board: easy, "
                               "normal (on boards medium, too) or hard; normal unless given")},
    {.name = "--player-b",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "Who plays the other deck or side; the same choices")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, maximumSeed},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The same number gives the same game on every machine; 1 unless given")},
    nodesOption,
    openDecksOption,
    {.name = "--record",
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Write the game to OUT (.sduel, or .swar for a board), to replay it")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the game as JSON, for programs: {\"seed\", \"start\", \"decks\", "
                               "\"moves\", \"winner\"}, on a board {\"seed\", \"players\", \"toMove\", "
                               "\"moves\", \"winner\", \"end\"}; everything counts from 0")},
};

constexpr std::string_view deckOptions[] = {"--deck-a", "--deck-b", "--open-decks"};

std::optional<QString> misuse(const Arguments& arguments) {
    for (const std::string_view option : deckOptions)
        if (arguments.has("--board") && arguments.has(option))
            //: %1 is an option
            return CommandLine::tr("%1 is for decks and cannot go with --board").arg(shown(option));
    for (const char* option : {"--deck-a", "--deck-b"})
        if (!arguments.has("--board") && !arguments.has(option))
            return CommandLine::tr("%1 FILE[#NAME] is missing").arg(shown(option));
    if (arguments.value("--record") == "-")
        return CommandLine::tr("--record needs the name of a file, not standard output (-)");
    const bool isHard = arguments.value("--player-a") == "hard" || arguments.value("--player-b") == "hard";
    if (!isHard && (arguments.has("--nodes") || arguments.has("--open-decks")))
        return CommandLine::tr("--nodes and --open-decks are for the player hard");
    return std::nullopt;
}

/// Before a game: whether its record can be written where --record asks.
bool canRecord(const Arguments& arguments, std::span<const std::string> inputs) {
    const auto record = arguments.value("--record");
    return !record || canTakeResult(*record, inputs);
}

/// Writes the game where --record asks, and prints it, whether or not that worked. Returns the exit status.
template <typename Game, typename Write, typename Print>
int recordAndPrint(const Game& game, const Arguments& arguments, Write write, Print print) {
    const auto record = arguments.value("--record");
    const int written = record ? write(game, *record) : exitFine;
    return std::max(written, print(game, arguments.has("--json")));
}

std::optional<token_battle::Side> sideOf(DuelInput& input, const std::string& operand,
                                         const token_battle::ComputerPlayer& player) {
    const token_battle::NamedDeck* deck = input.deck(DeckOperand(operand));
    if (!deck) return std::nullopt;
    return token_battle::Side{deck->deck, deck->name, std::string(playerLevelId(player.level))};
}

int playDecks(const Arguments& arguments) {
    const std::array players{playerOf(arguments, "--player-a"), playerOf(arguments, "--player-b")};
    std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto first = sideOf(*input, *arguments.value("--deck-a"), players[0]);
    if (!first) return exitUnusable;
    const auto second = sideOf(*input, *arguments.value("--deck-b"), players[1]);
    if (!second || !canRecord(arguments, input->files())) return exitUnusable;

    const std::uint64_t seed = arguments.number("--seed", 1);
    // Decks that were found are valid, and the start is one of the rules': there is a game.
    auto begun =
        token_battle::Game::of(input->table(), setupOf(*first, *second, seed, input->table()->rules()));
    token_battle::Game& game = begun.value();
    playOut(game, contestantsOf(players, seed));
    const auto write = [&input](const token_battle::Game& played, const std::string& path) {
        return writeOutput(path, writeGameRecord(played.record(), input->catalogue()));
    };
    return recordAndPrint(game, arguments, write, printGame);
}

int playOnBoard(const Arguments& arguments) {
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return exitUnusable;
    const std::string path = *arguments.value("--board");
    auto board = input->board(path);
    if (!board) return exitUnusable;
    const std::uint64_t seed = arguments.number("--seed", 1);
    const auto first = std::size_t(board->toMove);
    wastes::GameSetup setup{*std::move(board), seed, {}};
    ContestantsOf<wastes::Traits> contestants;
    for (const std::size_t i : {0U, 1U}) {
        const std::size_t side = i == 0 ? first : 1 - first;
        const wastes::ComputerPlayer player = boardPlayerOf(arguments, i == 0 ? "--player-a" : "--player-b");
        setup.players[side] = playerLevelId(player.level);
        contestants[side] = makePlayer(player, playerSeed(seed, int(side)));
    }
    auto begun = wastes::Game::of(std::move(setup), input->profile());
    if (!begun) return complainAbout(path, begun.error());
    if (!canRecord(arguments, std::array{path})) return exitUnusable;
    wastes::Game game = std::move(begun).value();
    playToEnd(game, contestants);
    const auto write = [](const wastes::Game& played, const std::string& record) {
        const auto bytes = wastes::writeSwar(played);
        return bytes ? writeOutput(record, *bytes) : complainAbout(record, bytes.error());
    };
    return recordAndPrint(game, arguments, write, printWar);
}

int run(const Arguments& arguments) {
    if (const auto problem = misuse(arguments)) return usageError(verbName, *problem);
    return arguments.has("--board") ? playOnBoard(arguments) : playDecks(arguments);
}

} // namespace

const Verb playVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Let two computer players play a game"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Plays one game to its end and prints its moves and how it ended. The same decks or board, players "
        "and "
        "seed give the same game. FILE may hold decks in any of the forms Stonemason reads, a share code "
        "among "
        "them, with --board a board (.sboard, or bare rows of tiles), or be - for standard input."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
