// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/output.h"
#include "editor/verbs/verbs.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--to FORM] [--as KIND] [--game ID] FILE OUT"};

constexpr std::string_view forms[] = {"sdeck",    "sets",  "old-sets", "list", "cards",
                                      "markdown", "table", "csv",      "html"};

constexpr Option options[] = {
    {.name = "--to",
     .value = "FORM",
     .choices = forms,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "The form to write decks in: sdeck (JSON, keeps everything), sets (of the "
         "game, with names), old-sets (without), list (for a forum, a line for each stack), cards (one card "
         "a line), markdown (a list), table (in Markdown), csv or html")},
    asOption,
};

/// The kind that the call asks for, whatever the file looks like; nullptr: its content decides.
const FileVerbs* askedFor(const CommandCall& call, const std::string& to) {
    for (const GameCli* game : call.games().all)
        for (const FileVerbs* verbs : game->files)
            if (verbs->isAskedFor && verbs->isAskedFor(call.arguments(), to)) return verbs;
    return nullptr;
}

bool isNameOfAny(const CommandGames& games, const std::string& to) {
    return std::ranges::any_of(games.all, [&to](const GameCli* game) {
        return std::ranges::any_of(
            game->files, [&to](const FileVerbs* verbs) { return verbs->hasName && verbs->hasName(to); });
    });
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const CommandGames& games = call.games();
    const std::string& from = arguments.operands()[0];
    const std::string to = outputNamed(arguments.operands()[1]);
    const FileVerbs* asked = askedFor(call, to);
    const auto refuse = [&] {
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr(
                "%1: \"%2\" must end in .smap, .as, .txt, .sdeck, .md, .csv, .html, "
                ".sboard, .hmm, .phm, .ztemplate, .json or .map, or --to must name a form of decks")
                .arg(pathText(from), shown(arguments.operands()[1])));
    };
    const bool isNamed = asked || isNameOfAny(games, to);
    if (!isNamed && !hasEndingOf(from, to)) return refuse();
    const Result<std::string> bytes = games.recognition.read(call, from);
    if (!bytes) return complainAbout(from, bytes.error());
    if (asked) return asked->convert(call, from, *bytes, to);
    if (!games.recognition.prepare(call)) return exitUnusable;
    const auto kind = games.recognition.kindOf(call, from, *bytes);
    if (!kind) return complainAboutUnknown(call, from, *bytes);
    const FileVerbs* verbs = games.of(*kind);
    if (!isNamed && !verbs->keepsEnding) return refuse();
    if (verbs->convert) return verbs->convert(call, from, *bytes, to);
    //: %1 is a file, %2 a sentence
    complain(CommandLine::tr("%1: %2").arg(pathText(from), verbs->whyNot(*bytes)));
    return exitUnusable;
}

} // namespace

const Verb convertVerb{
    .name = "convert",
    .synopsis = synopsis,
    .summary =
        QT_TRANSLATE_NOOP("CommandLine", "Write maps, decks, boards, worlds, templates in another form"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Finds out from its content what FILE holds. A map takes its form from the ending of OUT: .smap "
        "(JSON, keeps everything), .as (the code for submission) or .txt (only the blocks). Code and text "
        "hold no name, author, description, licence or symmetry, and no codes the game does not know (export "
        "writes them). Decks take their form from --to or from the ending of OUT: .sdeck, .txt (sets of "
        "the game), .md, .csv or .html (a table with a column for each stack); - is standard output. A deck "
        "of sets or JSON with six cards in a stack, or with a card twice, is left "
        "out and named, and the exit status is 2. Words of a list that name no card, or one for which the "
        "deck has no place, cost no more than themselves: "
        "they are named with their places and the nearest cards, kept by .sdeck and lists and left out "
        "elsewhere, and the exit status is 2. In a user file of the game the sets are replaced and "
        "everything else stays as it is. What a form cannot hold is named on standard error. A board is "
        "written to .sboard (keeps everything) or .txt (only rows of tiles); from the record of a game on a "
        "board (.swar) the board is written, to .sboard. A world is written to .hmm, in the version it has "
        "and "
        "byte for byte as it was: that tells whether all of it can be read. A template of worlds is written "
        "to .ztemplate (keeps "
        "everything), .json (as the generator reads it) or .txt (its old text form). A map of characters is "
        "written to .txt, .map or the ending of its own file, byte for byte as it was: that tells whether "
        "all of it can be read."),
    .options = options,
    .fewestOperands = 2,
    .mostOperands = 2,
    .file = anythingInFile,
    .hasFileOptions = true,
    .run = run,
};

} // namespace stonemason
