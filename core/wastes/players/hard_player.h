// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/wastes/players/player.h"

namespace stonemason::wastes {

/// Looks ahead by Search until its node budget is used up.
class HardPlayer : public Player {
public:
    explicit HardPlayer(const PlayerOptions& options) : options_(options), random_(options.seed) {}
    Move choose(const Engine& engine, const Position& position, std::stop_token stop) override;

private:
    PlayerOptions options_;
    SeededRandom random_;
};

} // namespace stonemason::wastes
