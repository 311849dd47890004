// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/check_worlds.h"

#include "core/pocket_heroes/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/problem_tally.h"
#include "editor/pocket_heroes/text/world_text.h"

namespace stonemason::pocket_heroes {

FileReport describeWorld(const std::string& path, const World& world, const Catalogue& catalogue) {
    const ProblemTally problems = tallyOf(runChecks(world, catalogue), catalogue);
    const std::string name = shownName(world);
    Json json{{"path", path}, {"game", catalogue.game}, {"name", name}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, name, problems, CommandLine::tr("Ready to play on"),
                        CommandLine::tr("Not ready to play on")),
            problems.hasErrors() ? exitProblems : exitFine};
}

} // namespace stonemason::pocket_heroes
