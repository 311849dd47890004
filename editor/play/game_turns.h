// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_opponent.h"
#include "editor/play/turn_manager.h"

namespace stonemason {

/// The turns of a game in a tab; `DocumentType` is derived from a GameDocument of a `Game`.
template <typename DocumentType, typename Game>
class GameTurns : public TurnManager {
public:
    using Move = typename Game::Move;

    GameTurns(DocumentType& document, bool going, QObject* parent)
        : TurnManager(document, going, parent), document_(document) {}

    DocumentType& document() const { return document_; }

    /// Sets the opponent that moves that side; nullptr: the local player moves it.
    void setOpponent(int player, std::unique_ptr<GameOpponent<Game>> opponent) {
        if (opponent) opponent->setAnswered([this, player](Move move) { take(player, std::move(move)); });
        seat(player, std::move(opponent));
    }

    /// Plays a move of the local player and continues the opponents; false if it is another player's turn or
    /// the move is illegal.
    bool play(Move move) {
        if (!canMove() || !document_.play(std::move(move))) return false;
        notePersonMoved();
        return true;
    }

protected:
    void ask(PlayOpponent& opponent) override {
        static_cast<GameOpponent<Game>&>(opponent).ask(document_.game());
    }
    void follow(PlayOpponent& opponent) override {
        static_cast<GameOpponent<Game>&>(opponent).follow(document_.game());
    }
    bool playAnswer() override { return document_.answer(answer_); }

private:
    void take(int player, Move move) {
        if (!isAsked(player)) return;
        answer_ = std::move(move);
        noteAnswer();
    }

    DocumentType& document_;
    Move answer_{}; ///< the last one; undefined before that
};

} // namespace stonemason
