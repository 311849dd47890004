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

/// Each zone with its image and each player with that whose things stand in it; Neutral for colours that the
/// template does not have.
struct ZonePermutation {
    std::vector<int> zoneImages;
    std::array<PlayerId, playerCount> playerImages{};
};

/// Whether a permutation is accepted of those that keep what zones and links have, but for players and
/// surfaces, and whose cycles have a length of `order` or, of zones without a player's castle, of one. They
/// come one after another until one is accepted. Cost: a bounded number of steps, so that in templates in
/// which very many zones are alike one may be missed.
bool findZonePermutation(const Template& made, int order,
                         const std::function<bool(const ZonePermutation&)>& accept);

} // namespace stonemason::pocket_heroes
