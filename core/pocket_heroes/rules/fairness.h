// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/pocket_heroes/rules/travel.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// How equal the starting conditions of the players of a world are. Days are those of heroes who walk at
/// once and win every fight, see Travel; a day has FairnessRules::stepCostPerDay.
namespace stonemason::pocket_heroes {

struct PlayerFairness {
    PlayerId player = PlayerId::Red;
    Cell castle{};                    ///< the main one, when it stands, else the first
    std::vector<double> castleDays{}; ///< to the nearest castle of each other player, in their order
    std::vector<double> mineDays{};   ///< to every mine there is, the nearest first
    std::array<int, 2> richness{};    ///< what the treasure within reach by each of Fairness::days is worth

    bool operator==(const PlayerFairness&) const = default;
};

/// What players are compared by.
enum class FairnessMeasure : std::uint8_t {
    CastleDays, ///< to the castles of the others, on the average
    MineDays,   ///< to the nearest mines, on the average: FairnessRules::nearMines, or as many as any player
                ///< gets to
    EarlyRichness,
    LateRichness,
};

/// How far the worst off is behind the best off in one of these.
struct FairnessGap {
    FairnessMeasure measure = FairnessMeasure::CastleDays;
    std::size_t better = 0; ///< among Fairness::players
    std::size_t worse = 0;
    double betterFigure = 0; ///< days, or worth
    double worseFigure = 0;  ///< the same; infinity where a way never leads there
    /// 0 to 1: of the larger figure the part that the smaller lacks; 1 for infinity, 0 for ways that differ
    /// by less than FairnessRules::leastWay.
    double spread = 0;

    bool operator==(const FairnessGap&) const = default;
};

struct Fairness {
    std::vector<PlayerFairness> players{}; ///< playing, with a castle, in the order of their colours
    /// How much worse the worst off is than the best off, 0 to 1: the most of the gaps. 0 for less than two
    /// players.
    double spread = 0;
    double mostSpread = 0;           ///< of a fair world, see FairnessRules::mostPercent
    std::array<int, 2> days{};       ///< see FairnessRules::days
    std::vector<FairnessGap> gaps{}; ///< of each measure, in their order; none for less than two players
    int mines = 0;                   ///< how many of the nearest are compared; 0: nobody gets to any

    bool isFair() const { return spread <= mostSpread; }
    bool operator==(const Fairness&) const = default;
};

/// The gap of each measure, in their order; none for less than two players.
std::vector<FairnessGap> gapsOf(const std::vector<PlayerFairness>& players, const FairnessRules& rules);

/// The figure of a player for the measure: days, or worth.
/// @param mines see Fairness::mines
double figureOf(const PlayerFairness& player, FairnessMeasure measure, int mines);
/// How many mines the player can reach.
int reachedMines(const PlayerFairness& player);

/// A spread in whole percent, rounded up: 20.1 is more than 20.
int inPercent(double spread);
/// Days in tenths, rounded. They must be finite.
int inTenths(double days);

/// What makes a world as unfair as it is, the widest of its gaps, with the figures of the player who is
/// better off and of the one who is worse off; nothing where nobody is worse off. fairness/cause-castles,
/// -mines: player, days in tenths, of each; -few-mines: player, mines he gets to, of each; -no-way: player
/// from whose castle no way leads to some other; -riches: day, then player and worth of each.
std::optional<Message> causeOf(const Fairness& fairness);

/// After a stop request it ends with the current player, and its result is meaningless.
Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing,
                    const TreasureWorth& worth, const std::stop_token& stop = {});

} // namespace stonemason::pocket_heroes
