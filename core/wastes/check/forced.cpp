// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/checks.h"
#include "core/wastes/game/move_text.h"
#include "core/wastes/players/forced_win.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// forced/win: side that can force it, moves of both it takes, the moves as shownMove() has them
/// forced/short: moves that were looked ahead, moves that it was to be
constexpr std::string_view forcedMessages[]{"forced/win", "forced/short"};

void runForced(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    const Position start = checked.engine->start();
    if (!start.running()) return;
    int whole = 0;
    const auto win = forcedWin(*checked.engine, start, forcedPlies, mostForcedNodes, &whole);
    if (!win) {
        if (whole < forcedPlies)
            problems.push_back({forcedCheck.id, Severity::Note, {"forced/short", {whole, forcedPlies}}});
        return;
    }
    std::string line;
    std::vector<Cell> cells;
    for (const Move move : win->line) {
        line += (line.empty() ? "" : " ") + shownMove(move);
        for (const Square square : {move.from, move.to})
            if (std::ranges::find(cells, cellOf(square)) == cells.end()) cells.push_back(cellOf(square));
    }
    problems.push_back({forcedCheck.id,
                        Severity::Warning,
                        {"forced/win", {sideArgument(win->winner), int(win->line.size()), line}},
                        cells});
}

} // namespace

constinit const Check forcedCheck{"forced", runForced, forcedMessages};

} // namespace stonemason::wastes
