// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/token_battle/duel/players/player.h"

namespace stonemason::token_battle {

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

} // namespace stonemason::token_battle
