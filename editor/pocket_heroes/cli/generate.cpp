// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/play/unit_runner.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/output.h"
#include "editor/pocket_heroes/cli/generate_again.h"
#include "editor/pocket_heroes/cli/generate_run.h"
#include "editor/pocket_heroes/cli/module.h"
#include "editor/pocket_heroes/cli/world_files.h"
#include "editor/pocket_heroes/text/template_text.h"

#include <algorithm>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view verbName = "generate";
constexpr std::string_view gameId = "pocket-heroes";

constexpr std::string_view sides[] = {"32", "64", "128", "256"};
constexpr std::string_view sharedOptions[] = {"--size", "--symmetry", "--again", "--jobs"};

constexpr std::string_view forms[] = {"hmm", "phm"};

constexpr Option options[] = {
    {.name = "--template",
     .value = "T",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The template: .ztemplate, the generator's JSON or its old text, or - for "
                               "standard input")},
    {.name = "--config",
     .value = "C",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The generator's config.json, instead of the numbers that the template has "
                               "for all zones; rules and options "
                               "that it cannot hold, such as guardRule, stay those of the template")},
    {.name = "--fair",
     .value = "N",
     .range = NumberRange{1, 1000},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Try up to N seeds from S on, 1 to 1000, until one is fair to the players: no "
                               "more than 20 % between the best off and the worst; of none that is, take the "
                               "fairest. With --count each world has N seeds of its own")},
    {.name = "--report",
     .value = "R",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Write a report as JSON: {\"template\", \"generator\", \"origin\", \"seed\", \"size\", "
         "\"attempts\", \"placesGivenUp\", \"players\", "
         "\"zones\": "
         "[{\"index\", \"area\", \"share\", \"wanted\", \"richness\", \"richnessLacking\", \"castle\", "
         "\"mines\"}], \"links\": "
         "[{\"first\", \"second\", "
         "\"kind\", \"cells\", \"guard\"}], \"roadCells\", \"fairness\", \"milliseconds\"}; cells are [row, "
         "column] from 0, top left")},
    {.name = "--origin",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Write into the world's description how it was made, in one line: version of "
                               "the generator, template, size and seed; --again makes the world of it")},
    {.name = "--steps",
     .value = "DIR",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write what there is after each of the ten steps to a text map "
                                              "in DIR, which is made: 01-layout.txt ...")},
    {.name = "--to",
     .value = "FORMAT",
     .choices = forms,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "With --count, what each world is written as: hmm, a map of the game, which "
                               "is so unless given; or phm, what the game itself loads")},
};

/// Whether there are as many seeds from --seed on as the worlds are of.
bool hasSeeds(const Arguments& arguments) {
    const std::uint64_t after = std::numeric_limits<std::uint64_t>::max() - arguments.number("--seed", 1);
    return arguments.number("--count", 1) * seedsOfEach(arguments) - 1 <= after;
}

/// What is wrong with the call, empty when nothing is.
QString whyWrong(const Arguments& arguments) {
    const auto missing = [](const char* option) {
        //: %1 is an option with its value: --seed S
        return CommandLine::tr("%1 is missing").arg(QLatin1String(option));
    };
    const auto excluded = [](std::string_view one, const char* other) {
        //: %1 and %2 are options: --steps
        return CommandLine::tr("%1 does not go with %2").arg(shown(one), QLatin1String(other));
    };
    if (const auto size = arguments.value("--size"); size && std::ranges::count(sides, *size) == 0)
        return CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
            .arg(QStringLiteral("--size"), shown(*size), QStringLiteral("32, 64, 128, 256"));
    if (const auto symmetry = arguments.value("--symmetry");
        symmetry && std::ranges::count(worldSymmetryIds, *symmetry) == 0)
        return CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
            .arg(QStringLiteral("--symmetry"), shown(*symmetry),
                 QStringLiteral("none, diagonal, left-right, top-bottom, half-turn, quarter-turn"));
    if (!arguments.has("--template")) return missing("--template T");
    if (arguments.value("--template") == "-" && arguments.value("--config") == "-")
        return CommandLine::tr("standard input (-) can be read only once");
    for (const std::string_view option : {"--size", "--symmetry", "--seed", "--fair", "--count"})
        if (arguments.has("--again") && arguments.has(option)) return excluded(option, "--again");
    if (arguments.has("--count")) {
        for (const std::string_view option : {"--output", "--report", "--steps"})
            if (arguments.has(option)) return excluded(option, "--count");
        if (!arguments.has("--out-dir")) return missing("--out-dir DIR");
        //: %1 and %2 are options: --seed
        return hasSeeds(arguments)
                   ? QString()
                   : CommandLine::tr("there are not so many seeds from %1 on; ask for fewer worlds with %2")
                         .arg(QStringLiteral("--seed"), QStringLiteral("--count"));
    }
    for (const std::string_view option : {"--out-dir", "--jobs", "--to"})
        if (arguments.has(option))
            //: %1 and %2 are options: --jobs
            return CommandLine::tr("%1 goes only with %2").arg(shown(option), QStringLiteral("--count"));
    if (!hasSeeds(arguments))
        //: %1 and %2 are options: --seed
        return CommandLine::tr("there are not so many seeds from %1 on; ask for fewer with %2")
            .arg(QStringLiteral("--seed"), QStringLiteral("--fair"));
    if (!arguments.has("--output") && !arguments.has("--report") && !arguments.has("--steps"))
        return missing("-o OUT");
    const std::string output = outputNamed(arguments.value("--output").value_or("-"));
    if (!worldFormForName(output))
        //: %1 is a file
        return CommandLine::tr(
                   "\"%1\" must end in .hmm, .phm, .json, .png or .svg; the ending decides the form")
            .arg(shown(output));
    return whyOutputsClash(arguments);
}

