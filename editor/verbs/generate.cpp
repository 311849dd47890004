// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "editor/cli/console.h"
#include "editor/verbs/verbs.h"

#include <algorithm>
#include <limits>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "generate";
constexpr std::string_view synopsis[] = {
    "--template T [OPTION...] -o OUT [--report R]",     "--template T [OPTION...] --steps DIR",
    "--template T [OPTION...] --count N --out-dir DIR", "--template T --again FILE [OPTION...] -o OUT",
    "--game ID [--wish W=A..B...] [OPTION...] -o OUT",  "--game ID [OPTION...] --count N --out-dir DIR",
    "--game ID --again FILE [OPTION...] -o OUT",
};

constexpr Option options[] = {
    {.name = "--game",
     .value = "ID",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "What to make: pocket-heroes, worlds, which is so unless given; maps of "
                               "kings-conflict or of a game of your own; or boards of war-in-the-wastes")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint64_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine", "The same number gives the same world, map or board on every "
                                              "machine; 1 unless given; for maps and boards at most "
                                              "9007199254740991")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Write it to OUT. A world: a map of the game when it ends in .hmm or is -, what the game itself "
         "loads when it ends in .phm, all it holds as JSON "
         "when it ends in .json. A map: .smap, .as or .txt, or an .smap file to -. A board: .sboard, which "
         "is written to -, too. Any of them: a picture when it ends in .png or .svg")},
    {.name = "--count",
     .value = "N",
     .range = NumberRange{1, 1000000},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Make N of them, 1 to 1000000, of the seeds from S on")},
    {.name = "--out-dir",
     .value = "DIR",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Where they go: world-S.hmm, or world-S.phm with --to phm, with a report "
                               "world-S.json, of which S is the first seed with --fair; or maps 0001.smap, "
                               "0002.smap ...; or boards 0001.sboard ... The folder is made")},
    {.name = "--size",
     .value = "SIZE",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Of a world, the rows of its map: 32, 64, 128 or 256; what the config says "
                        "unless given. Of a board, rows and columns: 13x11, which is so unless given")},
    {.name = "--symmetry",
     .value = "S",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Of a world: none, diagonal, left-right, top-bottom or "
         "half-turn, for which its template must be two halves that are alike, or quarter-turn, for which it "
         "must be four quarters; what the template says unless given. Of a map: half-turn or "
         "diagonal; that of the map "
         "to keep, or what the game starts with, unless given. Of a board: half-turn, which is "
         "so unless given, top-bottom or left-right")},
    {.name = "--wish",
     .value = "W=A..B",
     .isRepeatable = true,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "What a map or board is to be like; may be given once for each. W=A is W=A..A. A map, percentages "
         "of the board: water, forest, hills, mountains, desert, lava; and of the land around the kings, "
         "openness. Numbers: routes, route-width, river-length, road-length, region-size, islands. A board, "
         "percentages of its cells: high, rough, sludge, traps, holes; and of those near a goal, openness. "
         "Of a side: pieces, ranks, walkers, jumpers, and goal-distance in turns")},
    {.name = "--again",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Make the world, map or board again from what a generated one says about "
                               "itself: a file, of a world also its report or the line itself; a world needs "
                               "its template, too")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Print what was made as JSON: {\"maps\": [{\"path\", \"seed\", \"symmetry\", \"call\", "
         "\"score\", \"wishes\": {name: number}}]}; of boards {\"boards\": [{\"path\", \"seed\", "
         "\"variation\", \"symmetry\", \"size\", \"call\", \"wishes\", \"firstMover\": {\"games\", "
         "\"nodes\", \"wins\", \"draws\", \"losses\", \"share\", \"interval\"}}]}; and of wishes "
         "that none meets {\"refused\": {\"id\", \"arguments\", \"sentence\"}}")},
    {.name = "--jobs",
     .value = "J",
     .range = NumberRange{1, maximumJobs},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many worlds are made, or games of a measurement played, "
                                              "at once; as many as there are processors unless given. It "
                                              "changes no byte")},
    {.name = "--overwrite",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Replace files that are in DIR already; without it they stay, "
                                              "and nothing is made. OUT is replaced with and without it")},
};

