// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/suggest.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/kings_conflict/cli/module.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/text/names.h"

#include <QStringList>

#include <limits>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view synopsis[] = {"[--layer LAYER] [OPTION...] FILE -o OUT"};

constexpr Option options[] = {
    {.name = "--layer",
     .value = "LAYER",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Fill this hint layer only; in King's Conflict strategic, safe or mountain; without it all")},
    {.name = "--reach",
     .value = "PERCENT",
     .range = NumberRange{SuggestOptions::leastReach, SuggestOptions::mostReach},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How far the values spread, 25 to 300; 100 without it")},
    {.name = "--crossings",
     .value = "PERCENT",
     .range = NumberRange{0, SuggestOptions::mostCrossings},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "How much crossings matter to an attack, 0 to 300; 100 without it")},
    {.name = "--noise",
     .value = "N",
     .range = NumberRange{0, SuggestOptions::mostNoise},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Move each value by up to this much at random, 0 to 3; 0 without it")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint32_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "With --noise: the seed; the same seed gives the same hints; 1 without it")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Where to write the map; its ending (.smap, .as, .txt) decides the form; - is "
                               "standard output, in the form of FILE")},
    gameOption,
};

/// Fills one layer, or without `only` all that a suggestion can be made for. Reports what they lack.
int fill(Input& input, const std::string& path, std::optional<int> only, const SuggestOptions& suggest) {
    bool filled = false;
    QStringList lacks;
    for (int layer = 0; layer < input.map.layerCount(); ++layer) {
        const Layer& described = input.game->layers[std::size_t(layer)];
        if (only && layer != *only) continue;
        const auto suggestion = suggestHints(input.map, *input.game, layer, suggest);
        if (!suggestion) continue;
        filled = true;
        input.map.layer(layer) = suggestion->grid;
        if (const QString lack = suggestionText(suggestion->lack); !lack.isEmpty())
            lacks << QStringLiteral("%1: %2").arg(localText(described.name), lack);
    }
    if (!lacks.isEmpty())
        complain(QStringLiteral("%1: %2").arg(pathText(path), lacks.join(QLatin1Char(' '))));
    if (filled) return exitFine;
    complain(CommandLine::tr("%1: the map's game has no hint layer to suggest").arg(pathText(path)));
    return exitUnusable;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    constexpr std::string_view verb = "suggest-hints";
    if (arguments.has("--seed") && !arguments.has("--noise"))
        return usageError(verb, CommandLine::tr("--seed needs --noise"));
    SuggestOptions suggest;
    suggest.reach = int(arguments.number("--reach", std::uint64_t(suggest.reach)));
    suggest.crossings = int(arguments.number("--crossings", std::uint64_t(suggest.crossings)));
    suggest.noise = int(arguments.number("--noise", std::uint64_t(suggest.noise)));
    suggest.seed = std::uint32_t(arguments.number("--seed", suggest.seed));
    const auto output = arguments.value("--output");
    if (!output) return usageError(verb, CommandLine::tr("-o OUT is missing"));
    const std::optional<MapFormat> format = mapFormatForName(*output);
    if (!format && *output != "-")
        return usageError(
            verb, CommandLine::tr("\"%1\" must end in .smap, .as or .txt; the ending decides the form")
                      .arg(shown(*output)));

    const std::string& path = arguments.operands().front();
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->vocabulary());
    if (!input->game->hasHints()) return usageError(verb, CommandLine::tr("the game has no hint layers"));
    std::optional<int> only;
    if (const auto layer = arguments.value("--layer")) {
        only = hintLayerNamed(verb, *input->game, *layer);
        if (!only) return exitUnusable;
    }
    const int status = fill(input.value(), path, only, suggest);
    if (status != exitFine) return status;
    return keepMapAs(format.value_or(input->format), path, *input, *output);
}

} // namespace

const Verb suggestHintsVerb{
    .name = "suggest-hints",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Fill hint grids with what the terrain suggests"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Replaces the hints of the map and adds missing grids; FILE stays as it is unless OUT names it. The "
        "strategic points rise towards the human's king and the crossings on the way, the safe points away "
        "from the front on the computer's side, the mountain preference towards mountains that stonemasons "
        "reach before the enemy. Use it as a starting point."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = mapInFile,
    .run = run,
};

} // namespace stonemason::kings_conflict
