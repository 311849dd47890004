// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/play/player.h"
#include "core/token_battle/duel/game.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

namespace stonemason::token_battle {

/// How a computer player is to play.
struct PlayerOptions {
    std::uint64_t seed = 0; ///< what is left to chance, ties above all, is drawn from it
    int nodes = 0;          ///< positions Hard looks at before a move, 0 for PlayerRules::nodes
    bool openDecks = false; ///< Hard knows the opponent's deck as its own; the others never look at it
};

/// A computer player of Token Battle. Uses only the parts of a position that Knowledge allows.
using Player = PlayerOf<DuelTraits>;

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options);

/// Takes the move of the highest immediateWorth(), less a random 0 to PlayerRules::doubt (source).
class EasyPlayer : public Player {
public:
    explicit EasyPlayer(std::uint64_t seed) : random_(seed) {}
    Move choose(const Duel& duel, const Position& position, std::stop_token stop) override;

private:
    SeededRandom random_;
};

/// Takes the move that NormalJudge values most.
class NormalPlayer : public Player {
public:
    explicit NormalPlayer(std::uint64_t seed) : random_(seed) {}
    Move choose(const Duel& duel, const Position& position, std::stop_token stop) override;

private:
    SeededRandom random_;
};

/// The level and options of a computer player, without its seed.
struct ComputerPlayer {
    PlayerLevel level = PlayerLevel::Normal;
    int nodes = 0;          ///< see PlayerOptions
    bool openDecks = false; ///< likewise

    bool operator==(const ComputerPlayer&) const = default;
};

using Contestants = ContestantsOf<DuelTraits>;

/// The players of the game of a seed, each with numbers of his own to draw from.
Contestants contestantsOf(const std::array<ComputerPlayer, playerCount>& players, std::uint64_t gameSeed);

/// Lets the players play a game to its end. Returns false when stopped before it.
bool playOut(Game& game, const Contestants& players, const std::stop_token& stop = {});

} // namespace stonemason::token_battle
