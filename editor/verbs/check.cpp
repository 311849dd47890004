// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/game_cli.h"
#include "editor/verbs/verbs.h"

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--json] [--as KIND] [--game ID] FILE..."};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Print the report as JSON, for programs; cells are [row, column] from 0, top left; stacks and slots "
         "count from 1, slot 1 is the top; bytes of a path that are not UTF-8 come as U+FFFD; unlisted "
         "counts "
         "the problems beyond the 1000 worst, which are listed")},
    asOption,
};

int run(CommandCall& call) {
    return reportFiles(call, [&call](const auto& path, std::string_view bytes, auto kind) {
        const Recognition& recognition = call.games().recognition;
        const FileVerbs* verbs = kind ? call.games().of(*kind) : nullptr;
        if (verbs && verbs->check) return verbs->check(call, path, bytes);
        const auto other = otherKind(call, path, bytes, kind);
        return other ? *other
                     : unusableFile(path, recognition.unknownText(call, bytes),
                                    recognition.asHint(call, bytes));
    });
}

} // namespace

const Verb checkVerb{
    .name = "check",
    .synopsis = synopsis,
    .summary =
        QT_TRANSLATE_NOOP("CommandLine", "Say what is wrong with maps, decks, boards, worlds, templates"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Runs every check on every map, deck, board, world and template and lists what they found, errors "
        "first. A map "
        "without errors is ready to submit, all else is ready to play; of a map of characters it says which "
        "signs mean nothing and which rows end early. The 1000 worst problems of a "
        "file are listed, the others counted. A file that cannot be read is named on standard error, and so "
        "is a deck of sets or JSON with six cards in a stack or with a card twice; the others are still "
        "checked."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .file = anythingInFile,
    .hasFileOptions = true,
    .run = run,
};

} // namespace stonemason
