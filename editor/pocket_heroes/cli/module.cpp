// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/module.h"

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/rules/ground.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/file_report.h"
#include "editor/cli/output.h"
#include "editor/cli/problem_tally.h"
#include "editor/pocket_heroes/cli/generate_run.h"
#include "editor/pocket_heroes/cli/world_files.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/error_text.h"

#include <memory>

namespace stonemason::pocket_heroes {

namespace {

/// What is wrong with a world of Pocket Heroes.
FileReport describeWorld(const std::string& path, const World& world, const Catalogue& catalogue) {
    const ProblemTally problems = tallyOf(runChecks(world, catalogue), catalogue);
    const std::string name = shownName(world);
    Json json{{"path", path}, {"game", catalogue.game}, {"name", name}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, name, problems, CommandLine::tr("Ready to play on"),
                        CommandLine::tr("Not ready to play on"),
                        CommandLine::tr("Ready to play on, but read the warnings")),
            problems.hasErrors() ? exitProblems : exitFine};
}

/// What is wrong with a template of Pocket Heroes worlds.
FileReport describeTemplate(const std::string& path, const Template& worldTemplate,
                            const Catalogue& catalogue) {
    ProblemTally problems;
    const auto report = checkTemplate(worldTemplate, catalogue);
    problems.add(report.unlisted);
    for (const TemplateProblem& problem : report.problems)
        problems.add(problem.severity, [&] {
            return ListedProblem{problem.check, problemHeadline(problem), problemSentence(problem),
                                 Json{{"zones", zonesOf(problem)}, {"links", linksOf(problem)}}};
        });
    Json json{{"path", path}, {"game", catalogue.game}, {"name", worldTemplate.name}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, worldTemplate.name, problems, CommandLine::tr("Ready to generate worlds from"),
                        CommandLine::tr("Not ready to generate worlds from")),
            problems.hasErrors() ? exitProblems : exitFine};
}

FileReport checkWorld(CommandCall& call, const std::string& path, std::string_view bytes) {
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return unloadedFile(path);
    const Result<World> world = readWorldFile(bytes, input->catalogue());
    return world ? describeWorld(path, *world, input->catalogue())
                 : unusableFile(path, errorText(world.error()));
}

int convertToWorld(CommandCall& call, const std::string& from, std::string_view bytes,
                   const std::string& to) {
    return convertWorld(call, from, bytes, to);
}

bool hasWorldName(const std::string& name) {
    return isWorldName(name);
}

int exportWorld(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    const auto draw = call.drawers().find<DrawWorld>();
    const bool isPicture = wanted.isDrawn() && draw;
    const bool isForGame = wanted.to == "phm";
    if (wanted.to != "json" && !isPicture && !isForGame) {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a world cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return exitUnusable;
    Result<World> world = readWorldFile(bytes, input->catalogue());
    if (!world) return complainAbout(wanted.path, world.error());
    bytes = std::string();
    const int errors = wanted.strict ? runChecks(*world, input->catalogue()).count(Severity::Error) : 0;
    if (const auto status = exportObstacle(wanted, errors, true)) return *status;
    if (isForGame) return exportForGame(call, wanted, *world, input->catalogue());
    if (isPicture)
        return writeDrawn(draw(*world, input->catalogue(), wanted.to, titleOf(wanted.path)), wanted);
    auto kept = std::make_shared<const World>(std::move(world).value());
    return writeOutput(wanted.output.value_or("-"), worldJsonContent(std::move(kept)), wanted.path);
}

std::optional<AmbushGround> ground(CommandCall& call, const std::string& path, std::string_view bytes) {
    if (call.arguments().has("--mover")) {
        complain(CommandLine::tr("%1: a world is the same for all heroes, so there is nothing for --mover to "
                                 "choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return std::nullopt;
    const Result<World> world = readWorldFile(bytes, input->catalogue());
    if (!world) {
        complainAbout(path, world.error());
        return std::nullopt;
    }
    const Grid<Footing> footing = footingOf(*world, input->catalogue());
    return AmbushGround{bitGridOf(footing.size(), [&](Cell cell) { return footing[cell] == Footing::Free; }),
                        {}};
}

QString whyNoWorld(std::string_view) {
    return CommandLine::tr("This is a world of Pocket Heroes; \"check\", \"convert\", \"export\" and \"world "
                           "info\" take it.");
}

FileReport checkTemplateFile(CommandCall& call, const std::string& path, std::string_view bytes) {
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return unloadedFile(path);
    const auto read = readTemplate(bytes);
    reportUnread(path, bytes);
    return read ? describeTemplate(path, *read, input->catalogue())
                : unusableFile(path, errorText(read.error()));
}

int convertToTemplate(CommandCall&, const std::string& from, std::string_view bytes, const std::string& to) {
    return convertTemplate(from, bytes, to);
}

bool hasTemplateName(const std::string& name) {
    return templateFormForName(name).has_value();
}

QString whyNoTemplate(std::string_view) {
    return CommandLine::tr(
        "This is a template of worlds and none of them; \"check\" and \"convert\" take it.");
}

constexpr FileVerbs worldVerbs{
    .kind = DocumentKind::World,
    .check = checkWorld,
    .convert = convertToWorld,
    .hasName = hasWorldName,
    .exportFile = exportWorld,
    .ground = ground,
    .whyNot = whyNoWorld,
};
constexpr FileVerbs templateVerbs{
    .kind = DocumentKind::Template,
    .check = checkTemplateFile,
    .convert = convertToTemplate,
    .hasName = hasTemplateName,
    .whyNot = whyNoTemplate,
};

constexpr std::string_view languages[]{"english", "russian"};
constexpr Option fileOptions[]{
    {.name = "--language",
     .value = "L",
     .choices = languages,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Of a world written for the game (.phm): the language of its texts, "
                               "english or russian; the first that the world has unless given")},
};

constexpr const Verb* verbs[]{&worldInfoVerb};
constexpr const FileVerbs* files[]{&worldVerbs, &templateVerbs};

} // namespace

const GameCli gameCli{.verbs = verbs, .files = files, .fileOptions = fileOptions, .generate = &generateVerbs};

} // namespace stonemason::pocket_heroes
