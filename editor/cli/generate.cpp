// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/play/unit_runner.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/cli/console.h"
#include "editor/cli/generate_run.h"
#include "editor/cli/output.h"
#include "editor/cli/verb.h"
#include "editor/text/template_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"--template T [OPTION...] -o OUT [--report R]",
                                         "--template T [OPTION...] --steps DIR",
                                         "--template T [OPTION...] --count N --out-dir DIR"};
constexpr std::string_view verbName = "generate";

constexpr std::string_view sides[] = {"32", "64", "128", "256"};

constexpr Option options[] = {
    {.name = "--template",
     .value = "T",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The template: .ztemplate, the generator's JSON or its old text, or - for "
                               "standard input")},
    {.name = "--config",
     .value = "C",
     .help = QT_TRANSLATE_NOOP("CommandLine", "The generator's config.json, instead of the numbers that the "
                                              "template has for all zones")},
    {.name = "--size",
     .value = "SIDE",
     .choices = sides,
     .help = QT_TRANSLATE_NOOP("CommandLine", "Rows of the map: 32, 64, 128 or 256; what the config says "
                                              "unless given")},
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint64_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The same number gives the same world on every machine; 1 unless given")},
    {.name = "--fair",
     .value = "N",
     .range = NumberRange{1, 1000},
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Try up to N seeds, 1 to 1000, until one is fair to the players: no more than "
                               "20 % between the best off and the worst; of none that is, take the fairest")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help =
         QT_TRANSLATE_NOOP("CommandLine", "Write the world to OUT: a map of the game when it ends in .hmm "
                                          "or is -, all it holds as JSON when it ends in .json")},
    {.name = "--report",
     .value = "R",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Write a report as JSON: {\"seed\", \"size\", \"attempts\", \"zones\": [{\"index\", \"area\", "
         "\"share\", \"wanted\", \"richness\", \"castle\", \"mines\"}], \"links\": [{\"first\", \"second\", "
         "\"kind\", \"cells\", \"guard\"}], \"roadCells\", \"fairness\", \"milliseconds\"}; cells are [row, "
         "column] from 0, top left")},
    {.name = "--steps",
     .value = "DIR",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write what there is after each of the ten steps to a text map "
                                              "in DIR, which must be there: 01-layout.txt ...")},
    {.name = "--count",
     .value = "N",
     .range = NumberRange{1, 1000000},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Make N worlds, 1 to 1000000, of the seeds from S on")},
    {.name = "--out-dir",
     .value = "DIR",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Where they go, with a report of each: world-S.hmm and "
                                              "world-S.json; it must be there")},
    {.name = "--jobs",
     .value = "J",
     .range = NumberRange{1, maximumJobs},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many worlds are made at once; as many as there are "
                                              "processors unless given. It changes no byte")},
};

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
    if (!arguments.has("--template")) return missing("--template T");
    if (arguments.value("--template") == "-" && arguments.value("--config") == "-")
        return CommandLine::tr("standard input (-) can be read only once");
    if (arguments.has("--count")) {
        for (const std::string_view option : {"--output", "--report", "--steps"})
            if (arguments.has(option)) return excluded(option, "--count");
        return arguments.has("--out-dir") ? QString() : missing("--out-dir DIR");
    }
    for (const std::string_view option : {"--out-dir", "--jobs"})
        if (arguments.has(option))
            //: %1 and %2 are options: --jobs
            return CommandLine::tr("%1 goes only with %2").arg(shown(option), QStringLiteral("--count"));
    if (!arguments.has("--output") && !arguments.has("--report") && !arguments.has("--steps"))
        return missing("-o OUT");
    if (arguments.has("--report") && arguments.value("--output") == arguments.value("--report"))
        return CommandLine::tr("the world and its report cannot go to one file");
    const QString output = shown(arguments.value("--output").value_or("-"));
    const bool isForm = output == QLatin1String("-") ||
                        output.endsWith(QLatin1String(".hmm"), Qt::CaseInsensitive) ||
                        output.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    //: %1 is a file
    return isForm
               ? QString()
               : CommandLine::tr("\"%1\" must end in .hmm or .json; the ending decides the form").arg(output);
}

std::optional<std::string> bytesOf(const std::string& path) {
    const Result<std::string> bytes = readFile(path);
    if (bytes) return *bytes;
    complainAbout(path, bytes.error());
    return std::nullopt;
}

/// With the config, and the size asked for.
std::optional<pocket_heroes::Template> templateOf(const Arguments& arguments) {
    const std::string path = *arguments.value("--template");
    const auto bytes = bytesOf(path);
    if (!bytes) return std::nullopt;
    const auto read = pocket_heroes::readTemplate(*bytes);
    if (!read) {
        complainAbout(path, read.error());
        return std::nullopt;
    }
    pocket_heroes::Template made = *read;
    if (const auto configPath = arguments.value("--config")) {
        const auto configBytes = bytesOf(*configPath);
        if (!configBytes) return std::nullopt;
        const auto config = pocket_heroes::readGeneratorConfig(*configBytes);
        if (!config) {
            complainAbout(*configPath, config.error());
            return std::nullopt;
        }
        made.config = *config;
    }
    if (const auto size = arguments.value("--size")) made.config.mapSize = std::stoi(*size);
    return made;
}

/// Says what makes it impossible. False: nothing does.
bool isRefused(const std::string& path, const pocket_heroes::Template& made,
               const pocket_heroes::Catalogue& catalogue) {
    bool refused = false;
    for (const auto& problem : checkTemplate(made, catalogue).problems) {
        if (problem.severity != Severity::Error) continue;
        refused = true;
        complain(CommandLine::tr("%1: %2").arg(pathText(path), problemSentence(problem)));
    }
    return refused;
}

bool canWriteAll(const Arguments& arguments) {
    std::vector<std::string> inputs{*arguments.value("--template")};
    if (const auto config = arguments.value("--config")) inputs.push_back(*config);
    return std::ranges::all_of(std::array{"--output", "--report"}, [&](const char* option) {
        const auto output = arguments.value(option);
        return !output || canTakeResult(outputNamed(*output), inputs);
    });
}

int run(const Arguments& arguments) {
    if (const QString wrong = whyWrong(arguments); !wrong.isEmpty()) return usageError(verbName, wrong);
    const auto input = WorldInput::load();
    if (!input) return exitUnusable;
    const auto made = templateOf(arguments);
    if (!made) return exitUnusable;
    const std::string path = *arguments.value("--template");
    if (isRefused(path, *made, input->catalogue())) return exitProblems;
    if (!canWriteAll(arguments)) return exitUnusable;
    const GenerateCall call{arguments, path, *made, input->catalogue()};
    return arguments.has("--count") ? generateMany(call) : generateOne(call);
}

} // namespace

const Verb generateVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Make worlds of Pocket Heroes from a template"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Makes a world in which every link of the template is there and every place can be come to, or says "
        "what does not fit. A template that has errors is refused (exit status 1), see \"stonemason check\". "
        "A world that does not come out is made again from a seed of its own, 8 times at most; of a world "
        "that never does nothing is written, and the status is 1. With --count the others are written all "
        "the same."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
