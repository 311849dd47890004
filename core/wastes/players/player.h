// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/play/player.h"
#include "core/wastes/game/game.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace stonemason::wastes {

/// How a computer player is to play.
struct PlayerOptions {
    std::uint64_t seed = 0; ///< what is left to chance, ties above all, is drawn from it
    int nodes = 0;          ///< positions Hard looks at before a move, 0 for HardNumbers::nodes
};

using Player = PlayerOf<WarTraits>;

/// Easy and Normal (the game's "medium") are the designed player, Hard looks ahead.
std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options);

struct ScoredMove {
    Move move;
    double score = 0;

    bool operator==(const ScoredMove&) const = default;
};

/// The candidate moves of the game's document: the best move of each piece that can move, the highest score
/// first. A piece's moves are tried captures first, then by score; a move after which the piece could be
/// captured in the next turn is skipped unless all are such; then the first one is used. Ties are broken by
/// the order of moves.
std::vector<ScoredMove> designedChoices(const Engine& engine, const Position& position);

/// The computer player as it was designed for the game and never built there (document). Normal takes the
/// choice of the highest score, of equals each is as likely; Easy any of the best
/// DesignedNumbers::easyChoices (decided).
class DesignedPlayer : public Player {
public:
    /// For Easy or Normal.
    DesignedPlayer(PlayerLevel level, std::uint64_t seed) : level_(level), random_(seed) {}
    Move choose(const Engine& engine, const Position& position, std::stop_token stop) override;

private:
    PlayerLevel level_;
    SeededRandom random_;
};

} // namespace stonemason::wastes
