// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/check_worlds.h"

#include "core/pocket_heroes/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/problem_tally.h"
#include "editor/pocket_heroes/text/world_text.h"

namespace stonemason::pocket_heroes {

namespace {

ProblemTally problemsOf(const World& world, const Catalogue& catalogue) {
    ProblemTally problems;
    const auto report = runChecks(world, catalogue);
    problems.add(report.unlisted);
    for (const Problem& problem : report.problems)
        problems.add(problem.severity, [&] {
            return ListedProblem{problem.check, problemHeadline(problem, catalogue),
                                 problemReport(problem, catalogue), whereJson(problem.cells)};
        });
    return problems;
}

} // namespace

FileReport describeWorld(const std::string& path, const World& world, const Catalogue& catalogue) {
    const ProblemTally problems = problemsOf(world, catalogue);
    const std::string name = shownName(world);
    Json json{{"path", path}, {"game", catalogue.game}, {"name", name}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, name, problems, CommandLine::tr("Ready to play on"),
                        CommandLine::tr("Not ready to play on")),
            problems.hasErrors() ? exitProblems : exitFine};
}

} // namespace stonemason::pocket_heroes
