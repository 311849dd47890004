// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/turn_keeper.h"
#include "editor/token_battle/duel/duel_document.h"
#include "editor/token_battle/duel/opponent.h"

#include <memory>
#include <optional>

namespace stonemason {

/// The turns of a game of Token Battle.
class DuelPlay : public TurnKeeper {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    DuelPlay(DuelDocument& document, bool going, QObject* parent = nullptr);

    DuelDocument& document() const { return document_; }

    /// Lets somebody else move that side; nullptr: nobody but the person at this desk.
    void setOpponent(int player, std::unique_ptr<Opponent> opponent);
    /// Plays for the person at the desk and lets the opponents go on; false when it is not his turn or the
    /// move is not legal.
    bool play(Move move);
    /// The person at the desk gives up: the only person's side, else the one whose turn it is. In a live game
    /// out of his turn the opponent says when it counts.
    bool canResign() const;
    void resign();

protected:
    void ask(PlayOpponent& opponent) override;
    void follow(PlayOpponent& opponent) override;
    bool playAnswer() override;

private:
    void take(int player, Move move);

    DuelDocument& document_;
    Move answer_; ///< the last one; of no meaning before that
};

} // namespace stonemason
