// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "editor/cli/console.h"
#include "editor/cli/entrant_list.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/map_input.h"
#include "editor/cli/output.h"
#include "editor/cli/progress_lines.h"
#include "editor/cli/tournament_report.h"
#include "editor/cli/verb.h"
#include "editor/text/deck_text.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <thread>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "tournament";
constexpr std::string_view synopsis[] = {
    "[OPTION...] FILE[#NAME]...",
    "--deck FILE[#NAME] [OPTION...] FILE[#NAME]...",
    "--resume PART [--jobs J] [-o OUT]",
    "--merge PART... [-o OUT]",
};

constexpr Option options[] = {
    {.name = "--games",
     .value = "N",
     .range = NumberRange{1, maximumGames},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Games between any two decks that meet; played in pairs, so an "
                                              "odd number becomes the next even one; 100 unless given")},
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
     .help =
         QT_TRANSLATE_NOOP("CommandLine", "Measure this deck: it alone meets each of the others, the field")},
    {.name = "--all",
     .help = QT_TRANSLATE_NOOP("CommandLine", "All decks of each FILE without #NAME take part, not only the "
                                              "active one. Without it that holds for a FILE that is alone")},
    {.name = "--shard",
     .value = "I/N",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Play only the I-th of N equal parts, to be merged with the others: 2/5")},
    {.name = "--merge", .help = QT_TRANSLATE_NOOP("CommandLine", "Make one result of those of all shards")},
    {.name = "--resume",
     .value = "PART",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Go on with a result that was broken off; it holds decks, "
                                              "player, games and seed, which cannot be changed")},
    {.name = "--nodes",
     .value = "N",
     .range = nodesRange,
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many positions hard looks at before a move, 100 to "
                                              "100000000; without it as many as in the window")},
    {.name = "--open-decks",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Let hard know the other's deck, not only what was played")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write the result to OUT as JSON, with what is needed to merge "
                                              "it or to go on; - is standard output")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print the result as JSON instead of a report for people")},
};

/// What --resume and --merge take from the files alone.
constexpr std::string_view planOptions[] = {"--games", "--player", "--seed",  "--deck",
                                            "--all",   "--shard",  "--nodes", "--open-decks"};

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

int jobsOf(const Arguments& arguments) {
    const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
    return int(arguments.number("--jobs", std::min<std::uint64_t>(processors, maximumJobs)));
}

/// Writes and prints the result; what cannot be written is printed nevertheless. Returns the exit status.
int give(const Tournament& tournament, const PartialResult& result, const Arguments& arguments) {
    const Standings standings = standingsOf(tournament, result.tally);
    const auto output = arguments.value("--output");
    const std::string json = writeTournament(tournament, result, standings);
    const int written = output && output != "-" ? writeOutput(*output, json) : exitFine;
    // What could not be written goes here instead: hours of games end in no lost file.
    const bool isJson = arguments.has("--json") || output == "-" || written != exitFine;
    const bool printed = isJson ? printJson(json) : print(tournamentText(tournament, result, standings));
    if (written != exitFine || !printed) return exitUnusable;
    return result.isFinished(tournament.schedule()) ? exitFine : exitUnfinished;
}

/// Gives the result of a run and, when it was broken off, says whether one can go on with it. Returns the
/// exit status.
int giveRun(const Tournament& tournament, const PartialResult& result, const Arguments& arguments) {
    const int status = give(tournament, result, arguments);
    const Schedule& schedule = tournament.schedule();
    if (result.isFinished(schedule)) return status;
    const bool isKept = status == exitUnfinished && (arguments.has("--output") || arguments.has("--json"));
    const QString sentence =
        //: %1 and %2 are numbers
        isKept
            ? CommandLine::tr("stopped after %1 of %2 games; --resume continues from the written result")
            //: %1 and %2 are numbers
            : CommandLine::tr("stopped after %1 of %2 games; only a result written with -o can be continued");
    complain(
        sentence.arg(QString::number(result.gamesPlayed()), QString::number(result.gamesInAll(schedule))));
    return status;
}

QString gamesText(const Progress& progress) {
    //: All are numbers: games, games in all, a percentage, games a second
    return CommandLine::tr("%1 of %2 games (%3 %), %4 a second")
        .arg(QString::number(progress.done), QString::number(progress.of),
             QString::number(100 * progress.done / progress.of),
             QString::number(progress.perSecond, 'f', progress.perSecond < 10 ? 1 : 0));
}

/// Plays what is left of a result, until it is broken off.
PartialResult played(const Tournament& tournament, PartialResult from, int jobs) {
    ProgressLines progress(from.gamesPlayed(), from.gamesInAll(tournament.schedule()), gamesText);
    const Interrupt interrupt;
    return runTournament(tournament, std::move(from), jobs, interrupt.token(),
                         [&progress](const PartialResult& so) { progress.tell(so.gamesPlayed()); });
}

/// Before anything is played.
bool canWriteResult(const Arguments& arguments, std::span<const std::string> inputs) {
    const auto output = arguments.value("--output");
    return !output || canTakeResult(*output, inputs);
}

std::optional<TournamentPart> readPart(const std::string& path, const DuelInput& input) {
    const auto bytes = readFile(path, maximumTournamentSize);
    if (!bytes) {
        complainAboutDecks(path, bytes.error(), input.catalogue());
        return std::nullopt;
    }
    auto part = readTournament(*bytes, input.table());
    if (part) return std::move(part).value();
    complainAboutDecks(path, part.error(), input.catalogue());
    return std::nullopt;
}

