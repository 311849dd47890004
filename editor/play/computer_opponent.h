// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/play/game_opponent.h"

namespace stonemason {

/// A computer player, thinking on a thread of its own.
template <typename Game>
class ComputerOpponent : public GameOpponent<Game> {
public:
    using Move = typename Game::Move;
    /// Finds the move of the player to move; after a stop request it returns soon with any move.
    using Thought = std::function<Move(const std::stop_token&)>;
    /// What thinks about the last position of a game, with copies of all that it needs and nothing that the
    /// player may not know. The same game is to bring the same move, however often moves were undone.
    using Mind = std::function<Thought(const Game&)>;

    explicit ComputerOpponent(Mind mind, QObject* parent = nullptr)
        : GameOpponent<Game>(parent)
        , mind_(std::move(mind))
        , thinking_(*this, [this](Move move) { this->answer(std::move(move)); }) {}

    void ask(const Game& game) override { thinking_.restart(mind_(game)); }
    void withdraw() override { thinking_.drop(); }

private:
    Mind mind_;
    LatestTask<Move> thinking_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
