// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"

#include "editor/cli/check_boards.h"
#include "editor/cli/check_decks.h"
#include "editor/cli/check_templates.h"
#include "editor/cli/check_text_maps.h"
#include "editor/cli/check_worlds.h"
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/cli/problem_tally.h"
#include "editor/cli/text_map_input.h"
#include "editor/cli/verb.h"
#include "editor/text/kings_conflict/problem_text.h"

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
    encodingOption,
    gameOption,
};

ProblemTally problemsOf(const Input& input) {
    ProblemTally problems;
    const auto report = runChecks(input.map, *input.game);
    problems.add(report.unlisted);
    for (const kings_conflict::Problem& problem : report.problems)
        problems.add(problem.severity, [&] {
            return ListedProblem{problem.check, problemHeadline(problem, *input.game),
                                 problemReport(problem, *input.game), whereJson(problem.cells)};
        });
    return problems;
}

Json jsonOf(const std::string& path, const Input& input, const ProblemTally& problems) {
    Json json{{"path", path},
              {"game", input.map.game},
              {"name", input.map.info.name},
              {"symmetry", symmetryId(input.map.symmetry)}};
    problems.addTo(json);
    return json;
}

FileReport describe(const std::string& path, const Input& input) {
    const ProblemTally problems = problemsOf(input);
    return {jsonOf(path, input, problems),
            reportBlock(path, input.map.info.name, problems, CommandLine::tr("Ready to submit"),
                        CommandLine::tr("Not ready to submit")),
            problems.hasErrors() ? exitProblems : exitFine};
}

int run(const Arguments& arguments) {
    return reportFiles(arguments, {describe, describeDecks, describeBoard, describeWorld, describeTemplate,
                                   describeTextMap});
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
        "is a deck with six cards in a stack or with a card twice; the others are still checked."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .takes = Takes::Any,
    .run = run,
};

} // namespace stonemason
