// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/player_option.h"
#include "editor/cli/tournament_run.h"
#include "editor/verbs/verbs.h"

#include <charconv>
#include <span>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "tournament";
constexpr std::string_view synopsis[] = {
    "[OPTION...] FILE[#NAME]...",
    "--deck FILE[#NAME] [OPTION...] FILE[#NAME]...",
    "--board FILE [--compare FILE] [OPTION...]",
    "--resume PART [--jobs J] [-o OUT]",
    "--merge PART... [-o OUT]",
};

constexpr Option options[] = {
    {.name = "--games",
     .value = "N",
     .range = NumberRange{1, maximumGames},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Games between two opponents; an odd number becomes the next "
                                              "even one, since games come in pairs; 100 unless given")},
    {.name = "--player",
     .value = "PLAYER",
     .choices = playerChoices,
     .help =
         QT_TRANSLATE_NOOP("CommandLine", "Who plays all decks: easy, normal or hard; normal unless given")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, maximumSeed},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The same number gives the same games on every machine; 1 unless given")},
    {.name = "--jobs",
     .letter = 'j',
     .value = "J",
     .range = NumberRange{1, maximumJobs},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Games played at the same time; as many as the machine has "
                                              "processors unless given. The result does not depend on it")},
    {.name = "--deck",
     .value = "FILE[#NAME]",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Measure only this deck: it plays against each of the others")},
    {.name = "--all",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Use all decks of each FILE without #NAME, not only the active one; a single FILE does so anyway")},
    {.name = "--board",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Let two players meet on a board, to see how fair it is")},
    {.name = "--compare",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Play the same on this other board too, and say how the two boards differ")},
    {.name = "--player-a",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "On a board, one of the two players: easy, normal or hard; normal unless given")},
    {.name = "--player-b",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "On a board, the other player; the same choices")},
    {.name = "--shard",
     .value = "I/N",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Play only part I of N equal parts, such as 2/5, to merge it with the others later")},
    {.name = "--merge",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Make one result from the results of all parts")},
    {.name = "--resume",
     .value = "PART",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Go on with a tournament that was stopped; its decks or board, "
                                              "players, games and seed stay the same")},
    nodesOption,
    openDecksOption,
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write the result to OUT as JSON, with what is needed to merge "
                                              "it or to go on; - is standard output")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print the result as JSON instead of a report for people")},
};

/// What --resume and --merge take from the files alone.
constexpr std::string_view planOptions[] = {"--games", "--player",  "--seed",     "--deck",
                                            "--all",   "--shard",   "--nodes",    "--open-decks",
                                            "--board", "--compare", "--player-a", "--player-b"};

std::optional<Shard> shardOf(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto numberOf = [](std::string_view digits) {
        int number = 0;
        const char* const end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, number);
        return error == std::errc() && stop == end ? number : 0;
    };
    const Shard shard{numberOf(text.substr(0, slash)), numberOf(text.substr(slash + 1))};
    const bool isOne = shard.number >= 1 && shard.number <= shard.of && shard.of <= maximumShards;
    return isOne ? std::optional(shard) : std::nullopt;
}

/// What only boards, and what only decks go with.
constexpr std::string_view boardOptions[] = {"--compare", "--player-a", "--player-b"};
constexpr std::string_view deckOptions[] = {"--deck", "--all", "--player", "--open-decks"};

std::optional<QString> misuseOfGame(const Arguments& arguments) {
    const bool onBoard = arguments.has("--board");
    for (const std::string_view option : boardOptions)
        if (!onBoard && arguments.has(option))
            //: %1 and %2 are options
            return CommandLine::tr("%1 goes with %2 only").arg(shown(option), QStringLiteral("--board"));
    for (const std::string_view option : deckOptions)
        if (onBoard && arguments.has(option))
            //: %1 is an option
            return CommandLine::tr("%1 is for decks and cannot go with --board").arg(shown(option));
    if (arguments.has("--compare") && arguments.has("--shard"))
        return CommandLine::tr("--shard cannot go with --compare: both boards are played on as a whole");
    if (onBoard && !arguments.operands().empty())
        return CommandLine::tr("\"%1\": --board takes one board and no decks")
            .arg(shown(arguments.operands().front()));
    const auto isHard = [&arguments](std::string_view option) { return arguments.value(option) == "hard"; };
    if (isHard("--player") || isHard("--player-a") || isHard("--player-b")) return std::nullopt;
    if (arguments.has("--nodes") || arguments.has("--open-decks"))
        return CommandLine::tr("--nodes and --open-decks are for the player hard");
    return std::nullopt;
}

std::optional<QString> misuse(const Arguments& arguments) {
    const bool merges = arguments.has("--merge");
    const bool resumes = arguments.has("--resume");
    if (merges && resumes) return CommandLine::tr("--merge and --resume cannot go together");
    for (const std::string_view option : planOptions)
        if ((merges || resumes) && arguments.has(option))
            //: %1 and %2 are options
            return CommandLine::tr("%1 cannot go with %2: the files already hold it")
                .arg(shown(option), merges ? QStringLiteral("--merge") : QStringLiteral("--resume"));
    if (resumes && !arguments.operands().empty())
        return CommandLine::tr("--resume takes only PART and no other files");
    if (!resumes && !arguments.has("--board") && arguments.operands().empty())
        return CommandLine::tr("a file is missing");
    return misuseOfGame(arguments);
}

/// Goes on with the result of --resume, or merges those there are; which game it is of its file says.
int continueResult(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const auto resumed = arguments.value("--resume");
    std::optional<PartFile> file = readPartFile(resumed ? *resumed : arguments.operands().front());
    if (!file) return exitUnusable;
    const PlayVerbs& game = gameOfResult(call, *file);
    return resumed ? game.resume(call, *file) : game.merge(call, *std::move(file));
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const auto problem = misuse(arguments)) return usageError(verbName, *problem);
    const std::string shardText = arguments.value("--shard").value_or("1/1");
    const std::optional<Shard> shard = shardOf(shardText);
    if (!shard)
        return usageError(verbName,
                          CommandLine::tr("--shard cannot be \"%1\"; write part I of N as I/N, such as 2/5")
                              .arg(shown(shardText)));
    if (arguments.has("--merge") || arguments.has("--resume")) return continueResult(call);
    return playedGame(call).tournament(call, *shard);
}

} // namespace

const Verb tournamentVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Measure how strong decks are, or how fair a board is"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Lets every deck play every other, or with --deck one deck against the others, and says how much "
        "each scores, how strong it is and how sure that is. Each game is played twice with the same luck, "
        "so that each deck moves first once. With --board two players meet on one board. Each pair of games "
        "begins with the same four random moves (with equal players, each game with its own), and the report "
        "says what the side that moves first scores, how games ended and how long they were: with equal "
        "players that shows how fair the board is. With --compare it sets another board beside it. "
        "Files are read once, at the beginning. Ctrl+C keeps what is done, marked as unfinished. FILE may "
        "hold decks in any of the forms Stonemason reads, or be - for standard input; FILE#NAME means one "
        "deck of it, FILE alone its active deck."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = anyNumber,
    .run = run,
};

} // namespace stonemason