/// Of these options, those that not every game has.
constexpr std::string_view sharedOptions[] = {"--size",  "--symmetry", "--wish",
                                              "--again", "--json",     "--jobs"};

std::vector<const GenerateVerbs*> generators() {
    std::vector<const GenerateVerbs*> found;
    for (const GameCli* game : allGameClis())
        if (game->generate) found.push_back(game->generate);
    return found;
}

/// What makes documents of the game that --game names; nullptr for one that nothing is made for.
const GenerateVerbs* generatorOf(const std::vector<const GenerateVerbs*>& all, const Arguments& arguments) {
    const auto game = arguments.value("--game");
    const auto found = std::ranges::find_if(all, [&](const GenerateVerbs* each) {
        return game ? each->games().contains(shown(*game)) : each->isDefault;
    });
    return found == all.end() ? nullptr : *found;
}

/// An option of another game than the one that is meant.
std::optional<std::string_view> strayOption(const std::vector<const GenerateVerbs*>& all,
                                            const GenerateVerbs& wanted, const Arguments& arguments) {
    for (const GenerateVerbs* each : all)
        for (const Option& option : each->options)
            if (each != &wanted && arguments.has(option.name)) return option.name;
    for (const std::string_view option : sharedOptions)
        if (arguments.has(option) && std::ranges::count(wanted.shared, option) == 0) return option;
    return std::nullopt;
}

int refuseGame(const std::vector<const GenerateVerbs*>& all, const std::string& game) {
    QStringList known;
    for (const GenerateVerbs* each : all)
        known << each->games();
    return usageError(verbName,
                      CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                          .arg(QStringLiteral("--game"), shown(game), known.join(QStringLiteral(", "))));
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const auto all = generators();
    const auto game = arguments.value("--game");
    const GenerateVerbs* wanted = generatorOf(all, arguments);
    if (!wanted) return refuseGame(all, game.value_or(std::string()));
    const auto stray = strayOption(all, *wanted, arguments);
    if (!stray) return wanted->run(call);
    if (game)
        //: %1 is an option, %2 the id of a game
        return usageError(verbName,
                          CommandLine::tr("%1 does not go with --game %2").arg(shown(*stray), shown(*game)));
    //: %1 is an option
    return usageError(verbName, CommandLine::tr("%1 needs --game ID").arg(shown(*stray)));
}

bool draws(const Arguments& arguments) {
    const auto all = generators();
    const GenerateVerbs* wanted = generatorOf(all, arguments);
    return wanted && !strayOption(all, *wanted, arguments) && wanted->draws(arguments);
}

} // namespace

const Verb generateVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Make worlds, maps or boards to order"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "A world is made from a template: every link of it is there and every place can be come to, or it "
        "says what does not fit. A template that has errors is refused (exit status 1), see \"stonemason "
        "check\". A world that does not come out is made again from a seed of its own, 8 times at most, "
        "while there is work left that one world may take; of a world that never does nothing is written, "
        "and the status is 1. With --count the others are written all the same. A world that is not fair to "
        "its players is written, and said to be so. Stopped (Ctrl+C), --fair takes the fairest of those made "
        "so far, with status 3. A map is made from wishes: it is symmetric, has no error or warning of any "
        "check, and has hint grids. Wishes that no map meets are refused with status 1: the two that do not "
        "go together are named, or the nearest that can be made. A board is symmetric, has no error or "
        "warning either, and is fair as far as that is measured: Hard plays 400 games against itself, and "
        "the side that moves first makes 45 to 55 % of the points. Others are made of the same seed until "
        "one does, 12 at most; if none does, the nearest is named and the status is 1."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .run = run,
    .draws = draws,
};

} // namespace stonemason