int resume(const std::string& path, const Arguments& arguments, const DuelInput& input) {
    std::optional<TournamentPart> part = readPart(path, input);
    // To go on in the same file is what people want: all that is in it stays.
    if (!part || !canWriteResult(arguments, {})) return exitUnusable;
    const PartialResult result = played(part->tournament, std::move(part->result), jobsOf(arguments));
    return giveRun(part->tournament, result, arguments);
}

int merge(const Arguments& arguments, const DuelInput& input) {
    if (!canWriteResult(arguments, arguments.operands())) return exitUnusable;
    std::vector<TournamentPart> parts;
    for (const std::string& path : arguments.operands()) {
        std::optional<TournamentPart> part = readPart(path, input);
        if (!part) return exitUnusable;
        parts.push_back(*std::move(part));
    }
    const auto whole = merged(parts);
    if (const auto* fault = std::get_if<MergeFault>(&whole))
        return complainAboutDecks(arguments.operands()[fault->part], Error{fault->message},
                                  input.catalogue());
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!parts[i].result.isFinished(parts[i].tournament.schedule()))
            complain(CommandLine::tr("%1: this part was stopped; --resume continues it")
                         .arg(pathText(arguments.operands()[i])));
    return give(parts.front().tournament, std::get<PartialResult>(whole), arguments);
}

std::optional<EntrantList> entrantsOf(const Arguments& arguments, DuelInput& input) {
    EntrantList entrants(input);
    const auto measured = arguments.value("--deck");
    if (measured && !entrants.add(DeckSource(*measured))) return std::nullopt;
    const bool all = arguments.has("--all") || arguments.operands().size() == 1;
    for (const std::string& operand : arguments.operands()) {
        const DeckSource source(operand);
        const bool added = all && source.name.empty() ? entrants.addAll(source) : entrants.add(source);
        if (!added) return std::nullopt;
    }
    return entrants;
}

int playAll(const Arguments& arguments, Shard shard, DuelInput& input) {
    const std::optional<EntrantList> entrants = entrantsOf(arguments, input);
    if (!entrants) return exitUnusable;
    const auto games = int(arguments.number("--games", 100));
    TournamentPlan plan{.form = arguments.has("--deck") ? TournamentForm::Field : TournamentForm::RoundRobin,
                        .entrants = entrants->entrants(),
                        .player = playerOf(arguments, "--player"),
                        .games = games + games % 2,
                        .seed = arguments.number("--seed", 1)};
    const auto tournament = Tournament::of(input.table(), std::move(plan));
    if (!tournament) return usageError(verbName, deckText(tournament.error().message, input.catalogue()));
    entrants->sayNewNames();
    if (!canWriteResult(arguments, input.files())) return exitUnusable;
    const PartialResult result = played(*tournament, PartialResult(*tournament, shard), jobsOf(arguments));
    for (const std::string& path : input.changedFiles())
        complain(CommandLine::tr("%1: the file was changed during the run; played were the decks it held at "
                                 "the beginning")
                     .arg(pathText(path)));
    return giveRun(*tournament, result, arguments);
}

std::optional<QString> misuse(const Arguments& arguments) {
    const bool merges = arguments.has("--merge");
    const bool resumes = arguments.has("--resume");
    if (merges && resumes) return CommandLine::tr("--merge and --resume cannot go together");
    for (const std::string_view option : planOptions)
        if ((merges || resumes) && arguments.has(option))
            //: %1 and %2 are options
            return CommandLine::tr("%1 cannot go with %2: the files say what it was")
                .arg(shown(option), merges ? QStringLiteral("--merge") : QStringLiteral("--resume"));
    if (resumes && !arguments.operands().empty())
        return CommandLine::tr("--resume takes no more files than PART, which holds the decks");
    if (!resumes && arguments.operands().empty()) return CommandLine::tr("a file is missing");
    const bool isHard = arguments.value("--player") == "hard";
    if (!isHard && (arguments.has("--nodes") || arguments.has("--open-decks")))
        return CommandLine::tr("--nodes and --open-decks are for the player hard");
    return std::nullopt;
}

int run(const Arguments& arguments) {
    if (const auto problem = misuse(arguments)) return usageError(verbName, *problem);
    const std::string shardText = arguments.value("--shard").value_or("1/1");
    const std::optional<Shard> shard = shardOf(shardText);
    if (!shard)
        return usageError(
            verbName, CommandLine::tr("--shard cannot be \"%1\": it is I/N with I from 1 to N, such as 2/5")
                          .arg(shown(shardText)));
    std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    if (arguments.has("--merge")) return merge(arguments, *input);
    if (const auto part = arguments.value("--resume")) return resume(*part, arguments, *input);
    return playAll(arguments, *shard, *input);
}

} // namespace

const Verb tournamentVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Measure how strong decks are"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Lets every deck play every other, or with --deck one deck a field of others, and says what "
        "each scores, how strong that makes it and how sure that is. Each game is played twice with "
        "the "
        "same luck, once with either deck moving first. Files are read once, at the beginning. Ctrl+C keeps "
        "what is done, marked as unfinished. FILE may hold decks in any of the forms Stonemason reads, or be "
        "- for standard input; what stands behind the last # is the name of a deck in it, without a name the "
        "active one is meant."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = anyNumber,
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
