// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/move_text.h"

namespace stonemason::token_battle {

/// Token Battle as a game of two sides. The rules are a duel, which has the decks in it; positions are undone
/// by a copy. Moves with cards that are not known are in the list, though not legal: a search takes such
/// cards for unknownCard().
struct DuelTraits {
    using Rules = Duel;
    using Position = stonemason::token_battle::Position;
    using Move = stonemason::token_battle::Move;
    using MoveList = stonemason::token_battle::MoveList;
    using Undo = Position;

    static GameState state(const Position& position) { return position.state; }
    static int toMove(const Position& position) { return position.toMove; }
    static int points(const Position& position, int player) { return position.scores[std::size_t(player)]; }
    static MoveList moves(const Duel& duel, const Position& position) { return duel.legalMoves(position); }
    static bool isLegal(const Duel& duel, const Position& position, Move move) {
        return duel.isLegal(position, move);
    }
    static void play(const Duel& duel, Position& position, Move move) { duel.play(position, move); }
    static Position make(const Duel& duel, Position& position, Move move) {
        const Position before = position;
        duel.play(position, move);
        return before;
    }
    static void unmake(const Duel&, Position& position, Move, const Position& before) { position = before; }
    static std::string text(Move move) { return moveText(move); }
    static std::uint64_t hash(const Position& position) { return hashOf(position); }
};
static_assert(TwoPlayerGame<DuelTraits>);

} // namespace stonemason::token_battle
