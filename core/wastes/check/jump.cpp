// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/jump_edit.h"
#include "core/wastes/check/checks.h"

#include <set>

namespace stonemason::wastes {

namespace {

/// jump/impossible: entries
constexpr std::string_view jumpMessages[]{"jump/impossible"};

/// board-fix/remove-jumps: entries
constexpr std::string_view jumpFixes[]{"board-fix/remove-jumps"};

/// Nothing jumps by them, nor would without their ban: a slip of whoever wrote the file.
void runJump(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    std::set<Cell> cells;
    int count = 0;
    for (const std::vector<Jump>* list : {&board.jumps.extra, &board.jumps.forbidden})
        for (const Jump& jump : *list) {
            if (faultOf(board, jump) == JumpFault::None) continue;
            ++count;
            for (const Cell cell : {jump.from, jump.to})
                if (board.tiles.contains(cell)) cells.insert(cell);
        }
    if (count == 0) return;
    problems.push_back({jumpCheck.id,
                        Severity::Warning,
                        {"jump/impossible", {count}},
                        {cells.begin(), cells.end()},
                        {{{"board-fix/remove-jumps", {count}}, RemoveImpossibleJumps{}}}});
}

} // namespace

constinit const Check jumpCheck{"jump", runJump, jumpMessages, jumpFixes};

} // namespace stonemason::wastes
