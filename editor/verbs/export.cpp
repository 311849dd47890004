// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/text/argument_text.h"
#include "editor/verbs/verbs.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"--to FORMAT [OPTION...] [-o OUT] FILE"};
constexpr std::string_view formats[] = {"code", "forum", "text",     "json",  "png", "svg",  "pdf",
                                        "list", "cards", "markdown", "table", "csv", "html", "phm"};
/// Those that only decks have.
constexpr std::string_view deckFormats[] = {"list", "cards", "markdown", "table", "csv", "html"};

constexpr Option options[] = {
    {.name = "--to",
     .value = "FORMAT",
     .choices = formats,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "What to write: code (to submit to the game's author), forum (a post with name, "
         "credits and code), text (only the blocks, with blank lines between), json (.smap, "
         ".sboard; of a world all it holds, to be read by programs), png (a picture), svg (a "
         "picture that is sharp at any size), pdf (a page, of a map "
         "with hint grids and what the checks say); these three need -o. Of decks: list (a line for each "
         "stack), cards (one card a line), markdown (a list), table (in Markdown), csv, html. Of worlds: phm "
         "(for the game itself, a file for each language)")},
    {.name = "--strict",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Write nothing, with exit status 1, while the map, board or world has errors")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write to this file instead of standard output")},
    asOption,
};

bool isDrawn(std::string_view form) {
    return ExportCall{std::string(form), {}, {}, false}.isDrawn();
}

/// Without -o there is no picture to make but an error to report.
bool draws(const Arguments& arguments) {
    const std::optional<std::string> to = arguments.value("--to");
    return to && isDrawn(*to) && arguments.has("--output");
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const CommandGames& games = call.games();
    const std::optional<std::string> to = arguments.value("--to");
    if (!to) return usageError("export", CommandLine::tr("--to is missing: choose what to write"));
    const ExportCall wanted{*to, arguments.value("--output"), arguments.operands().front(),
                            arguments.has("--strict")};
    if (wanted.isDrawn() && !wanted.output)
        return usageError("export", CommandLine::tr("--to %1 needs -o OUT").arg(QString::fromStdString(*to)));
    if (!games.recognition.prepare(call)) return exitUnusable;
    Result<std::string> bytes = games.recognition.read(call, wanted.path);
    if (!bytes) return complainAbout(wanted.path, bytes.error());
    const auto kind = games.recognition.kindOf(call, wanted.path, *bytes);
    if (!kind) return complainAboutUnknown(call, wanted.path, *bytes);
    const FileVerbs* verbs = games.of(*kind);
    const bool isOfDecks = std::ranges::find(deckFormats, *to) != std::end(deckFormats);
    if (isOfDecks && *kind != DocumentKind::Decks) {
        //: %1 is a file, %2 a form such as csv
        complain(CommandLine::tr("%1: only decks can be written as %2")
                     .arg(pathText(wanted.path), QString::fromStdString(*to)));
        return exitUnusable;
    }
    if (*kind == DocumentKind::Decks && !isOfDecks) verbs = nullptr;
    // Of other kinds, reading them as a map says what they are.
    if (!verbs || !verbs->exportFile) verbs = games.of(DocumentKind::Map);
    return verbs->exportFile(call, wanted, std::move(bytes).value());
}

} // namespace

const Verb exportVerb{
    .name = "export",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Write maps, boards, worlds, decks as code, picture or text"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Writes the map or board, whatever the checks say about it; codes the game does not know are written "
        "as they are. Code, forum post and text are refused, with exit status 2, for what they cannot hold: "
        "a board or hint grid that does not have the game's size, a space, and in code a quote, a backslash "
        "or the end of a code block. A board has no code and no forum post; a world has "
        "neither these nor a text, a map of characters has nothing else. Decks are written as by convert."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = mapInFile,
    .hasFileOptions = true,
    .run = run,
    .draws = draws,
};

} // namespace stonemason
