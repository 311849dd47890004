// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/generate.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// Maps to choose from that differ in their seeds alone.
struct MapBatch {
    GenerationRequest request; ///< with the first seed; each map has the next one of which a map comes
    /// A map that all of them are to resemble (requestLike()); what the request locks stays as well.
    std::optional<Map> like{};
    /// Cells of request.keep of which alone the terrain is made anew (variedCells()); empty: all that is not
    /// locked.
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

/// Why no map of the batch can be made, as far as this shows without trying; fast.
std::optional<Error> whyNotGenerated(const GameProfile& game, const MapBatch& batch);

/// Makes the maps one after the other and reports those that there are so far. Seeds of which no map comes
/// are passed over; if none comes of the first, one entry says why. After a stop request it returns the maps
/// that there are.
std::vector<BatchMap> makeMaps(const GameProfile& game, const MapBatch& batch, const std::stop_token& stop,
                               const std::function<void(std::vector<BatchMap>)>& report);

} // namespace stonemason::kings_conflict
