// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/paired_standings.h"
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

/// The results of one card of a deck in all the deck's games.
struct CardTally {
    std::int64_t plays = 0;
    Sums credit; ///< see CardLine, by unit
    std::array<Outcomes, firstPlayNever + 1> byFirstPlay{};

    Outcomes outcomes() const;
    CardTally& operator+=(const CardTally& other);
    bool operator==(const CardTally&) const = default;
};

/// The results of units of a tournament, in whole numbers: independent of the order in which they were
/// added.
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

/// The statistics of a card of a deck. Games of a card are those of its deck.
struct CardFigures {
    CardId card = -1;
    double playRate = 0; ///< share of the games in which it was played at all
    double plays = 0;    ///< times it was played, per game
    /// Points per game that its tokens brought its player less those they brought the opponent, see CardLine;
    /// a card of pure harm to others has a small one, however good it is. The interval counts units and
    /// all opponents as one.
    Mean credit;
    /// How much more of the points the deck makes in games in which the card came early than in those in
    /// which it came late or never: `early` is the last own move, from 1, that counts as early, chosen so
    /// that both kinds have as equally many games as can be. nullopt when there are games of one kind only.
    /// A correlation, not a cause.
    std::optional<Estimate> edge;
    int early = 0;

    bool operator==(const CardFigures&) const = default;
};

/// The statistics of a deck.
struct DeckFigures : EntrantFigures {
    std::vector<CardFigures> cards; ///< as Deck::cards()

    bool operator==(const DeckFigures&) const = default;
};

struct Standings {
    std::vector<DeckFigures> decks;       ///< by entrant
    std::vector<PairingFigures> pairings; ///< as in Schedule
    std::vector<int> ranking;             ///< entrants by falling Elo, then as they stand
    double movingFirst = 0.5;             ///< share of the points that the player makes who moves first
    double moves = 0;                     ///< per game, of both players

    bool operator==(const Standings&) const = default;
};

/// The figures of what was played. Works on sums, in the order of the schedule: equal tallies give equal
/// figures.
Standings standingsOf(const Tournament& tournament, const Tally& tally);

} // namespace stonemason::token_battle
