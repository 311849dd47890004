// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <optional>
#include <vector>

/// How alike the players of a world are off. Days are those of a hero who walks from a castle at once and
/// wins every fight; a step costs what its ground or its road costs (source: the game's data), one over a
/// corner half as much again, and a day has numbers::stepCostPerDay (assumed: twenty steps on grass).
namespace stonemason::pocket_heroes {

struct PlayerFairness {
    PlayerId player = PlayerId::Red;
    Cell castle;
    std::vector<double> castleDays; ///< to the castles of the other players, in their order
    std::vector<double> mineDays;   ///< to every mine there is, the nearest first
    std::array<int, 2>
        richness{}; ///< what lies within reach by the end of day 7, and 14, by Config::treasureCost

    bool operator==(const PlayerFairness&) const = default;
};

struct Fairness {
    std::vector<PlayerFairness> players; ///< in the order of their colours
    /// How much worse the worst off is than the best off, 0 to 1: of the days to the other castles and to the
    /// three nearest mines, each on the average, and of what lies within reach. 0 for less than two players,
    /// 1 when some get to where others never do.
    double spread = 0;

    bool operator==(const Fairness&) const = default;
};

/// A spread from which on a world is called unfair.
inline constexpr double unfairSpread = .2;

/// What to warn of: "generate/unfair" with the spread and the most for a fair world, both in percent. Nothing
/// for a fair one.
std::optional<Message> unfairnessOf(const Fairness& fairness);

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config);

} // namespace stonemason::pocket_heroes
