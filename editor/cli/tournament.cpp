// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "editor/cli/board_tournament.h"
#include "editor/cli/console.h"
#include "editor/cli/entrant_list.h"
#include "editor/cli/player_option.h"
#include "editor/cli/tournament_report.h"
#include "editor/cli/tournament_run.h"
#include "editor/cli/verb.h"
#include "editor/text/token_battle/deck_text.h"

#include <charconv>
#include <span>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "tournament";
constexpr std::string_view synopsis[] = {
    "[OPTION...] FILE[#NAME]...", "--deck FILE[#NAME] [OPTION...] FILE[#NAME]...",
    "--board FILE [OPTION...]",   "--resume PART [--jobs J] [-o OUT]",
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
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Let two players meet on a board of War in the Wastes, to see how fair it is")},
    {.name = "--player-a",
     .value = "PLAYER",
     .choices = playerChoices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "On a board, one of the two players: easy, normal (also called "
                                              "medium) or hard; normal unless given")},
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
constexpr std::string_view planOptions[] = {"--games", "--player",   "--seed",    "--deck",
                                            "--all",   "--shard",    "--nodes",   "--open-decks",
                                            "--board", "--player-a", "--player-b"};

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

/// See tournament_run.h.
struct DeckGame {
    using Tournament = token_battle::Tournament;
    using PartialResult = token_battle::PartialResult;
    using Part = token_battle::TournamentPart;

    const DuelInput& input;

    static PartialResult run(const Tournament& tournament, PartialResult from, int jobs,
                             const std::stop_token& stop, const token_battle::RunWatcher& watcher) {
        return runTournament(tournament, std::move(from), jobs, stop, watcher);
    }
    static auto merged(const std::vector<Part>& parts) { return token_battle::merged(parts); }
    Result<Part> read(std::string_view bytes) const { return readTournament(bytes, input.table()); }
    static std::string json(const Tournament& tournament, const PartialResult& result) {
        return writeTournament(tournament, result, standingsOf(tournament, result.tally));
    }
    static QString text(const Tournament& tournament, const PartialResult& result) {
        return tournamentText(tournament, result, standingsOf(tournament, result.tally));
    }
    int complain(const std::string& path, const Error& error) const {
        return complainAboutDecks(path, error, input.catalogue());
    }
};

std::optional<EntrantList> entrantsOf(const Arguments& arguments, DuelInput& input) {
    EntrantList entrants(input);
    const auto measured = arguments.value("--deck");
    if (measured && !entrants.add(DeckOperand(*measured))) return std::nullopt;
    const bool all = arguments.has("--all") || arguments.operands().size() == 1;
    for (const std::string& operand : arguments.operands()) {
        const DeckOperand source(operand);
        const bool added = all && source.name.empty() ? entrants.addAll(source) : entrants.add(source);
        if (!added) return std::nullopt;
    }
    return entrants;
}

int playAll(const Arguments& arguments, Shard shard, DuelInput& input) {
    const std::optional<EntrantList> entrants = entrantsOf(arguments, input);
    if (!entrants) return exitUnusable;
    const auto games = int(arguments.number("--games", 100));
    token_battle::TournamentPlan plan{.form = arguments.has("--deck") ? TournamentForm::Field
                                                                      : TournamentForm::RoundRobin,
                                      .entrants = entrants->entrants(),
                                      .player = playerOf(arguments, "--player"),
                                      .games = games + games % 2,
                                      .seed = arguments.number("--seed", 1)};
    const auto tournament = token_battle::Tournament::of(input.table(), std::move(plan));
    if (!tournament) return usageError(verbName, deckText(tournament.error().message, input.catalogue()));
    entrants->sayNewNames();
    if (!canWriteResult(arguments, input.files())) return exitUnusable;
    const auto sayWhatChanged = [&input] {
        for (const std::string& path : input.changedFiles())
            complain(CommandLine::tr("%1: the file has changed during the run; its decks were played as they "
                                     "were at the beginning")
                         .arg(pathText(path)));
    };
    return playAndGive(DeckGame{input}, *tournament, token_battle::PartialResult(*tournament, shard),
                       arguments, sayWhatChanged);
}

/// What only boards, and what only decks go with.
constexpr std::string_view boardOptions[] = {"--player-a", "--player-b"};
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

/// Goes on with the result of --resume, or merges those there are; what it is of its file says.
int continueResult(const Arguments& arguments) {
    const auto resumed = arguments.value("--resume");
    std::optional<PartFile> file = readPartFile(resumed ? *resumed : arguments.operands().front());
    if (!file) return exitUnusable;
    if (isOfBoards(*file))
        return resumed ? resumeBoardTournament(*file, arguments)
                       : mergeBoardTournaments(*std::move(file), arguments);
    const std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    return resumed ? resumeResult(DeckGame{*input}, *file, arguments)
                   : mergeResults(DeckGame{*input}, *std::move(file), arguments);
}

int run(const Arguments& arguments) {
    if (const auto problem = misuse(arguments)) return usageError(verbName, *problem);
    const std::string shardText = arguments.value("--shard").value_or("1/1");
    const std::optional<Shard> shard = shardOf(shardText);
    if (!shard)
        return usageError(verbName,
                          CommandLine::tr("--shard cannot be \"%1\"; write part I of N as I/N, such as 2/5")
                              .arg(shown(shardText)));
    if (arguments.has("--merge") || arguments.has("--resume")) return continueResult(arguments);
    if (arguments.has("--board")) return playBoardTournament(arguments, *shard);
    std::optional<DuelInput> input = DuelInput::load();
    return input ? playAll(arguments, *shard, *input) : exitUnusable;
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
        "says what the side that moves first scores: with equal players that shows how fair the board is. "
        "Files are read once, at the beginning. Ctrl+C keeps what is done, marked as unfinished. FILE may "
        "hold decks in any of the forms Stonemason reads, or be - for standard input; FILE#NAME means one "
        "deck of it, FILE alone its active deck."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = anyNumber,
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
