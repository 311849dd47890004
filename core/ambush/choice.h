// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "core/ambush/search.h"

#include <stop_token>

namespace stonemason::ambush {

/// Greedy selection: repeatedly chooses the best place and removes all places that overlap it. The result is
/// in the order of a list. All places must lie on a map of this size and be found with these stencils.
std::vector<Place> chooseBest(std::span<const Place> places, std::span<const Stencil> stencils, Size map,
                              Overlap overlap);

/// As many places as possible: begins with chooseBest() and exchanges one place for two as long as possible.
/// If removing a place frees very many others, only an even sample of them is tried, which bounds the
/// running time. Never fewer than chooseBest(), but not always the maximum. In the order of a list. Returns
/// nullopt if a stop was requested.
std::optional<std::vector<Place>> chooseMost(std::span<const Place> places, std::span<const Stencil> stencils,
                                             Size map, Overlap overlap, const std::stop_token& stop = {});

/// Which of the places that pass are to be sites.
enum class Choice : std::uint8_t {
    Best, ///< chooseBest()
    Most, ///< chooseMost()
    All   ///< every one, whether or not they overlap
};

/// The most places to search for as candidates of this choice: maximumPlaces, and no more than can be
/// reported in full, with at most a cell of the largest map for each cell that does not agree or from which
/// a unit attacks. At least 1.
std::size_t mostKeptPlaces(Choice choice, std::span<const Stencil> stencils);

/// Returns nullopt if a stop was requested.
std::optional<std::vector<Place>> choose(Choice choice, std::span<const Place> places,
                                         std::span<const Stencil> stencils, Size map, Overlap overlap,
                                         const std::stop_token& stop = {});

} // namespace stonemason::ambush
