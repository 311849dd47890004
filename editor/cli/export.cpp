// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/export.h"

#include "core/kings_conflict/check/check.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/text_map/text_map_file.h"
#include "core/wastes/check/check.h"
#include "editor/cli/board_output.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/text_map_input.h"
#include "editor/cli/verb.h"

#include <QFileInfo>

#include <memory>
#include <utility>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"--to FORMAT [OPTION...] [-o OUT] FILE"};
constexpr std::string_view formats[] = {"code", "forum", "text", "json", "png", "svg", "pdf"};

constexpr Option options[] = {
    {.name = "--to",
     .value = "FORMAT",
     .choices = formats,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "What to write: code (to submit to the game's author), forum (a post with name, "
                        "credits and code), text (only the blocks, with blank lines between), json (.smap, "
                        ".sboard; of a world all it holds, to be read by programs), png (a picture), svg (a "
                        "picture that is sharp at any size), pdf (a page, of a map "
                        "with hint grids and what the checks say); the last three need -o")},
    {.name = "--strict",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Write nothing, with exit status 1, while the map, board or world has errors")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write to this file instead of standard output")},
    asOption,
    encodingOption,
    gameOption,
};

/// The form of that name; none for what is drawn, which is no form that is read.
std::optional<kings_conflict::MapFormat> formOf(std::string_view name) {
    for (const kings_conflict::MapFormatEntry& entry : kings_conflict::allMapFormats())
        if (entry.id == name) return entry.format;
    return std::nullopt;
}

/// A map without a name is called after its file.
QString titleOf(const std::string& path) {
    return path == "-" ? CommandLine::tr("Map") : QFileInfo(QString::fromStdString(path)).completeBaseName();
}

/// What a call asks for, and of which file.
struct Export {
    std::string to;
    std::optional<std::string> output;
    std::string path;
    bool strict;
};

int writeDrawn(const std::optional<std::string>& drawn, const Export& wanted) {
    return isDrawn(drawn, wanted.path) ? writeOutput(*wanted.output, *drawn, wanted.path) : exitUnusable;
}

/// What keeps it from being written, whatever it is: errors with --strict, and that it would take the place
/// of a file that holds more. Nothing, or the exit status, with one line on standard error.
std::optional<int> obstacle(const Export& wanted, int errors, bool losesSome) {
    if (wanted.strict && errors > 0) {
        complain(CommandLine::tr("%1: nothing written, --strict and errors: %2")
                     .arg(pathText(wanted.path), QString::number(errors)));
        return exitProblems;
    }
    if (!wanted.output || !isSameFile(wanted.path, *wanted.output) || !losesSome) return std::nullopt;
    complain(
        CommandLine::tr(
            "%1: nothing is written, because this form would overwrite the file and cannot hold all of it")
            .arg(pathText(wanted.path)));
    return exitUnusable;
}

int exportMap(const Export& wanted, const MapInput& maps, std::string_view bytes, DrawMap draw) {
    const Result<Input> input = maps.parse(bytes);
    if (!input) return complainAboutMap(wanted.path, input.error(), maps, bytes);
    const std::optional<kings_conflict::MapFormat> form = formOf(wanted.to);
    const int errors = wanted.strict ? runChecks(input->map, *input->game).count(Severity::Error) : 0;
    const bool losesSome = !form || !lostIn(*form, input->map, *input->game).empty();
    if (const auto status = obstacle(wanted, errors, losesSome)) return *status;
    if (!form) return writeDrawn(draw(*input, wanted.to, titleOf(wanted.path)), wanted);
    return writeMade(writeMap(input->map, *input->game, *form), wanted.path, *input,
                     wanted.output.value_or("-"));
}

/// The form of a board of that name; none for what is drawn, and for what only maps have.
std::optional<BoardFormat> boardFormatOf(std::string_view name) {
    if (name == "json") return BoardFormat::Sboard;
    if (name == "text") return BoardFormat::Rows;
    return std::nullopt;
}

