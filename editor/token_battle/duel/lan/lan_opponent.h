// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/lan/lan_link.h"
#include "editor/token_battle/duel/opponent.h"

namespace stonemason {

/// A person at another desk: what is played here goes to the link, what the link brings is played here, in
/// the order of the moves, however long the window takes to show one.
class LanOpponent : public Opponent {
public:
    /// @param link in a game; must outlive the opponent
    explicit LanOpponent(LanLink& link, QObject* parent = nullptr);

    void ask(const Game& game) override;
    void withdraw() override { asked_ = false; }
    void follow(const Game& game) override;
    void takeResignation() override { link_.resign(); }

private:
    void answerIfMoved();

    LanLink& link_;
    bool asked_ = false;
    int known_ = 0; ///< moves of the game that was asked about
};

} // namespace stonemason
