// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/position.h"

namespace stonemason {

std::optional<int> Position::winner() const {
    if (state == DuelState::FirstWon) return 0;
    if (state == DuelState::SecondWon) return 1;
    return std::nullopt;
}

std::optional<Token> Position::tokenAt(Square square) const {
    const Squares here = bit(square);
    if ((occupied() & here) == 0) return std::nullopt;
    Token token{(owned[1] & here) != 0 ? 1 : 0, 0, TokenKind::Plain};
    for (std::size_t i = 0; i < valueBits.size(); ++i)
        if ((valueBits[i] & here) != 0) token.value |= 1 << i;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if ((kinds[i] & here) != 0) token.kind = TokenKind(i);
    return token;
}

Squares Position::worthBelow(int limit) const {
    Squares below = 0;
    Squares equalSoFar = occupied();
    for (int i = valueBitCount - 1; i >= 0; --i) {
        const Squares board = valueBits[std::size_t(i)];
        if ((unsigned(limit) >> unsigned(i) & 1U) != 0) {
            below |= equalSoFar & ~board;
            equalSoFar &= board;
        } else {
            equalSoFar &= ~board;
        }
    }
    return below;
}

} // namespace stonemason
