// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/check_templates.h"

#include "core/pocket_heroes/template/template_check.h"
#include "editor/cli/console.h"
#include "editor/cli/problem_tally.h"
#include "editor/pocket_heroes/text/template_text.h"

namespace stonemason::pocket_heroes {

FileReport describeTemplate(const std::string& path, const Template& made, const Catalogue& catalogue) {
    ProblemTally problems;
    const auto report = checkTemplate(made, catalogue);
    problems.add(report.unlisted);
    for (const TemplateProblem& problem : report.problems)
        problems.add(problem.severity, [&] {
            return ListedProblem{problem.check, problemHeadline(problem), problemSentence(problem),
                                 Json{{"zones", zonesOf(problem)}, {"links", linksOf(problem)}}};
        });
    Json json{{"path", path}, {"game", catalogue.game}, {"name", made.name}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, made.name, problems, CommandLine::tr("Ready to generate worlds from"),
                        CommandLine::tr("Not ready to generate worlds from")),
            problems.hasErrors() ? exitProblems : exitFine};
}

} // namespace stonemason::pocket_heroes
