// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/wishes.h"

#include "core/kings_conflict/generate/terrain_facts.h"
#include "core/kings_conflict/rules/kings.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

WishUnit unitOf(WishKind kind) {
    switch (kind) {
    case WishKind::Share:
    case WishKind::Openness: return WishUnit::Percent;
    case WishKind::Routes:
    case WishKind::Islands: return WishUnit::Count;
    default: return WishUnit::Tiles;
    }
}

bool hasNetwork(const GameProfile& game, Network network) {
    return std::ranges::any_of(game.tiles, [&](const Tile& tile) { return !edgesOf(tile, network).empty(); });
}

bool makesSense(const GameProfile& game, WishKind kind) {
    switch (kind) {
    case WishKind::RiverLength: return hasNetwork(game, Network::River);
    case WishKind::RoadLength: return hasNetwork(game, Network::Road);
    case WishKind::Share:
    case WishKind::RegionSize: return true;
    case WishKind::Routes:
    case WishKind::RouteWidth:
    case WishKind::Openness:
    case WishKind::Islands: return game.kings.has_value();
    }
    return false;
}

} // namespace

std::vector<WishInfo> wishesOf(const GameProfile& game) {
    std::vector<WishInfo> wishes;
    for (const ShareNumbers& share : game.generation.shares)
        wishes.push_back({share.wish, WishKind::Share, WishUnit::Percent, share.terrainClass, share.limits,
                          share.standard});
    for (const auto& [kind, id] : wishKindIds) {
        const auto found = std::ranges::find(game.generation.wishes, kind, &WishNumbers::kind);
        if (found == game.generation.wishes.end() || !makesSense(game, kind)) continue;
        wishes.push_back({std::string(id), kind, unitOf(kind), -1, found->limits, found->standard});
    }
    return wishes;
}

std::vector<Symmetry> generatedSymmetries(const GameProfile& game) {
    std::vector<Symmetry> symmetries;
    for (const Symmetry symmetry : game.symmetries) {
        if (symmetry == Symmetry::None || !fits(symmetry, game.board)) continue;
        if (game.kings &&
            partner(game.kings->starts[0].cell, game.board, symmetry) != game.kings->starts[1].cell)
            continue;
        symmetries.push_back(symmetry);
    }
    const bool isAlone = game.symmetries.size() == 1 && game.symmetries.front() == Symmetry::None;
    if (isAlone && !game.kings) symmetries.push_back(Symmetry::None);
    return symmetries;
}

std::vector<int> countedWishes(const Map& map, const GameProfile& game) {
    TerrainFacts facts(game, map.size(), numbersOf(map, game));
    facts.count(map.terrain());
    facts.countPassages();
    return facts.wishCounts();
}

WishRange rangeOf(const Wishes& wishes, const WishInfo& wish) {
    const auto found = wishes.find(wish.id);
    return found == wishes.end() ? wish.standard : found->second;
}

} // namespace stonemason::kings_conflict
