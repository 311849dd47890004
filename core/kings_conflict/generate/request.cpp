// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/draft.h"
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/generate/locked_cells.h"
#include "core/kings_conflict/map/join.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

Error clash(const WishInfo& one, int number, const WishInfo& other, int otherNumber) {
    return {{"generate/clash", {one.id, number, other.id, otherNumber}}};
}

/// Unknown wishes, and ranges that are backwards or leave their limits.
std::optional<Error> whyNotWishes(const std::vector<WishInfo>& infos, const Wishes& wishes) {
    for (const auto& [id, range] : wishes) {
        const auto info = std::ranges::find(infos, id, &WishInfo::id);
        if (info == infos.end()) return Error{{"generate/unknown-wish", {id}}};
        if (range.least > range.most || range.least < info->limits.least || range.most > info->limits.most)
            return Error{{"generate/limits", {id, info->limits.least, info->limits.most}}};
    }
    return std::nullopt;
}

const WishInfo* infoOf(const std::vector<WishInfo>& infos, WishKind kind) {
    const auto found = std::ranges::find(infos, kind, &WishInfo::kind);
    return found == infos.end() ? nullptr : &*found;
}

/// The fewest tiles of a class of terrain with which the checks find no fault.
int fewestTiles(const GameProfile& game, int few, int terrainClass) {
    for (const VarietyDemand& demand : game.variety)
        if (demand.terrainClass == terrainClass && demand.absent != Severity::Note) return std::max(1, few);
    return 0;
}

/// The error if a wish allows less of a class of terrain than the checks require. The nearest possible share
/// is the required one.
std::optional<Error> whyDemandFails(const GameProfile& game, int few, const std::vector<WishInfo>& infos,
                                    const Wishes& wishes) {
    const int tiles = std::max(1, game.board.area() - int(game.holes.size()));
    for (const WishInfo& info : infos) {
        if (info.kind != WishKind::Share) continue;
        const int fewest = fewestTiles(game, few, info.terrainClass);
        const WishRange range = rangeOf(wishes, info);
        const int needed = roundedPercent(fewest, tiles);
        if (range.most < needed) return Error{{"generate/demanded", {info.id, range.most, needed, fewest}}};
    }
    return std::nullopt;
}

/// The error if the shares exceed the board: the two largest ones clash.
std::optional<Error> whySharesClash(const GameProfile& game, int few, const std::vector<WishInfo>& infos,
                                    const Wishes& wishes) {
    const int tiles = std::max(1, game.board.area() - int(game.holes.size()));
    const auto leastShare = [&](int terrainClass) {
        return fewestTiles(game, few, terrainClass) * 100 / tiles;
    };
    const Tile* plain = game.tile(game.plainTile);
    int sum = leastShare(plain->terrainClass);
    std::vector<std::pair<int, const WishInfo*>> greatest;
    for (const WishInfo& info : infos) {
        if (info.kind != WishKind::Share) continue;
        const int least = std::max(rangeOf(wishes, info).least, leastShare(info.terrainClass));
        sum += least;
        greatest.push_back({-least, &info});
    }
    if (sum <= 100 || greatest.size() < 2) return std::nullopt;
    std::ranges::stable_sort(greatest, {}, [](const auto& entry) { return entry.first; });
    return clash(*greatest[0].second, -greatest[0].first, *greatest[1].second, -greatest[1].first);
}

/// More river than there may be water.
std::optional<Error> whyLinesClash(const GameProfile& game, const std::vector<WishInfo>& infos,
                                   const Wishes& wishes) {
    const int tiles = game.board.area() - int(game.holes.size());
    const WishInfo* rivers = infoOf(infos, WishKind::RiverLength);
    const WishInfo* roads = infoOf(infos, WishKind::RoadLength);
    if (!rivers) return std::nullopt;
    const auto riverTile = std::ranges::find_if(
        game.tiles, [](const Tile& tile) { return !tile.river.empty() && tile.road.empty(); });
    if (riverTile == game.tiles.end()) return std::nullopt;
    const auto water = std::ranges::find_if(infos, [&](const WishInfo& info) {
        return info.kind == WishKind::Share && info.terrainClass == riverTile->terrainClass;
    });
    if (water == infos.end()) return std::nullopt;
    const int most = rangeOf(wishes, *water).most;
    const int least = rangeOf(wishes, *rivers).least;
    // Bridges are no water: at most every second tile of a river is one, and each is a road as well.
    const int bridges = roads ? std::min(least / 2, rangeOf(wishes, *roads).most) : 0;
    if (roundedPercent(least - bridges, tiles) > most) return clash(*water, most, *rivers, least);
    return std::nullopt;
}

/// Routes need room between the kings.
std::optional<Error> whyRoutesClash(const std::vector<WishInfo>& infos, const Wishes& wishes, Size board) {
    const WishInfo* routes = infoOf(infos, WishKind::Routes);
    const WishInfo* width = infoOf(infos, WishKind::RouteWidth);
    if (!routes || !width) return std::nullopt;
    const int count = rangeOf(wishes, *routes).least;
    const int wide = rangeOf(wishes, *width).least;
    const int room = std::max(board.rows, board.columns);
    if (count * wide + std::max(0, count - 1) > room) return clash(*routes, count, *width, wide);
    return std::nullopt;
}

