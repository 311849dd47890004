// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/move_text.h"

namespace stonemason::token_battle {

std::string moveText(Move move) {
    const Cell cell = cellOf(move.square);
    return {char('1' + move.stack), char('a' + cell.column), char('1' + cell.row)};
}

std::optional<Move> moveFromText(std::string_view text) {
    if (text.size() != 3) return std::nullopt;
    const int stack = text[0] - '1';
    const Square square = squareOf({text[2] - '1', text[1] - 'a'});
    if (stack < 0 || stack >= stackCount || square == noSquare) return std::nullopt;
    return Move{std::uint8_t(stack), square};
}

} // namespace stonemason::token_battle
