// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/generate.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// A batch of maps to choose from, which differ only in their seeds.
struct MapBatch {
    GenerationRequest request; ///< with the first seed; each map has the next one of which a map comes
    /// A map that all maps must resemble (requestLike()); the cells locked by the request stay as well.
    std::optional<Map> like{};
    /// The only cells of request.keep whose terrain is regenerated (variedCells()); empty: all cells that
    /// are not locked.
    std::vector<Cell> varied{};
    int count = 12;

    bool operator==(const MapBatch&) const = default;
};

/// One map of a batch, or why there is none.
struct BatchMap {
    std::uint64_t seed = 0;
    bool isLike = false; ///< it resembles MapBatch::like, so that the seed alone does not make it
    std::optional<Map> map{};
    std::optional<Error> failure{};

    bool operator==(const BatchMap&) const = default;
};

/// The reason why no map of the batch can be made, if a quick check without generating finds one.
std::optional<Error> whyNotGenerated(const GameProfile& game, const MapBatch& batch);

/// Generates the maps one by one and reports those completed so far. Seeds that yield no map are skipped; if
/// the first ones all fail, one entry contains the reason. After a stop request it returns the maps made
/// by then.
std::vector<BatchMap> makeMaps(const GameProfile& game, const MapBatch& batch, const std::stop_token& stop,
                               const std::function<void(std::vector<BatchMap>)>& report);

} // namespace stonemason::kings_conflict
