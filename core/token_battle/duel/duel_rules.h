// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/local_text.h"
#include "core/token_battle/duel/squares.h"

#include <cstdint>
#include <string>
#include <vector>

namespace stonemason::token_battle {

/// When a computer player fears that a token is pushed off the border, or flipped off the ring inside it.
struct Wariness {
    int percent = 0; ///< more than so many of a hundred of the opponent's cards had that ability
    int above = 0;   ///< then a token worth more than this is worth 1 less there

    bool operator==(const Wariness&) const = default;
};

/// Numbers of the computer players, in points a turn unless stated otherwise.
struct PlayerRules {
    int doubt = 2;     ///< Easy takes a random 0 to this off a move (source)
    int extraTurn = 2; ///< what an extra turn is worth; the opponent's costs as much
                       ///< (assumed)
    int boostNext = 1; ///< what a boost is worth (assumed)
    std::vector<Wariness> wary{{35, 1}, {15, 2}}; ///< of Normal (source)
    int turretReach = 1;  ///< what Normal takes off for a special token under an enemy turret (assumed)
    int nodes = 4000;     ///< positions that Hard looks at before a move, by default
    int unknownValue = 2; ///< what Hard takes the opponent's cards for that it has not seen: a plain token of
                          ///< this value

    bool operator==(const PlayerRules&) const = default;
};

/// Numbers of the game, read from resources/duels/*.json, where each says its source.
struct DuelRules {
    std::string game;        ///< the id of the catalogue they go with
    int winningScore = 1000; ///< whoever has as many points ends the game; at most 20,000 (blog)
    int mostMoves = 1000;    ///< a game of so many moves ends, as on a full board: no game goes on for ever
                             ///< (assumed)
    int startValue = 2;      ///< of the plain token that player 1 owns before the first move (source)
    Squares starts = 0;      ///< where that token may lie (source)
    int spawnValue = 1;      ///< of a spawned token, 1 to 9 (blog)
    int gildBelow = 3;       ///< tokens worth less can be gilded (blog)
    int goldenFactor = 2;    ///< what a golden token's points are multiplied by (blog)
    int auraBonus = 1;       ///< points a turn for each fitting aura beside a token (blog)
    PlayerRules players;

    bool operator==(const DuelRules&) const = default;
};

} // namespace stonemason::token_battle
