// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/endings.h"

#include "core/play/estimate.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr int mostMovesOfGame = 65'535;

template <std::size_t size>
std::int64_t sum(const std::array<std::int64_t, size>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

template <std::size_t size>
bool areCounts(const std::array<std::int64_t, size>& counts, std::int64_t of) {
    const auto fits = [of](std::int64_t count) { return count >= 0 && count <= of; };
    return std::ranges::all_of(counts, fits) && sum(counts) == of;
}

template <std::size_t size>
std::size_t placeOf(const std::array<End, size>& ends, End end) {
    return std::size_t(std::ranges::find(ends, end) - ends.begin());
}

/// The length of the game with that index, from 0, when games are sorted by length.
int lengthOf(const Endings& endings, std::int64_t number) {
    for (const auto& [moves, games] : endings.lengths) {
        if (number < games) return moves;
        number -= games;
    }
    return 0;
}

} // namespace

std::int64_t sumOf(const WinCounts& counts) {
    return sum(counts);
}

std::int64_t Endings::games() const {
    return sum(wins[0]) + sum(wins[1]) + sum(draws);
}

Outcomes Endings::outcomes() const {
    return {sum(wins[0]), sum(draws), sum(wins[1])};
}

Sums Endings::moves() const {
    Sums sums;
    for (const auto& [length, games] : lengths) {
        sums.sum += length * games;
        sums.squares += std::int64_t(length) * length * games;
    }
    return sums;
}

void Endings::add(const BoardGame& game) {
    const GameResult first = game.sides[0].result;
    if (first == GameResult::Draw)
        ++draws[placeOf(drawEnds, game.end)];
    else
        ++wins[first == GameResult::Win ? 0 : 1][placeOf(winEnds, game.end)];
    ++lengths[game.moves];
}

Endings& Endings::operator+=(const Endings& other) {
    for (std::size_t side = 0; side < wins.size(); ++side)
        for (std::size_t i = 0; i < wins[side].size(); ++i)
            wins[side][i] += other.wins[side][i];
    for (std::size_t i = 0; i < draws.size(); ++i)
        draws[i] += other.draws[i];
    for (const auto& [length, games] : other.lengths)
        lengths[length] += games;
    return *this;
}

bool arePossible(const Endings& endings, const Outcomes& firstMover, std::int64_t moves) {
    if (!areCounts(endings.wins[0], firstMover.wins) || !areCounts(endings.wins[1], firstMover.losses) ||
        !areCounts(endings.draws, firstMover.draws))
        return false;
    std::int64_t left = firstMover.games();
    for (const auto& [length, games] : endings.lengths) {
        if (length < 0 || length > mostMovesOfGame || games < 1 || games > left) return false;
        left -= games;
    }
    return left == 0 && endings.moves().sum == moves;
}

LengthFigures lengthFiguresOf(const Endings& endings) {
    const std::int64_t games = endings.games();
    if (games == 0) return {};
    const std::pair group{games, endings.moves()};
    return {meanOf(std::span(&group, 1), 1),
            (lengthOf(endings, (games - 1) / 2) + lengthOf(endings, games / 2)) / 2.0,
            endings.lengths.begin()->first, endings.lengths.rbegin()->first};
}

} // namespace stonemason::wastes
