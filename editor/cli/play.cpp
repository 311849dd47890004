// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "editor/cli/console.h"
#include "editor/cli/duel_input.h"
#include "editor/cli/game_text.h"
#include "editor/cli/map_input.h"
#include "editor/cli/output.h"
#include "editor/cli/verb.h"

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "play";
constexpr std::string_view synopsis[] = {"--deck-a FILE[#NAME] --deck-b FILE[#NAME] [OPTION...]"};

constexpr Option options[] = {
    {.name = "--deck-a",
     .value = "FILE[#NAME]",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "The deck that moves first; what stands behind the last # is its name in the file, "
                        "without it the active deck is meant")},
    {.name = "--deck-b", .value = "FILE[#NAME]", .help = QT_TRANSLATE_NOOP("CommandLine", "The other deck")},
    {.name = "--player-a",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Who plays the first deck: easy, normal or hard; normal unless given")},
    {.name = "--player-b",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "Who plays the other deck, likewise")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, maximumSeed},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The same number gives the same game on every machine; 1 unless given")},
    {.name = "--nodes",
     .value = "N",
     .range = nodesRange,
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many positions hard looks at before a move, 100 to "
                                              "100000000; without it as many as in the window")},
    {.name = "--open-decks",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Let hard know the other's deck, not only what was played")},
    {.name = "--record",
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write the game to OUT (.sduel), to be replayed")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the game as JSON, for programs: {\"seed\", \"start\", \"decks\", "
                               "\"moves\", \"winner\"}; everything counts from 0")},
};

std::optional<Side> sideOf(DuelInput& input, const std::string& operand, const ComputerPlayer& player) {
    const NamedDeck* deck = input.deck(DeckSource(operand));
    if (!deck) return std::nullopt;
    return Side{deck->deck, deck->name, std::string(playerLevelId(player.level))};
}

int run(const Arguments& arguments) {
    for (const char* option : {"--deck-a", "--deck-b"})
        if (!arguments.has(option))
            return usageError(verbName, CommandLine::tr("%1 FILE[#NAME] is missing").arg(shown(option)));
    const std::string record = arguments.value("--record").value_or("");
    if (record == "-")
        return usageError(verbName,
                          CommandLine::tr("--record needs the name of a file, not standard output (-)"));
    const std::array players{playerOf(arguments, "--player-a"), playerOf(arguments, "--player-b")};
    const bool noneIsHard = std::ranges::count(players, PlayerLevel::Hard, &ComputerPlayer::level) == 0;
    if (noneIsHard && (arguments.has("--nodes") || arguments.has("--open-decks")))
        return usageError(verbName, CommandLine::tr("--nodes and --open-decks are for the player hard"));
    std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto first = sideOf(*input, *arguments.value("--deck-a"), players[0]);
    if (!first) return exitUnusable;
    const auto second = sideOf(*input, *arguments.value("--deck-b"), players[1]);
    if (!second) return exitUnusable;
    const bool records = arguments.has("--record");
    if (records && !canTakeResult(record, input->files())) return exitUnusable;

    const std::uint64_t seed = arguments.number("--seed", 1);
    // Decks that were found are valid, and the start is one of the rules': there is a game.
    auto begun = Game::of(input->table(), setupOf(*first, *second, seed, input->table()->rules()));
    Game& game = begun.value();
    playOut(game, contestantsOf(players, seed));
    const int written =
        records ? writeOutput(record, writeGameRecord(game.record(), input->catalogue())) : exitFine;
    return std::max(written, printGame(game, arguments.has("--json")));
}

} // namespace

const Verb playVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Let two computer players play a game with two decks"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Plays one game to its end and prints its moves and how it ended. The same decks, players and seed "
        "give the same game. FILE may hold decks in any of the forms Stonemason reads, a share code among "
        "them, or be - for standard input."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
