// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/long_race.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace stonemason::wastes {

namespace {

/// The lead in turns that a defender needs over the runner: a level defender is evaded (measured).
constexpr int headStart = 3;

template <typename Visit>
void forEachPiece(const Ground& ground, Visit visit) {
    for (int player = 0; player < playerCount; ++player)
        for (int i = 0; i < ground.pieceCount(player); ++i)
            visit(PieceId(player * maximumPieces + i));
}

/// The squares beside the goals of a side.
std::vector<Square> doorsOf(const Ground& ground, Side side) {
    std::vector<Square> doors;
    for (std::size_t square = 0; square < ground.squareCount(); ++square) {
        const Tile tile = ground.tile(Square(square));
        const bool isDoor = std::ranges::any_of(ground.beside(Square(square)), [&](Square other) {
            return other != noSquare && ground.tile(other) == goalOf(side);
        });
        if (isDoor && tile != Tile::Hole && !isGoal(tile)) doors.push_back(Square(square));
    }
    return doors;
}

/// Breadth-first search backwards from the squares, by steps only: Ground::farAway where no steps lead there.
std::vector<std::uint16_t> stepsTo(const Ground& ground, const std::vector<Square>& squares,
                                   std::size_t way) {
    std::vector<std::uint16_t> steps(ground.squareCount(), Ground::farAway);
    std::vector<Square> queue = squares;
    for (const Square square : squares)
        steps[square] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (!ground.lets(way, queue[next])) continue;
        for (const Square from : ground.beside(queue[next])) {
            if (from == noSquare || steps[from] != Ground::farAway) continue;
            steps[from] = std::uint16_t(steps[queue[next]] + 1);
            queue.push_back(from);
        }
    }
    return steps;
}

} // namespace

int longestWay(const Ground& ground) {
    std::array<bool, wayCount> isSeen{};
    int longest = 0;
    forEachPiece(ground, [&](PieceId id) {
        if (std::exchange(isSeen[ground.way(id)], true)) return;
        for (std::size_t square = 0; square < ground.squareCount(); ++square)
            if (const int turns = ground.turns(ground.way(id), Square(square)); turns != Ground::farAway)
                longest = std::max(longest, turns);
    });
    return longest;
}

LongRace::LongRace(const Ground& ground) : ground_(ground), longest_(longestWay(ground)) {
    isLong_ = longest_ > ground.profile().hard.longWay;
    if (!isLong_) return;
    std::array<std::vector<Square>, playerCount> doors;
    for (const Side side : bothSides) {
        auto& own = doors[std::size_t(side)];
        own = doorsOf(ground, side);
        isTrapped_[std::size_t(side)] =
            std::ranges::all_of(own, [&](Square door) { return ground.tile(door) == Tile::Trap; });
    }
    forEachPiece(ground, [&](PieceId id) {
        turnsHome_[id] = stepsTo(ground, doors[std::size_t(1 - playerOf(id))], ground.way(id));
    });
}

LongRace::Runners LongRace::runnersOf(const Position& position, int player) const {
    std::array<int, rankCount + 2> nearestDefender{}; // of those of at least this rank
    nearestDefender.fill(Ground::farAway);
    const int other = 1 - player;
    for (std::uint64_t left = position.alive[std::size_t(other)]; left != 0; left &= left - 1) {
        const auto piece = PieceId(other * maximumPieces + std::countr_zero(left));
        int& nearest = nearestDefender[std::size_t(ground_.rank(piece))];
        nearest = std::min<int>(nearest, turnsHome_[piece][position.places[piece]]);
    }
    for (std::size_t rank = rankCount; rank > 0; --rank)
        nearestDefender[rank] = std::min(nearestDefender[rank], nearestDefender[rank + 1]);
    Runners runners{longest_, Ground::farAway};
    for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1) {
        const auto piece = PieceId(player * maximumPieces + std::countr_zero(left));
        const int turns = ground_.turns(ground_.way(piece), position.places[piece]);
        if (turns == Ground::farAway) continue;
        runners.nearest = std::min(runners.nearest, turns);
        const std::size_t rank = isTrapped_[std::size_t(player)] ? 1 : std::size_t(ground_.rank(piece));
        if (nearestDefender[rank] + headStart > turns) runners.free = std::min(runners.free, turns);
    }
    return runners;
}

int LongRace::evaluate(const Position& position, int player) const {
    if (!isLong_) return 0;
    const HardNumbers& hard = ground_.profile().hard;
    const Runners own = runnersOf(position, player);
    const Runners theirs = runnersOf(position, 1 - player);
    int value = hard.lead * (theirs.nearest - own.nearest);
    if (std::min(own.free, theirs.free) == Ground::farAway) return value;
    return own.free <= theirs.free ? value + hard.race : value - hard.race; // the player is to move
}

} // namespace stonemason::wastes
