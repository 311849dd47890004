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

    /// Lets another player move that side; nullptr: nobody but the person at this desk.
    void setOpponent(int player, std::unique_ptr<GameOpponent<Game>> opponent) {
        if (opponent) opponent->setAnswered([this, player](Move move) { take(player, std::move(move)); });
        seat(player, std::move(opponent));
    }

    /// Plays for the person at the desk and lets the opponents go on; false when it is not his turn or the
    /// move is not legal.
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
    Move answer_{}; ///< the last one; of no meaning before that
};

} // namespace stonemason
