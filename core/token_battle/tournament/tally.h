// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/shards.h"
#include "core/token_battle/tournament/tournament.h"
#include "core/token_battle/tournament/tournament_game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace stonemason::token_battle {

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
struct Tally : PairedTally {
    /// Nothing played yet.
    explicit Tally(const Tournament& tournament);

    std::vector<std::vector<CardTally>> cards; ///< by entrant, then as Deck::cards()

    /// Adds the two games of a unit of a pairing.
    void add(Pairing decks, int pairing, const UnitGames& games);
    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
};

/// What has been played of a shard.
struct PartialResult : PartialOf<Tally> {
    explicit PartialResult(const Tournament& tournament, Shard of = {})
        : PartialOf<Tally>{of, {}, Tally(tournament)} {}

    bool operator==(const PartialResult&) const = default;
};

/// The field of a result that cannot come from playing those units, as "pairings[3]" or "cards[0][2]";
/// nullopt for one that can.
std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result);

} // namespace stonemason::token_battle
