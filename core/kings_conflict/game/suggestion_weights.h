// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace stonemason::kings_conflict {

/// The purpose of a hint grid; determines how one is suggested.
enum class HintPurpose : std::uint8_t {
    None,     ///< nothing can be suggested
    Attack,   ///< rises to the enemy king and to the crossings on the way
    Shelter,  ///< rises away from the front, on the computer's side
    Mountains ///< rises to mountains that can be reached safely
};

/// The weights with which hints are suggested, all of them assumed: one set for every map. Percentages of a
/// distance are of the way from king to king.
struct SuggestionWeights {
    int camp = 25;            ///< %: land this near to a king has no crossings
    int widestCrossing = 6;   ///< tiles; where more are needed to close every way the land is open
    int attackReach = 100;    ///< %: this far from the enemy king the strategic points have fallen to 0
    int detour = 150;         ///< %: what a detour costs, next to the way that is left
    int crossings = 50;       ///< %: how much higher a crossing is that carries every way
    int crossingReach = 40;   ///< %: this far from a crossing nothing is left of that
    int shelterDetour = 50;   ///< %: what lying off the ways is worth, next to the distance from the front
    int shelterFarSide = 40;  ///< %: what a shelter is worth that the enemy is as much nearer to ...
    int shelterBorder = 50;   ///< %: ... as this
    int shelterReach = 100;   ///< %: what is this much worse than the best shelter is 0
    int mountainShelter = 25; ///< %: what the worst shelter among mountains loses against the best
    int mountainReach = 50;   ///< %: this far from a mountain its pull is 0
    int mountainLead =
        1; ///< moves; a tile is safe when a stonemason is there more than these before the enemy

    bool operator==(const SuggestionWeights&) const = default;
};

/// One row of the table of weights.
struct WeightField {
    std::string_view id; ///< its key in the game profile
    int SuggestionWeights::*value;
    int least = 0; ///< what the sums behind suggestions can bear
    int most = 1000;
};

inline constexpr std::array weightFields{
    WeightField{"camp", &SuggestionWeights::camp, 0, 45},
    WeightField{"widestCrossing", &SuggestionWeights::widestCrossing, 0, 16},
    WeightField{"attackReach", &SuggestionWeights::attackReach, 1},
    WeightField{"detour", &SuggestionWeights::detour},
    WeightField{"crossings", &SuggestionWeights::crossings},
    WeightField{"crossingReach", &SuggestionWeights::crossingReach, 1},
    WeightField{"shelterDetour", &SuggestionWeights::shelterDetour},
    WeightField{"shelterFarSide", &SuggestionWeights::shelterFarSide, 0, 100},
    WeightField{"shelterBorder", &SuggestionWeights::shelterBorder, 1},
    WeightField{"shelterReach", &SuggestionWeights::shelterReach, 1},
    WeightField{"mountainShelter", &SuggestionWeights::mountainShelter, 0, 100},
    WeightField{"mountainReach", &SuggestionWeights::mountainReach, 1},
    WeightField{"mountainLead", &SuggestionWeights::mountainLead, 0, 100},
};

} // namespace stonemason::kings_conflict
