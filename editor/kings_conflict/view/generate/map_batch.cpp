// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/map_batch.h"

#include "core/base/limits.h"
#include "core/kings_conflict/map/cell_change.h"

namespace stonemason::kings_conflict {

namespace {

constexpr int seedsForEach = 3;  ///< that are tried for a map, on average
constexpr int hopelessSeeds = 6; ///< without any map, after which no more are tried

/// Seeds begin again at 0 behind the largest.
std::uint64_t seedOf(const MapBatch& batch, int index) {
    return (batch.request.seed + std::uint64_t(index)) % (maximumSeed + 1);
}

GenerationRequest requestAt(const GameProfile& game, const MapBatch& batch, int index) {
    const std::uint64_t seed = seedOf(batch, index);
    if (batch.like) {
        GenerationRequest like = requestLike(*batch.like, game, batch.request.wishes, seed);
        lockAlso(like, batch.request);
        return like;
    }
    GenerationRequest request = batch.request;
    request.seed = seed;
    return request;
}

Result<Map> mapAt(const GameProfile& game, const MapBatch& batch, int index, const std::stop_token& stop) {
    if (batch.varied.empty() || !batch.request.keep)
        return generateMap(game, requestAt(game, batch, index), stop);
    const Map& base = *batch.request.keep;
    auto edit = variedCells(base, game, batch.varied, seedOf(batch, index), stop);
    if (!edit) return edit.error();
    Map map = base;
    kings_conflict::apply(map, edit->changes);
    return map;
}

} // namespace

std::optional<Error> whyNotGenerated(const GameProfile& game, const MapBatch& batch) {
    if (!batch.varied.empty()) return std::nullopt;
    return whyNotGenerated(game, requestAt(game, batch, 0));
}

std::vector<BatchMap> makeMaps(const GameProfile& game, const MapBatch& batch, const std::stop_token& stop,
                               const std::function<void(std::vector<BatchMap>)>& report) {
    std::vector<BatchMap> maps;
    std::optional<BatchMap> failed;
    for (int i = 0; int(maps.size()) < batch.count && i < seedsForEach * batch.count; ++i) {
        auto map = mapAt(game, batch, i, stop);
        if (stop.stop_requested()) return maps;
        if (map) {
            maps.push_back(
                {.seed = seedOf(batch, i), .isLike = batch.like.has_value(), .map = std::move(map).value()});
            report(maps);
            continue;
        }
        failed = BatchMap{.seed = seedOf(batch, i), .failure = map.error()};
        if (maps.empty() && i + 1 >= hopelessSeeds) break;
    }
    if (maps.empty() && failed) maps.push_back(*std::move(failed));
    return maps;
}

} // namespace stonemason::kings_conflict