std::optional<std::string> bytesOf(const std::string& path) {
    const Result<std::string> bytes = readFile(path);
    if (bytes) return *bytes;
    complainAbout(path, bytes.error());
    return std::nullopt;
}

/// With the config, and the size and symmetry asked for.
std::optional<Template> templateOf(const Arguments& arguments) {
    const std::string path = *arguments.value("--template");
    const auto bytes = bytesOf(path);
    if (!bytes) return std::nullopt;
    const auto read = readTemplate(*bytes);
    if (!read) {
        complainAbout(path, read.error());
        return std::nullopt;
    }
    reportUnread(path, *bytes);
    Template worldTemplate = *read;
    if (const auto configPath = arguments.value("--config")) {
        const auto configBytes = bytesOf(*configPath);
        if (!configBytes) return std::nullopt;
        const auto config = readGeneratorConfig(*configBytes);
        if (!config) {
            complainAbout(*configPath, config.error());
            return std::nullopt;
        }
        worldTemplate.config = withOwnOf(*config, worldTemplate.config);
    }
    if (const auto size = arguments.value("--size")) worldTemplate.config.mapSize = std::stoi(*size);
    if (const auto symmetry = arguments.value("--symmetry"))
        worldTemplate.config.symmetry =
            WorldSymmetry(std::ranges::find(worldSymmetryIds, *symmetry) - worldSymmetryIds.begin());
    return worldTemplate;
}

/// Whether a problem is one of the numbers for all zones.
bool isOfConfig(const TemplateProblem& problem) {
    return problem.message.id.starts_with("config/") || problem.message.id == "ranges/config-backwards";
}

/// Reports what makes it impossible. False: nothing does.
bool isRefused(const Arguments& arguments, const Template& worldTemplate, const Catalogue& catalogue) {
    const std::string path = *arguments.value("--template");
    bool refused = false;
    for (const auto& problem : checkTemplate(worldTemplate, catalogue).problems) {
        if (problem.severity != Severity::Error) continue;
        refused = true;
        const std::string file = isOfConfig(problem) ? arguments.value("--config").value_or(path) : path;
        complain(CommandLine::tr("%1: %2").arg(pathText(file), problemSentence(problem)));
    }
    return refused;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const QString wrong = whyWrong(arguments); !wrong.isEmpty()) return usageError(verbName, wrong);
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return exitUnusable;
    auto worldTemplate = templateOf(arguments);
    if (!worldTemplate) return exitUnusable;
    std::uint64_t seed = arguments.number("--seed", 1);
    if (arguments.has("--again")) {
        const auto origin = originAgain(call);
        if (!origin || !makesAgain(arguments, *origin, *worldTemplate)) return exitUnusable;
        worldTemplate->config.mapSize = origin->size;
        seed = origin->seed;
        worldTemplate->config.symmetry = origin->symmetry;
    }
    if (isRefused(arguments, *worldTemplate, input->catalogue())) return exitProblems;
    if (!canWriteWorlds(arguments)) return exitUnusable;
    const GenerateCall generation{arguments,          *arguments.value("--template"),  *worldTemplate, seed,
                                  input->catalogue(), call.drawers().find<DrawWorld>()};
    return arguments.has("--count") ? generateMany(generation) : generateOne(generation);
}

/// Errors of the call are reported without a picture.
bool draws(const Arguments& arguments) {
    const auto output = arguments.value("--output");
    const auto form = output ? worldFormForName(*output) : std::nullopt;
    return (form == WorldFormat::Png || form == WorldFormat::Svg) && whyWrong(arguments).isEmpty();
}

} // namespace

namespace {

QStringList games() {
    return {QString::fromLatin1(gameId.data(), qsizetype(gameId.size()))};
}

} // namespace

const GenerateVerbs generateVerbs{.options = options,
                                  .shared = sharedOptions,
                                  .games = games,
                                  .isDefault = true,
                                  .run = run,
                                  .draws = draws};

} // namespace stonemason::pocket_heroes
