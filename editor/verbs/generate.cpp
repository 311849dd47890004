// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/verbs/verbs.h"

#include <algorithm>
#include <limits>

namespace stonemason {

namespace {

constexpr std::string_view verbName = "generate";
constexpr std::string_view synopsis[] = {
    "--template T [OPTION...] -o OUT [--report R]",
    "--template T [OPTION...] --steps DIR",
    "--template T [OPTION...] --count N --out-dir DIR",
    "--game ID [--wish W=A..B...] [OPTION...] -o OUT",
    "--game ID [OPTION...] --count N --out-dir DIR",
    "--game ID --again FILE [OPTION...] -o OUT",
};

constexpr Option options[] = {
    {.name = "--game",
     .value = "ID",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "What to make: pocket-heroes, worlds, which is so unless given; or maps of "
                               "kings-conflict or of a game of your own")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint64_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine", "The same number gives the same world or map on every machine; "
                                              "1 unless given; for maps at most 9007199254740991")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Write it to OUT. A world: a map of the game when it ends in .hmm or is -, all it holds as JSON "
         "when it ends in .json. A map: .smap, .as or .txt, or an .smap file to -. Either: a picture when it "
         "ends in .png or .svg")},
    {.name = "--count",
     .value = "N",
     .range = NumberRange{1, 1000000},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Make N of them, 1 to 1000000, of the seeds from S on")},
    {.name = "--out-dir",
     .value = "DIR",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Where they go: world-S.hmm with a report world-S.json, of which S is the "
                        "first seed with --fair; or maps 0001.smap, 0002.smap ... The folder is made")},
    {.name = "--overwrite",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Replace files that are in DIR already; without it they stay, "
                                              "and nothing is made")},
};

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
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Make worlds of Pocket Heroes or maps of King's Conflict"),
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
        "go together are named, or the nearest that can be made."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .takes = Takes::NoFile,
    .run = run,
    .draws = draws,
};

} // namespace stonemason
