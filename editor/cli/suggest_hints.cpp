// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hint/suggest.h"
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/cli/verb.h"
#include "editor/text/names.h"
#include "editor/text/suggestion_text.h"

#include <charconv>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--layer LAYER] [OPTION...] FILE -o OUT"};
constexpr std::string_view layers[] = {"strategic", "safe", "mountain"};

constexpr Option options[] = {
    {.name = "--layer",
     .value = "LAYER",
     .choices = layers,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Fill this hint layer only: strategic, safe or mountain; without it all three")},
    {.name = "--reach",
     .value = "PERCENT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "How far the values spread, 25 to 300; 100 without it")},
    {.name = "--crossings",
     .value = "PERCENT",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "How much crossings matter to an attack, 0 to 300; 100 without it")},
    {.name = "--noise",
     .value = "N",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Move each value by up to this much at random, 0 to 3; 0 without it")},
    {.name = "--seed",
     .value = "S",
     .help =
         QT_TRANSLATE_NOOP("CommandLine", "With --noise: the number that chance begins with; 1 without it")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Where to write the map; its ending (.smap, .as, .txt) decides the form; - is "
                               "standard output, in the form of FILE")},
};

/// The whole number an option was given, if it lies in the range.
std::optional<std::int64_t> number(const std::string& word, std::int64_t least, std::int64_t most) {
    std::int64_t value = 0;
    const char* end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end || value < least || value > most) return std::nullopt;
    return value;
}

/// Reads the options into `suggest`. Returns a sentence when one makes no sense.
QString readOptions(const Arguments& arguments, SuggestOptions& suggest) {
    QString problem;
    const auto read = [&](std::string_view option, std::int64_t least, std::int64_t most, auto& value) {
        const auto word = arguments.value(option);
        if (!word || !problem.isEmpty()) return;
        if (const auto given = number(*word, least, most))
            value = std::remove_reference_t<decltype(value)>(*given);
        else
            problem = CommandLine::tr("%1 takes a whole number from %2 to %3, not \"%4\"")
                          .arg(shown(option), QString::number(least), QString::number(most), shown(*word));
    };
    read("--reach", SuggestOptions::leastReach, SuggestOptions::mostReach, suggest.reach);
    read("--crossings", 0, SuggestOptions::mostCrossings, suggest.crossings);
    read("--noise", 0, SuggestOptions::mostNoise, suggest.noise);
    read("--seed", 0, std::numeric_limits<std::uint32_t>::max(), suggest.seed);
    if (problem.isEmpty() && arguments.has("--seed") && !arguments.has("--noise"))
        problem = CommandLine::tr("--seed needs --noise");
    return problem;
}

/// Fills one layer, or all that a suggestion can be made for when `only` is empty. Says what they lack.
int fill(Input& input, const std::string& path, const std::string& only, const SuggestOptions& suggest) {
    bool filled = false;
    for (int layer = 0; layer < input.map.layerCount(); ++layer) {
        const Layer& described = input.game->layers[std::size_t(layer)];
        if (!only.empty() && described.id != only) continue;
        const auto suggestion = suggestHints(input.map, *input.game, layer, suggest);
        if (!suggestion) continue;
        filled = true;
        input.map.layer(layer) = suggestion->grid;
        if (const QString lack = suggestionText(suggestion->lack); !lack.isEmpty())
            complain(QStringLiteral("%1: %2: %3").arg(pathText(path), localText(described.name), lack));
    }
    if (filled) return exitFine;
    complain(CommandLine::tr("%1: the map's game has no hint layer to suggest").arg(pathText(path)));
    return exitUnusable;
}

int run(const Arguments& arguments) {
    constexpr std::string_view verb = "suggest-hints";
    SuggestOptions suggest;
    if (const QString problem = readOptions(arguments, suggest); !problem.isEmpty())
        return usageError(verb, problem);
    const auto output = arguments.value("--output");
    if (!output) return usageError(verb, CommandLine::tr("-o OUT is missing"));
    const std::optional<MapFormat> format = mapFormatForName(*output);
    if (!format && *output != "-")
        return usageError(verb,
                          CommandLine::tr("\"%1\" must end in .smap, .as or .txt: that decides the form")
                              .arg(shown(*output)));

    const std::string& path = arguments.operands().front();
    const std::optional<MapInput> maps = MapInput::load();
    if (!maps) return exitUnusable;
    Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->game());
    const int status = fill(input.value(), path, arguments.value("--layer").value_or(std::string()), suggest);
    if (status != exitFine) return status;
    return keepMapAs(format.value_or(input->format), path, *input, *output);
}

} // namespace

const Verb suggestHintsVerb{
    .name = "suggest-hints",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Fill hint grids with what the terrain suggests"),
    .description =
        QT_TRANSLATE_NOOP("CommandLine", "What the grids hold is replaced, missing ones are added; FILE "
                                         "stays as it is unless OUT names it. The "
                                         "strategic points rise to the human's king and to the crossings on "
                                         "the way, the safe points away from "
                                         "the front on the computer's side, the mountain preference to "
                                         "mountains that stonemasons reach before "
                                         "the enemy. It is a start to work from, made from assumed weights."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .run = run,
};

} // namespace stonemason
