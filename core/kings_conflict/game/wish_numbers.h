// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/wishes.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

using stonemason::WishRange;
/// By the ids of wishesOf() (core/kings_conflict/generate/wishes.h).
using stonemason::Wishes;

/// The quantity that a wish constrains. All are computed from the terrain alone, for drawn and generated
/// maps alike.
enum class WishKind : std::uint8_t {
    Share,       ///< tiles of a class of terrain, rivers among the water
    Routes,      ///< groups (touching along edges or corners) of the fewest tiles that close every way from
                 ///< one king's camp, a quarter of the way around the king, to the other's
    RouteWidth,  ///< tiles of the narrowest of them
    RiverLength, ///< tiles with a river, bridges among them
    RoadLength,  ///< tiles with a road, bridges among them
    Openness,    ///< of the tiles within three steps of a king those that kings may enter
    RegionSize,  ///< tiles of a region on average, rounded down
    Islands      ///< groups of tiles closed to kings (touching along edges or corners), with land all around
};

/// The ids of all wishes but shares, which are named by their classes, in the order of the enumeration.
struct WishKindId {
    WishKind kind;
    std::string_view id;
};
inline constexpr std::array wishKindIds{
    WishKindId{WishKind::Routes, "routes"},
    WishKindId{WishKind::RouteWidth, "route-width"},
    WishKindId{WishKind::RiverLength, "river-length"},
    WishKindId{WishKind::RoadLength, "road-length"},
    WishKindId{WishKind::Openness, "openness"},
    WishKindId{WishKind::RegionSize, "region-size"},
    WishKindId{WishKind::Islands, "islands"},
};

/// What the numbers of a wish mean.
enum class WishUnit : std::uint8_t {
    Percent, ///< of the tiles of the board (Share) or of those around the kings (Openness), rounded
    Tiles,
    Count
};

/// Where the generator puts ground of a class.
enum class Landform : std::uint8_t {
    Peaks,   ///< the highest land
    Slopes,  ///< around the peaks
    Lowland, ///< the lowest land
    Wet,     ///< of the rest, what is wettest
    Dry,     ///< ... and what is driest
    Vent     ///< around one or two places, far from the kings
};

/// The words for landforms in game profiles, in the order of the enumeration.
inline constexpr std::array<std::string_view, 6> landformIds{"peaks", "slopes", "lowland",
                                                             "wet",   "dry",    "vent"};

/// The share of a class in generated maps.
struct ShareNumbers {
    int terrainClass = 0; ///< index into GameProfile::classes
    std::string wish;     ///< the wish's id
    Landform landform = Landform::Wet;
    WishRange limits;   ///< what may be wished for, in percent
    WishRange standard; ///< what is wished for unless another range is given

    bool operator==(const ShareNumbers&) const = default;
};

/// Any other wish.
struct WishNumbers {
    WishKind kind = WishKind::Routes;
    WishRange limits;
    WishRange standard;

    bool operator==(const WishNumbers&) const = default;
};

/// The terms of a map's score, see core/kings_conflict/score.
inline constexpr std::array<std::string_view, 6> scoreTermIds{"variety", "balance",   "routes",
                                                              "choices", "landscape", "reach"};

/// The parameters for generating and scoring maps; all assumed, data of the game profile. A profile without
/// any gets those of standardGeneration().
struct GenerationNumbers {
    std::vector<ShareNumbers> shares;
    std::vector<WishNumbers> wishes;
    std::map<std::string, int, std::less<>> score; ///< weights of the terms of a score, by id, 0 to 100

    bool operator==(const GenerationNumbers&) const = default;
};

} // namespace stonemason::kings_conflict
