// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <array>
#include <functional>
#include <tuple>
#include <vector>

namespace stonemason::pocket_heroes {

/// The links of a template that make a way, by their zones. The template must outlive it.
class ZoneLinks {
public:
    explicit ZoneLinks(const Template& made);

    const std::vector<int>& at(int zone) const { return linksOf_[std::size_t(zone)]; }
    int otherEnd(int link, int from) const;

    /// What a link and its image have in common.
    using Figures = std::tuple<LinkKind, int, int>;
    Figures figuresOf(int link) const;

    /// All zones in the order of breadth-first searches, first from the players' zones.
    std::vector<int> breadthFirst() const;

private:
    const Template& made_;
    std::vector<std::vector<int>> linksOf_;
};

/// The image of each zone and of each player; the image of a player owns the things in the images of the
/// player's zones; Neutral for colours that the template does not have.
struct ZonePermutation {
    std::vector<int> zoneImages;
    std::array<PlayerId, playerCount> playerImages{};
};

/// Tries permutations of the zones until one is accepted; false: none is. A permutation preserves all
/// properties of zones and links except players and surfaces. Its cycles have the length `order`, or one
/// where the zone has no player's castle. Cost: a bounded number of steps; in templates in which very many
/// zones are alike, a permutation may be missed.
bool findZonePermutation(const Template& made, int order,
                         const std::function<bool(const ZonePermutation&)>& accept);

} // namespace stonemason::pocket_heroes
