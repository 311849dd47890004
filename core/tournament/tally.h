// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"
#include "core/tournament/tournament_game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace stonemason {

/// How a deck's games ended.
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

/// Half points that a deck can make in a unit, its two games: 0 to 4.
inline constexpr std::size_t unitResults = 5;

/// What came of the units of one pairing.
struct PairingTally {
    std::array<std::int64_t, unitResults> units{}; ///< by half points of the first deck
    Outcomes movingFirst;                          ///< of the first deck, in games in which it moved first
    Outcomes movingSecond;                         ///< and in the others
    std::array<Sums, 2> points{};                  ///< of the first and the second deck, by unit
    std::int64_t moves = 0;                        ///< of both players in all games

    std::int64_t unitCount() const;
    Outcomes outcomes() const;
    PairingTally& operator+=(const PairingTally& other);
    bool operator==(const PairingTally&) const = default;
};

/// When a card is played for the first time in a game, counted in its player's own moves from 0: on the n-th,
/// on firstPlayLater or later, or never.
inline constexpr std::size_t firstPlayLater = 12;
inline constexpr std::size_t firstPlayNever = 13;

/// What came of one card of a deck in all the deck's games.
struct CardTally {
    std::int64_t plays = 0;
    Sums credit; ///< see CardLine, by unit
    std::array<Outcomes, firstPlayNever + 1> byFirstPlay{};

    Outcomes outcomes() const;
    CardTally& operator+=(const CardTally& other);
    bool operator==(const CardTally&) const = default;
};

/// The results of units of a tournament, in whole numbers: in which order they were added makes no
/// difference.
struct Tally {
    /// Nothing played yet.
    explicit Tally(const Tournament& tournament);

    std::vector<PairingTally> pairings;        ///< as in Schedule
    std::vector<std::vector<CardTally>> cards; ///< by entrant, then as Deck::cards()

    /// Adds the two games of a unit of a pairing.
    void add(Pairing decks, int pairing, const UnitGames& games);
    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
};

/// What has been played of a shard.
struct PartialResult {
    explicit PartialResult(const Tournament& tournament, Shard of = {}) : shard(of), tally(tournament) {}

    Shard shard;       ///< 1 of 1: the whole tournament
    UnitRanges played; ///< units of the shard, and what came of them
    Tally tally;

    std::int64_t gamesPlayed() const { return 2 * played.size(); }
    std::int64_t gamesInAll(const Schedule& schedule) const { return 2 * schedule.unitsOf(shard).size(); }
    bool isFinished(const Schedule& schedule) const { return gamesPlayed() == gamesInAll(schedule); }
    bool operator==(const PartialResult&) const = default;
};

/// The field of a result that cannot come from playing those units, as "pairings[3]" or "cards[0][2]";
/// nullopt for one that can.
std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result);

} // namespace stonemason
