// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/wishes.h"

#include "core/grid/region.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/game/reach.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace stonemason::wastes {

namespace {

struct WishMeaning {
    WishUnit unit;
    std::optional<Tile> ground = std::nullopt;
};

/// In the order of WishKind.
constexpr std::array<WishMeaning, wishIds.size()> meanings{{
    {WishUnit::Percent, Tile::High},
    {WishUnit::Percent, Tile::Rough},
    {WishUnit::Percent, Tile::Sludge},
    {WishUnit::Percent, Tile::Trap},
    {WishUnit::Percent, Tile::Hole},
    {WishUnit::Count},
    {WishUnit::Count},
    {WishUnit::Count},
    {WishUnit::Count},
    {WishUnit::Turns},
    {WishUnit::Percent},
}};

int percentOf(int part, int whole) {
    return whole == 0 ? 0 : (200 * part + whole) / (2 * whole);
}

int opennessOf(const Board& board) {
    const std::vector<Cell> goals = cellsHolding(board.tiles, Tile::RedGoal);
    if (goals.empty()) return 0;
    const Cell goal = goals.front();
    int near = 0;
    int open = 0;
    forEachCell(board.size(), [&](Cell cell) {
        const int steps = std::abs(cell.row - goal.row) + std::abs(cell.column - goal.column);
        if (steps == 0 || steps > nearGoal) return;
        const Tile tile = board.tiles[cell];
        ++near;
        open += int(tile != Tile::Hole && tile != Tile::Sludge && tile != Tile::Trap);
    });
    return percentOf(open, near);
}

} // namespace

WishUnit unitOf(WishKind kind) {
    return meanings[std::size_t(kind)].unit;
}

std::optional<Tile> groundOf(WishKind kind) {
    return meanings[std::size_t(kind)].ground;
}

std::string_view wishId(WishKind kind) {
    return wishIds[std::size_t(kind)];
}

std::optional<WishKind> wishFromId(std::string_view id) {
    const auto found = std::ranges::find(wishIds, id);
    if (found == wishIds.end()) return std::nullopt;
    return WishKind(found - wishIds.begin());
}

WishRange rangeOf(const Wishes& wishes, WishKind kind, const GenerationNumbers& numbers) {
    const auto found = wishes.find(wishId(kind));
    return found == wishes.end() ? numbers.wishes[std::size_t(kind)].standard : found->second;
}

WishCounts countedWishes(const Board& board, const Profile& profile) {
    WishCounts counts{};
    const auto at = [&counts](WishKind kind) -> int& { return counts[std::size_t(kind)]; };
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (const auto ground = meanings[i].ground)
            counts[i] =
                percentOf(int(std::ranges::count(board.tiles.values(), *ground)), board.size().area());
    std::set<int> ranks;
    for (const Piece& piece : board.pieces) {
        if (piece.side != Side::Blue) continue;
        ++at(WishKind::Pieces);
        at(WishKind::Walkers) += int(piece.walks);
        at(WishKind::Jumpers) += int(piece.jumps);
        ranks.insert(piece.rank);
    }
    at(WishKind::Ranks) = int(ranks.size());
    if (const auto engine = Engine::of(board, profile))
        if (const Race race = raceOf(engine->ground(), Side::Blue); race.turns != Ground::farAway)
            at(WishKind::GoalDistance) = race.turns;
    at(WishKind::Openness) = opennessOf(board);
    return counts;
}

} // namespace stonemason::wastes