/// Faults of what is locked that no open cell has part in.
std::optional<Error> whyLockedFails(const GameProfile& game, const GenerationRequest& request,
                                    const LockedTerrain& locked) {
    if (!request.keep || request.locked.empty()) return std::nullopt;
    Map map = newMap(game);
    map.symmetry = request.symmetry;
    map.rules = request.keep->rules;
    map.layer(terrainLayer) = locked.terrain;
    const auto isLocked = [&](Cell cell) { return locked.terrain.contains(cell) && !locked.open[cell]; };
    for (const Problem& problem : runChecks(map, game).problems) {
        if (problem.severity == Severity::Note || problem.cells.empty()) continue;
        const bool isOfCells = problem.check == "codes" || problem.check == "joins" ||
                               problem.check == "start" || problem.check == "swat";
        if (!isOfCells || !std::ranges::all_of(problem.cells, isLocked)) continue;
        const bool mayBeRepaired =
            problem.check == "joins" && std::ranges::any_of(problem.cells, [&](Cell cell) {
                return std::ranges::any_of(allDirections, [&](Direction d) {
                    const Cell next = neighbour(cell, d);
                    return locked.open.contains(next) && locked.open[next] && !game.isHole(next);
                });
            });
        if (mayBeRepaired && problem.cells.size() == 1) continue;
        return Error{{"generate/locked-faults",
                      {std::string(problem.message.id), int(problem.cells.size()), problem.cells}}};
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> whyNotGenerated(const GameProfile& game, const GenerationRequest& request) {
    const std::vector<Symmetry> symmetries = generatedSymmetries(game);
    if (std::ranges::count(symmetries, request.symmetry) == 0)
        return Error{{"generate/symmetry", {std::string(symmetryId(request.symmetry))}}};
    const std::vector<WishInfo> infos = wishesOf(game);
    if (auto error = whyNotWishes(infos, request.wishes)) return error;
    const int few = numbersOf(request.keep.value_or(Map()), game).varietyFew;
    if (auto error = whyDemandFails(game, few, infos, request.wishes)) return error;
    if (auto error = whySharesClash(game, few, infos, request.wishes)) return error;
    if (auto error = whyLinesClash(game, infos, request.wishes)) return error;
    if (auto error = whyRoutesClash(infos, request.wishes, game.board)) return error;
    const auto locked = lockedTerrain(game, request);
    if (!locked) return locked.error();
    return whyLockedFails(game, request, *locked);
}

std::optional<GenerationRequest> requestOf(const Map& map, const GameProfile& game) {
    if (!map.origin || map.origin->generator != generatorVersion || map.game != game.id) return std::nullopt;
    GenerationRequest request;
    request.symmetry = map.origin->symmetry;
    request.seed = map.origin->seed;
    request.wishes = map.origin->wishes;
    const std::vector<std::string>& rows = map.origin->locked;
    if (rows.empty()) return request;
    Map keep = newMap(game);
    keep.info = map.info;
    keep.rules = map.rules;
    keep.notes = map.notes;
    for (int row = 0; row < int(rows.size()); ++row)
        for (int column = 0; column < int(rows[std::size_t(row)].size()); ++column) {
            const Code code = rows[std::size_t(row)][std::size_t(column)];
            const Cell cell{row, column};
            if (code == MapOrigin::openCell || !keep.terrain().contains(cell)) continue;
            keep.layer(terrainLayer)[cell] = code;
            request.locked.push_back(cell);
        }
    request.keep = std::move(keep);
    return request;
}

void lockAlso(GenerationRequest& request, const GenerationRequest& locking) {
    if (!locking.keep || locking.locked.empty()) return;
    const Size size = locking.keep->size();
    Grid<char> ruled(size, 0); // by what is added: the cells themselves and their mirror images
    for (const Cell cell : locking.locked)
        if (size.contains(cell)) ruled[cell] = ruled[partner(cell, size, request.symmetry)] = 1;
    std::erase_if(request.locked, [&](Cell cell) { return size.contains(cell) && ruled[cell]; });
    if (!request.keep || request.keep->size() != size) {
        request.keep = locking.keep;
        request.keep->origin.reset();
        request.locked.clear();
    }
    for (const Cell cell : locking.locked) {
        if (!size.contains(cell)) continue;
        request.keep->layer(terrainLayer)[cell] = locking.keep->terrain()[cell];
        request.locked.push_back(cell);
    }
}

std::optional<GenerationRequest> requestForOthers(const Map& map, const GameProfile& game) {
    auto request = requestOf(map, game);
    if (!request || map.lockedCells.empty()) return request;
    GenerationRequest locking;
    locking.keep = map;
    locking.locked = map.lockedCells.cells();
    lockAlso(*request, locking);
    return request;
}

GenerationRequest requestLike(const Map& map, const GameProfile& game, const Wishes& wishes,
                              std::uint64_t seed) {
    GenerationRequest request;
    const std::vector<Symmetry> symmetries = generatedSymmetries(game);
    const bool isKnown = std::ranges::count(symmetries, map.symmetry) > 0;
    if (!symmetries.empty()) request.symmetry = isKnown ? map.symmetry : symmetries.front();
    request.seed = seed;
    request.wishes = wishes;
    if (map.size() != game.board) return request;
    SeededRandom random(seed);
    const Grid<int> noise =
        noiseField(map.size(), request.symmetry, std::max(1, map.size().rows / 5), random);
    std::vector<int> values = noise.values();
    std::ranges::sort(values);
    const int limit = values[values.size() * 2 / 3];
    Map keep = map;
    keep.origin.reset();
    forEachCell(map.size(), [&](Cell cell) {
        if (noise[cell] < limit && !game.isHole(cell)) request.locked.push_back(cell);
    });
    request.keep = std::move(keep);
    return request;
}

} // namespace stonemason::kings_conflict
