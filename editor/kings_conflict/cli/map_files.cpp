// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cli/map_files.h"

#include "core/kings_conflict/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/problem_tally.h"
#include "editor/kings_conflict/cli/draw_map.h"
#include "editor/kings_conflict/cli/map_input.h"
#include "editor/kings_conflict/text/problem_text.h"
#include "editor/text/error_text.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return unloadedFile(path);
    const Result<Input> input = maps->parse(bytes);
    if (!input)
        return unusableFile(path, errorText(input.error(), maps->vocabulary()), maps->doubtAbout(bytes));
    const ProblemTally problems = tallyOf(runChecks(input->map, *input->game), *input->game);
    Json json{{"path", path},
              {"game", input->map.game},
              {"name", input->map.info.name},
              {"symmetry", symmetryId(input->map.symmetry)}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, input->map.info.name, problems, CommandLine::tr("Ready to submit"),
                        CommandLine::tr("Not ready to submit")),
            problems.hasErrors() ? exitProblems : exitFine};
}

bool hasName(const std::string& name) {
    return mapFormatForName(name).has_value();
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    const std::optional<MapFormat> format = mapFormatForName(to);
    if (!format)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .smap, .as or .txt; the ending decides the form")
                .arg(pathText(from), shown(to)));
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->parse(bytes);
    if (!input) return complainAboutMap(from, input.error(), *maps, bytes);
    return keepMapAs(*format, from, *input, to);
}

/// The form of that name; none for what is drawn, which is no form that is read.
std::optional<MapFormat> formOf(std::string_view name) {
    for (const MapFormatEntry& entry : allMapFormats())
        if (entry.id == name) return entry.format;
    return std::nullopt;
}

int exportMap(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->parse(bytes);
    if (!input) return complainAboutMap(wanted.path, input.error(), *maps, bytes);
    const std::optional<MapFormat> form = formOf(wanted.to);
    const int errors = wanted.strict ? runChecks(input->map, *input->game).count(Severity::Error) : 0;
    const bool losesSome = !form || !lostIn(*form, input->map, *input->game).empty();
    if (const auto status = exportObstacle(wanted, errors, losesSome)) return *status;
    if (!form) {
        const auto draw = call.drawers().find<DrawMap>();
        return writeDrawn(draw(input->map, *input->game, wanted.to, titleOf(wanted.path)), wanted);
    }
    return writeMade(writeMap(input->map, *input->game, *form), wanted.path, *input,
                     wanted.output.value_or("-"));
}

std::optional<AmbushGround> ground(CommandCall& call, const std::string& path, std::string_view bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return std::nullopt;
    const Result<Input> input = maps->parse(bytes);
    if (!input) {
        complainAboutMap(path, input.error(), *maps, bytes);
        return std::nullopt;
    }
    const GameProfile& game = *input->game;
    const Grid<Code>& terrain = input->map.terrain();
    const std::optional<std::string> wanted = call.arguments().value("--mover");
    if (game.movers.empty() && !wanted)
        return AmbushGround{
            bitGridOf(terrain.size(), [&](Cell cell) { return game.tile(terrain[cell]) != nullptr; }),
            {CommandLine::tr("This game has no units, so every tile counts as a way.")}};
    if (game.movers.empty()) {
        complain(CommandLine::tr("%1: the game has no units, so there is nothing for --mover to choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto mover = wanted ? std::ranges::find(game.movers, *wanted, &Mover::id) : game.movers.begin();
    if (mover == game.movers.end()) {
        QStringList known;
        for (const Mover& each : game.movers)
            known << shown(each.id);
        complain(CommandLine::tr("%1: the game has no unit \"%2\"; choose one of %3")
                     .arg(pathText(path), shown(wanted.value_or(std::string())),
                          known.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    const int index = int(mover - game.movers.begin());
    return AmbushGround{
        bitGridOf(terrain.size(), [&](Cell cell) { return game.mayEnter(index, terrain[cell]); }), {}};
}

} // namespace

const FileVerbs mapVerbs{
    .kind = DocumentKind::Map,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .exportFile = exportMap,
    .ground = ground,
};

} // namespace stonemason::kings_conflict