int exportBoard(const Export& wanted, std::string_view bytes, DrawBoard draw) {
    const std::optional<BoardFormat> form = boardFormatOf(wanted.to);
    if (!form && (formOf(wanted.to) || !draw)) {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a board cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return exitUnusable;
    const Result<wastes::Board> board = input->parse(bytes);
    if (!board) return complainAbout(wanted.path, board.error());
    const int errors = wanted.strict ? runChecks(*board, input->profile()).count(Severity::Error) : 0;
    const bool losesSome = !form || !holdsAll(*form, *board);
    if (const auto status = obstacle(wanted, errors, losesSome)) return *status;
    if (!form) return writeDrawn(draw(*board, input->profile(), wanted.to, titleOf(wanted.path)), wanted);
    return writeBoard(*board, *input, *form, wanted.path, wanted.output.value_or("-"));
}

/// @param bytes the file, which is let go once it has been read
int exportWorld(const Export& wanted, std::string bytes, DrawWorld draw) {
    const bool isPicture = !formOf(wanted.to) && draw;
    if (wanted.to != "json" && !isPicture) {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a world cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const std::optional<WorldInput> input = WorldInput::load();
    if (!input) return exitUnusable;
    Result<pocket_heroes::World> world = pocket_heroes::readWorld(bytes);
    if (!world) return complainAbout(wanted.path, world.error());
    bytes = std::string();
    const int errors = wanted.strict ? runChecks(*world, input->catalogue()).count(Severity::Error) : 0;
    if (const auto status = obstacle(wanted, errors, true)) return *status;
    if (isPicture)
        return writeDrawn(draw(*world, input->catalogue(), wanted.to, titleOf(wanted.path)), wanted);
    auto kept = std::make_shared<const pocket_heroes::World>(std::move(world).value());
    return writeOutput(wanted.output.value_or("-"), pocket_heroes::worldJsonContent(std::move(kept)),
                       wanted.path);
}

int exportTextMap(const Export& wanted, std::string_view bytes, std::optional<text_map::Charset> charset) {
    if (wanted.to != "text") {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a map of characters cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const Result<text_map::TextMap> map = text_map::readTextMap(bytes, charset);
    if (!map) return complainAbout(wanted.path, map.error());
    return writeOutput(wanted.output.value_or("-"), text_map::writeTextMap(*map), wanted.path);
}

/// Without -o there is no picture to make but an error to report.
bool draws(const Arguments& arguments) {
    const std::optional<std::string> to = arguments.value("--to");
    return to && !formOf(*to) && arguments.has("--output");
}

int run(const Arguments& arguments) {
    return exportFile(arguments, {});
}

} // namespace

bool isDrawn(const std::optional<std::string>& drawn, const std::string& path) {
    if (!drawn)
        complain(CommandLine::tr("%1: there is not enough memory for the picture").arg(pathText(path)));
    return drawn.has_value();
}

int exportFile(const Arguments& arguments, const Drawers& drawers) {
    const std::optional<std::string> to = arguments.value("--to");
    if (!to) return usageError("export", CommandLine::tr("--to is missing: choose what to write"));
    const Export wanted{*to, arguments.value("--output"), arguments.operands().front(),
                        arguments.has("--strict")};
    if (!formOf(*to) && !wanted.output)
        return usageError("export", CommandLine::tr("--to %1 needs -o OUT").arg(QString::fromStdString(*to)));
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    Result<std::string> bytes = readFileOfAnyKind(arguments, wanted.path);
    if (!bytes) return complainAbout(wanted.path, bytes.error(), maps->vocabulary());
    const auto kind = maps->kindOf(wanted.path, *bytes);
    if (!kind) return complainAboutUnknown(wanted.path, *maps, *bytes);
    if (kind == DocumentKind::Board) return exportBoard(wanted, *bytes, drawers.board);
    if (kind == DocumentKind::World) return exportWorld(wanted, std::move(bytes).value(), drawers.world);
    if (kind == DocumentKind::TextMap) return exportTextMap(wanted, *bytes, charsetAsked(arguments));
    return exportMap(wanted, *maps, *bytes, drawers.map);
}

const Verb exportVerb{
    .name = "export",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Write a map, board or world as code, picture, PDF or JSON"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Writes the map or board, whatever the checks say about it; codes the game does not know are written "
        "as they are. Code, forum post and text are refused, with exit status 2, for what they cannot hold: "
        "a board or hint grid that does not have the game's size, a space, and in code a quote, a backslash "
        "or the end of a code block. A board of War in the Wastes has no code and no forum post; a world has "
        "neither these nor a text, a map of characters has nothing else."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .run = run,
    .draws = draws,
    .runDrawing = exportFile,
};

} // namespace stonemason
