// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/board.h"

namespace stonemason::token_battle {

std::optional<Token> Board::tokenAt(Square square) const {
    if ((occupied() & bit(square)) == 0) return std::nullopt;
    unsigned bits = 0;
    for (std::size_t i = 0; i < planeCount; ++i)
        bits |= unsigned(planes_[i] >> square & 1U) << i;
    return Token{(bits & 1U) != 0 ? 0 : 1, int(bits >> firstValueBit),
                 TokenKind(bits >> firstKindBit & (tokenKindCount - 1))};
}

} // namespace stonemason::token_battle
