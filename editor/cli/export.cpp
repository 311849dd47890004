// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/export.h"

#include "core/kings_conflict/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/verb.h"

#include <QFileInfo>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"--to FORMAT [--strict] [--game ID] [-o OUT] FILE"};
constexpr std::string_view formats[] = {"code", "forum", "text", "json", "png", "svg", "pdf"};

constexpr Option options[] = {
    {.name = "--to",
     .value = "FORMAT",
     .choices = formats,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "What to write: code (to submit to the game's author), forum (a post: name, "
                        "credits and the code), text (bare blocks, one blank line between), json (.smap), "
                        "png (a picture), svg (the same as lines and areas), pdf (a sheet of "
                        "paper with terrain, hint grids and what the checks say); the last three need "
                        "-o")},
    {.name = "--strict",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write nothing, with exit status 1, while the map has errors")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write to this file instead of standard output")},
    gameOption,
};

/// The form of that name; none for what is drawn, which is no form that is read.
std::optional<MapFormat> formOf(std::string_view name) {
    for (const MapFormatEntry& entry : allMapFormats())
        if (entry.id == name) return entry.format;
    return std::nullopt;
}

/// A map without a name is called after its file.
QString titleOf(const std::string& path) {
    return path == "-" ? CommandLine::tr("Map") : QFileInfo(QString::fromStdString(path)).completeBaseName();
}

int writeDrawn(const std::optional<std::string>& drawn, const std::string& path, const std::string& output) {
    if (drawn) return writeOutput(output, *drawn, path);
    complain(CommandLine::tr("%1: there is not enough memory for the picture").arg(pathText(path)));
    return exitUnusable;
}

bool losesSome(std::optional<MapFormat> form, const Input& input) {
    return !form || !lostIn(*form, input.map, *input.game).empty();
}

/// Without -o there is no picture to make but something to say.
bool draws(const Arguments& arguments) {
    const std::optional<std::string> to = arguments.value("--to");
    return to && !formOf(*to) && arguments.has("--output");
}

int run(const Arguments& arguments) {
    return exportMap(arguments, nullptr);
}

} // namespace

int exportMap(const Arguments& arguments, DrawMap draw) {
    const std::optional<std::string> to = arguments.value("--to");
    if (!to) return usageError("export", CommandLine::tr("--to is missing: choose what to write"));
    const std::optional<MapFormat> form = formOf(*to);
    const std::optional<std::string> output = arguments.value("--output");
    if (!form && !output)
        return usageError("export", CommandLine::tr("--to %1 needs -o OUT").arg(QString::fromStdString(*to)));

    const std::string& path = arguments.operands().front();
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->game());
    if (arguments.has("--strict")) {
        const int errors = runChecks(input->map, *input->game).count(Severity::Error);
        if (errors > 0) {
            complain(CommandLine::tr("%1: nothing written, --strict and errors: %2")
                         .arg(pathText(path), QString::number(errors)));
            return exitProblems;
        }
    }
    if (output && isSameFile(path, *output) && losesSome(form, *input)) {
        complain(
            CommandLine::tr("%1: nothing is written, since this form cannot hold all of the map and would "
                            "take its place")
                .arg(pathText(path)));
        return exitUnusable;
    }
    if (!form) return writeDrawn(draw(*input, *to, titleOf(path)), path, *output);
    return writeMade(writeMap(input->map, *input->game, *form), path, *input, output.value_or("-"));
}

const Verb exportVerb{
    .name = "export",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Write a map as code, forum post, text, JSON, picture, PDF"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Writes the map in the form asked for, whatever the checks say about it; codes the game does not "
        "know "
        "are written as they are. Code, forum post and text are refused, with exit status 2, only for what "
        "they cannot hold: a board or hint grid that is not of the game's size, a space, and where it would "
        "break the code a quote, a backslash or the end of a code block."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .run = run,
    .draws = draws,
};

} // namespace stonemason
