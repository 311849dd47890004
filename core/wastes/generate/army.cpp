// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/army.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace stonemason::wastes {

namespace {

/// Gives the ability to pieces, or takes it from them, until so many have it.
void giveAbility(std::vector<Piece>& army, bool Piece::*ability, int wanted, SeededRandom& random) {
    std::vector<std::size_t> order(army.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(std::span(order));
    int have = int(std::ranges::count_if(army, [&](const Piece& piece) { return piece.*ability; }));
    for (const std::size_t i : order) {
        if (have == wanted) return;
        Piece& piece = army[i];
        if (piece.*ability == (have < wanted)) continue;
        piece.*ability = have < wanted;
        have += piece.*ability ? 1 : -1;
    }
}

} // namespace

std::vector<Piece> drawArmy(const Profile& profile, const WishCounts& aims, SeededRandom& random) {
    const auto aim = [&aims](WishKind kind) { return aims[std::size_t(kind)]; };
    std::array<int, rankCount> ranks{};
    std::iota(ranks.begin(), ranks.end(), 1);
    random.shuffle(std::span<int>(ranks));
    const int kinds = std::clamp(aim(WishKind::Ranks), 1, rankCount);
    std::vector<Piece> army;
    for (int i = 0; i < aim(WishKind::Pieces); ++i) {
        const int rank = ranks[std::size_t(i < kinds ? i : random.below(kinds))];
        army.push_back({.rank = rank, .walks = profile.rank(rank).walks, .jumps = profile.rank(rank).jumps});
    }
    std::ranges::stable_sort(army, {}, &Piece::rank);
    giveAbility(army, &Piece::walks, aim(WishKind::Walkers), random);
    giveAbility(army, &Piece::jumps, aim(WishKind::Jumpers), random);
    return army;
}

bool placeArmy(Draft& draft, const std::vector<Piece>& army, int distance, SeededRandom& random) {
    const Grid<int> steps = draft.stepsToBlueGoal();
    struct Place {
        Cell cell;
        int worth;
    };
    std::vector<Place> places;
    forEachCell(draft.size(), [&](Cell cell) {
        const Tile tile = draft.board().tiles[cell];
        const bool holds = tile == Tile::Normal || tile == Tile::High || tile == Tile::Rough;
        if (holds && draft.isBlues(cell) && steps[cell] != Draft::unreachable)
            places.push_back({cell, 2 * steps[cell] + random.below(7)});
    });
    const auto off = [&](const Place& place) { return std::abs(steps[place.cell] - distance); };
    if (places.empty()) return false;
    const int nearest = off(*std::ranges::min_element(places, {}, off));
    std::vector<Cell> front;
    for (const Place& place : places)
        if (off(place) == nearest) front.push_back(place.cell);
    const Cell first = front[std::size_t(random.below(int(front.size())))];
    std::erase_if(
        places, [&](const Place& place) { return place.cell == first || steps[place.cell] < steps[first]; });
    if (places.size() + 1 < army.size()) return false;
    std::ranges::stable_sort(places, {}, &Place::worth);
    std::vector<Cell> cells{first};
    for (std::size_t i = 0; cells.size() < army.size(); ++i)
        cells.push_back(places[i].cell);
    random.shuffle(std::span(cells));
    for (std::size_t i = 0; i < army.size(); ++i) {
        Piece piece = army[i];
        piece.cell = cells[i];
        draft.put(std::move(piece));
    }
    return true;
}

} // namespace stonemason::wastes
