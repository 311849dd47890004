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
std::vector<Problem> runJump(const CheckedBoard& checked) {
    const Board& board = checked.board;
    Board without = board;
    std::set<Cell> cells;
    for (std::vector<Jump>* list : {&without.jumps.extra, &without.jumps.forbidden})
        std::erase_if(*list, [&](const Jump& jump) {
            if (faultOf(board, jump) == JumpFault::None) return false;
            for (const Cell cell : {jump.from, jump.to})
                if (board.tiles.contains(cell)) cells.insert(cell);
            return true;
        });
    const int count = countOf(board.jumps) - countOf(without.jumps);
    if (count == 0) return {};
    return {{jumpCheck.id,
             Severity::Warning,
             {"jump/impossible", {count}},
             {cells.begin(), cells.end()},
             {{{"board-fix/remove-jumps", {count}}, editBetween(board, without)}}}};
}

} // namespace

constinit const Check jumpCheck{"jump", runJump, jumpMessages, jumpFixes};

} // namespace stonemason::wastes
