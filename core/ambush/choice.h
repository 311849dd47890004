// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "core/ambush/search.h"

#include <stop_token>

namespace stonemason::ambush {

/// The places that are left when the best is chosen again and again, and all that overlap it are removed. In
/// the order of a list. All places must be on a map of the size and found with these stencils.
std::vector<Place> chooseBest(std::span<const Place> places, std::span<const Stencil> stencils, Size map,
                              Overlap overlap);

/// As many places as possible: begins with chooseBest() and exchanges one for two as long as that can be
/// done. A place whose removal frees very many others is exchanged for two of a fair selection of them only,
/// so that the time stays bearable. Never fewer than chooseBest(), not always as many as there could be. In
/// the order of a list. Returns nullopt if a stop was requested.
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
