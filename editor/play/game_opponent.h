// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_opponent.h"

#include <functional>
#include <utility>

namespace stonemason {

/// An opponent in a game of this kind; `Game` is a PlayedGame or derived from one.
template <typename Game>
class GameOpponent : public PlayOpponent {
public:
    using Move = typename Game::Move;
    using PlayOpponent::PlayOpponent;

    /// It is this side's turn at the end of the game: one answer follows, from the event loop. A question
    /// that is still open is forgotten.
    virtual void ask(const Game& game) = 0;
    /// The game is another than before: more moves or fewer, or somebody gave up. Comes before ask().
    virtual void follow(const Game&) {}

    /// Who gets the answers.
    void setAnswered(std::function<void(Move)> answered) { answered_ = std::move(answered); }

protected:
    void answer(Move move) {
        if (answered_) answered_(std::move(move));
    }

private:
    std::function<void(Move)> answered_;
};

} // namespace stonemason
