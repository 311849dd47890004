// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/position.h"

#include "core/base/fingerprint.h"

namespace stonemason::token_battle {

namespace {

void add(Fingerprint& mark, const PlayedCards& played) {
    // Adding a member fails to compile here: the bindings must name all members.
    const auto& [all, pushes, flips] = played;
    mark.add(all).add(pushes).add(flips);
}

void add(Fingerprint& mark, const Hand& hand) {
    const auto& [top, seen] = hand;
    for (std::size_t stack = 0; stack < top.size(); ++stack)
        mark.add(top[stack]).add(seen[stack]);
}

} // namespace

std::uint64_t hashOf(const Position& position) {
    Fingerprint mark;
    for (const Squares plane : position.planes())
        mark.add(plane);
    for (std::size_t player = 0; player < playerCount; ++player) {
        mark.add(position.scores[player]).add(position.yields[player]);
        mark.add(position.boosts[player]).add(position.extraMoves[player]);
        add(mark, position.played[player]);
        add(mark, position.hands[player]);
    }
    mark.add(position.moves).add(position.lastPlaced).add(position.toMove).add(int(position.state));
    return mark.number();
}

std::optional<Token> Board::tokenAt(Square square) const {
    if ((occupied() & bit(square)) == 0) return std::nullopt;
    unsigned bits = 0;
    for (std::size_t i = 0; i < planeCount; ++i)
        bits |= unsigned(planes_[i] >> square & 1U) << i;
    return Token{(bits & 1U) != 0 ? 0 : 1, int(bits >> firstValueBit),
                 TokenKind(bits >> firstKindBit & (tokenKindCount - 1))};
}

} // namespace stonemason::token_battle
