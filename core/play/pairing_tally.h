// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/play/schedule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace stonemason {

/// The outcomes of games for one player.
struct Outcomes {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    /// A win counts 2, a draw 1.
    std::int64_t halfPoints() const { return 2 * wins + draws; }
    void add(GameResult result);
    Outcomes& operator+=(const Outcomes& other);
    bool operator==(const Outcomes&) const = default;
};

/// The same games as the opponent sees them.
Outcomes turned(const Outcomes& outcomes);

/// A whole number for each unit, added up.
struct Sums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value);
    Sums& operator+=(const Sums& other);
    bool operator==(const Sums&) const = default;
};

/// The number of possible scores of a player in a unit of two games, in half points: 0 to 4.
inline constexpr std::size_t unitResults = 5;

/// One game as one side sees it: how it ended, and its points where the game counts any, 0 to 65,535.
struct SideResult {
    GameResult result = GameResult::Draw;
    int points = 0;

    bool operator==(const SideResult&) const = default;
};

/// One game: its sides, the one that moved first before the other, and the moves of both.
struct GameScore {
    std::array<SideResult, 2> sides{};
    int moves = 0; ///< at most 65,535

    bool operator==(const GameScore&) const = default;
};

/// Units of one pairing by half points of its first: 0 to 4.
using UnitCounts = std::array<std::int64_t, unitResults>;

/// The results of the units of one pairing, in whole numbers: independent of the order in which they were
/// added.
struct PairingTally {
    UnitCounts units{};           ///< by half points of the first of the two
    Outcomes movingFirst;         ///< of the first, in games in which it moved first
    Outcomes movingSecond;        ///< and in the others
    std::array<Sums, 2> points{}; ///< of the first and the second, by unit
    std::int64_t moves = 0;       ///< of both sides in all games

    std::int64_t unitCount() const;
    Outcomes outcomes() const;
    /// Adds a unit: a game in which the pairing's first moved first, and one in which it moved second.
    void add(const GameScore& one, const GameScore& other);
    PairingTally& operator+=(const PairingTally& other);
    bool operator==(const PairingTally&) const = default;
};

/// The points of a side fit 16 bits, so a unit brings nobody more than twice that.
inline constexpr std::int64_t mostPointsOfUnit = 2 * std::int64_t{65'535};

/// The largest sum of squares that a shard may contain: the total over all shards, plus as much again from
/// playing on, fits 63 bits. A quarter of a billion of the most extreme units stay below; more was never
/// played.
std::int64_t mostSquaresOf(Shard shard);

/// Whether `count` numbers between -most and most can have this sum and this sum of squares.
bool arePossible(const Sums& sums, std::int64_t count, std::int64_t most, std::int64_t mostSquares);

/// Whether these are counts of at most so many games, so that they can be added up.
bool areWithin(const Outcomes& outcomes, std::int64_t games);

/// Whether the tally can result from playing so many units.
bool isPossible(const PairingTally& tally, std::int64_t units, std::int64_t mostSquares);

} // namespace stonemason
