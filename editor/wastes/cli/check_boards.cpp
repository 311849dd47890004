// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/check_boards.h"

#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/problem_tally.h"
#include "editor/wastes/text/wastes_text.h"

namespace stonemason::wastes {

FileReport describeBoard(const std::string& path, const Board& board, const Profile& profile) {
    const ProblemTally problems = tallyOf(runChecks(board, profile), profile);
    Json json{{"path", path},
              {"game", profile.game},
              {"name", board.name},
              {"symmetry", symmetryId(board.symmetry)}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, board.name, problems, CommandLine::tr("Ready to play on"),
                        CommandLine::tr("Not ready to play on")),
            problems.hasErrors() ? exitProblems : exitFine};
}

} // namespace stonemason::wastes
