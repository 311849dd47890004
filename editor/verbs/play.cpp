// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/player_option.h"
#include "editor/verbs/verbs.h"

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
     .help = QT_TRANSLATE_NOOP("CommandLine", "Play on this board instead of with decks")},
    {.name = "--player-a",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "Who plays the first deck, or the side that moves first on the "
                                              "board: easy, normal or hard; normal unless given")},
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
    chancesOption,
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
    if (arguments.has("--chances") && !arguments.has("--board"))
        //: %1 and %2 are options
        return CommandLine::tr("%1 goes with %2 only")
            .arg(QStringLiteral("--chances"), QStringLiteral("--board"));
    if (arguments.value("--record") == "-")
        return CommandLine::tr("--record needs the name of a file, not standard output (-)");
    const bool isHard = arguments.value("--player-a") == "hard" || arguments.value("--player-b") == "hard";
    if (!isHard && (arguments.has("--nodes") || arguments.has("--open-decks")))
        return CommandLine::tr("--nodes and --open-decks are for the player hard");
    return std::nullopt;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const auto problem = misuse(arguments)) return usageError(verbName, *problem);
    return playedGame(call).play(call);
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
    .run = run,
};

} // namespace stonemason
