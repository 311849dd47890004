// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

namespace stonemason {

enum class PlayerLevel : std::uint8_t { Easy, Normal, Hard };

/// "easy", "normal", "hard".
std::string_view playerLevelId(PlayerLevel level);
std::optional<PlayerLevel> playerLevelFromId(std::string_view id);

/// How a computer player is to play.
struct PlayerOptions {
    std::uint64_t seed = 0; ///< what is left to chance, ties above all, is drawn from it
    int nodes = 0;          ///< positions Hard looks at before a move, 0 for PlayerRules::nodes
    bool openDecks = false; ///< Hard knows the opponent's deck as its own; the others never look at it
};

/// A computer player of one game. Looks at no more of a position than Knowledge allows. Same options, same
/// positions, same moves, on every machine.
class Player {
public:
    virtual ~Player() = default;
    /// The move for the player whose turn it is; the game must run. Told to stop, it returns soon with the
    /// best move so far.
    virtual Move choose(const Duel& duel, const Position& position, std::stop_token stop = {}) = 0;
};

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options);

/// The seed of one side's player in a game with this seed, so that the two draw different numbers.
std::uint64_t playerSeed(std::uint64_t gameSeed, int player);

} // namespace stonemason
