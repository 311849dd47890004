// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

/// A property of maps that can be wished for. Its name and meaning are sentences: wishName() and
/// wishMeaning() in editor/kings_conflict/text/generate_text.h.
struct WishInfo {
    std::string id; ///< "water", "route-width": the key in Wishes, in files and on the command line
    WishKind kind = WishKind::Share;
    WishUnit unit = WishUnit::Percent;
    int terrainClass = -1; ///< of a Share: index into GameProfile::classes
    WishRange limits;      ///< what may be wished for
    WishRange standard;    ///< what is wished for unless another range is given
};

/// The wishes that make sense for the game, in the order in which they are shown: a game without rivers has
/// none for their length, one without kings none for routes.
std::vector<WishInfo> wishesOf(const GameProfile& game);

/// The symmetries in which maps of the game can be made, in the profile's order: those it lists that its
/// board can have and that lay one king's start on the other's. Never Symmetry::None, unless it is all that a
/// game without kings lists.
std::vector<Symmetry> generatedSymmetries(const GameProfile& game);

/// What each wish comes out as on the map, in the order of wishesOf(): 14 for "14 % forest". Any map will do;
/// where the starts are not on the board (startsApply), wishes about kings count 0.
std::vector<int> countedWishes(const Map& map, const GameProfile& game);

/// A share in percent as countedWishes() rounds it: 3 of 121 is 2. 0 of nothing.
constexpr int roundedPercent(int part, int whole) {
    return whole == 0 ? 0 : (part * 200 + whole) / (2 * whole);
}

/// The range that holds for a wish: the one that is given, else the standard.
WishRange rangeOf(const Wishes& wishes, const WishInfo& wish);

} // namespace stonemason::kings_conflict
