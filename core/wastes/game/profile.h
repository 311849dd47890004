// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/wastes/board/board.h"
#include "core/wastes/game/generation_numbers.h"

#include <array>
#include <string>

namespace stonemason::wastes {

/// A number for each rank, that of rank 1 first.
using ByRank = std::array<int, rankCount>;

/// A rank of pieces, and what a new one can do.
struct RankInfo {
    LocalText name;
    bool walks = false;
    bool jumps = false;

    bool operator==(const RankInfo&) const = default;
};

/// The effect of tiles on the power of the piece on them (the game's document; sludge: public source).
struct PowerNumbers {
    int high = 1;
    int rough = -1;
    int sludge = 100; ///< whatever the rank; more than any has elsewhere
    int trap = 0;     ///< likewise; only shown, see Engine::canCapture

    bool operator==(const PowerNumbers&) const = default;
};

/// The power of a piece of that rank on a tile, as it is shown to people.
constexpr int powerOn(const PowerNumbers& power, int rank, Tile tile) {
    switch (tile) {
    case Tile::High: return rank + power.high;
    case Tile::Rough: return rank + power.rough;
    case Tile::Sludge: return power.sludge;
    case Tile::Trap: return power.trap;
    case Tile::Hole:
    case Tile::Normal:
    case Tile::BlueGoal:
    case Tile::RedGoal: break;
    }
    return rank;
}

/// When a game ends without a winner (decided: the game knows no draws and need not end).
struct DrawNumbers {
    int repetitions = 3;
    int quietTurns = 60; ///< of each side; at most mostQuietTurns
    int mostMoves = 10'000;

    bool operator==(const DrawNumbers&) const = default;
};

inline constexpr int mostQuietTurns = 100;

/// The weights of the terms of a move's score in the game's document (see move_score.h).
struct DesignedNumbers {
    ByRank material{1, 2, 3, 4, 5, 6, 7, 8};
    int mobility = 1;
    int protection = 1; ///< decided: the document subtracts own pieces, as if fewer defenders were better
    int areaWidth = 7;  ///< columns around the goal that is defended
    int areaDepth = 3;  ///< rows, from the goal towards the middle
    int distance = -1;
    int rank = 1;
    int easyChoices = 3; ///< decided: Easy takes any of so many

    bool operator==(const DesignedNumbers&) const = default;
};

/// The numbers of Hard, the searching player (all decided).
struct HardNumbers {
    int nodes = 200'000;       ///< positions before a move
    int measureNodes = 20'000; ///< the same where the Fairness panel measures a board: many games are played
    int captureNodes = 50'000; ///< positions more, while what is left are captures that follow each other
    ByRank material{60, 45, 50, 60, 70, 95, 95, 110};
    int approach = 6;  ///< what a step nearer to the goal is worth
    int farthest = 40; ///< steps: farther away each is worth `pull` only
    int pull = 1;      ///< what a step nearer is worth to a piece farther away than that
    int urgency = 12;  ///< what the last step is worth more, in steps; half of it the one before, and so on
    int longWay = 26; ///< steps: a board with a longer way to a goal is a large one, see LongRace; above that
                      ///< of any board of the game
    int lead = 2;     ///< on a large board: what a step is worth by which one's first piece is nearer
    int race = 300;   ///< likewise: what it is worth to win the race of the pieces that nobody can catch
    int contempt = 500; ///< likewise: how much worse than an even game a draw is

    bool operator==(const HardNumbers&) const = default;
};

/// How evaluations of games are shown to people, in the units of HardNumbers. All are decided but
/// chanceScale, which is measured; see there.
struct JudgingNumbers {
    int won = 300;      ///< to win or to lose counts as a lead of so much
    int leastLoss = 30; ///< below which a move is as good as any: half a piece
    /// The lead that means chances of 10 to 1, see winningChance(). Measured in 420 games of Hard
    /// against itself, 4,000 positions a move, 60 on each of the seven sample boards, each begun with four
    /// moves drawn by chance: of all scales, this one makes the chances of the 39,521 positions in which no
    /// win was certain fit the results best (least log loss, a draw as half a win). In 95 of 100 bootstrap
    /// samples of the games the best is 900 to 2,500, on single boards 400 to 6,000, and the log loss is
    /// 0.679, where a coin has 0.693: before a win is certain a lead says little in this game.
    int chanceScale = 1300;
    int advantageNodes = 20'000; ///< positions that are looked at for the advantage in one position

    bool operator==(const JudgingNumbers&) const = default;
};

/// All data of the game, read from resources/wastes. The numbers here are those that are shipped.
struct Profile {
    std::string game; ///< what boards and records call it
    LocalText name;
    std::array<RankInfo, rankCount> ranks{};
    PowerNumbers power{};
    DrawNumbers draw{};
    DesignedNumbers designed{};
    HardNumbers hard{};
    JudgingNumbers judging{};
    GenerationNumbers generation{};

    const RankInfo& rank(int rank) const { return ranks[std::size_t(rank) - 1]; }

    bool operator==(const Profile&) const = default;
};

} // namespace stonemason::wastes
