// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/zone_mirror.h"

#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/template/zone_permutation.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Searches the permutations of the zones, see findZonePermutation(), for one that allows the zones to lie
/// in the parts of a map, with their links and portals.
/// Cost: that of the search, and O(zones + links^2) for each permutation that it finds.
/// Source: own work.
class MirrorSearch {
public:
    MirrorSearch(const Template& made, WorldSymmetry symmetry) : made_(made), links_(made) {
        mirror_.symmetry = symmetry;
    }

    Result<ZoneMirror> find() {
        if (findZonePermutation(made_, mirror_.order(),
                                [this](const ZonePermutation& images) { return lieInParts(images); }))
            return mirror_;
        return Error{why_.value_or(Message{"mirror/none"})};
    }

private:
    const Zone& zone(int index) const { return made_.zones[std::size_t(index)]; }
    int imageOf(int index) const { return mirror_.zoneImages[std::size_t(index)]; }

    /// Whether zones with these images can lie in the parts of a map; records the first reason against it.
    bool lieInParts(const ZonePermutation& images) {
        mirror_.zoneImages = images.zoneImages;
        mirror_.playerImages = images.playerImages;
        const auto refuse = [this](Message why) {
            if (!why_) why_ = std::move(why);
            return false;
        };
        const bool hasOwnCells = mirror_.symmetry == WorldSymmetry::Diagonal;
        for (int index = 0; index < int(made_.zones.size()); ++index) {
            if (!mirror_.isOwnImage(index)) continue;
            if (!canBeOwnImage(zone(index))) return refuse({"mirror/castle", {index}});
        }
        if (const auto second = secondInMiddle())
            return refuse({"mirror/middle", {second->first, second->second}});
        for (const Link& link : made_.links) {
            if (link.kind == LinkKind::Near || (hasOwnCells && !isPassage(link.kind))) continue;
            if (mirror_.isOwnImage(link.first) && mirror_.isOwnImage(link.second))
                return refuse({"mirror/link", {link.first, link.second}});
        }
        if (const auto crossing = takeParts())
            return refuse(
                {isQuarterTurn() ? "mirror/opposite" : "mirror/link", {crossing->first, crossing->second}});
        findLinkImages();
        if (const auto lacking = sharePortalsOut())
            return refuse({"mirror/portal", {lacking->first, lacking->second}});
        return true;
    }

    /// A zone can be its own image if it has no player's castle or mine and no castle of a given nation.
    static bool canBeOwnImage(const Zone& zone) {
        return std::ranges::none_of(zone.castles,
                                    [](const ZoneCastle& castle) {
                                        return isPlayer(castle.owner) || castle.nation != Nation::Random;
                                    }) &&
               std::ranges::none_of(zone.mines, [](const auto& mine) { return isPlayer(mine.owner); });
    }

    bool isHalfTurn() const { return mirror_.symmetry == WorldSymmetry::HalfTurn; }
    bool isQuarterTurn() const { return mirror_.symmetry == WorldSymmetry::QuarterTurn; }

    /// In a turn, a second candidate for the middle, where only one fits: a zone or, in a half-turn, a zone
    /// and its image joined by a passage.
    std::optional<std::pair<int, int>> secondInMiddle() const {
        if (!isTurn(mirror_.symmetry)) return std::nullopt;
        int middle = noZone;
        for (int index = 0; index < int(made_.zones.size()); ++index) {
            if (!mirror_.isOwnImage(index)) continue;
            if (middle != noZone) return std::pair(middle, index);
            middle = index;
        }
        if (isQuarterTurn()) return std::nullopt;
        for (const Link& link : made_.links) {
            if (!isPassage(link.kind) || mirror_.zoneImages[std::size_t(link.first)] != link.second) continue;
            if (middle != noZone) return std::pair(link.first, link.second);
            middle = link.first;
        }
        return std::nullopt;
    }

    /// Whether no passage can join a zone here with one in that part.
    bool isBeyondReach(int part) const {
        constexpr int opposite = 2;
        return isQuarterTurn() ? part == opposite : part != 0 && !isHalfTurn();
    }

    /// Assigns parts so that passages join zones of one part where possible: breadth-first, each zone gets
    /// the part of the first that leads to it. Returns the first passage that crosses where none can.
    std::optional<std::pair<int, int>> takeParts() {
        constexpr int unknown = -1;
        mirror_.parts.assign(made_.zones.size(), unknown);
        std::vector<int> front;
        const auto take = [&](int zone) {
            mirror_.parts[std::size_t(zone)] = 0;
            if (mirror_.isOwnImage(zone)) return;
            for (int part = 1; part < mirror_.order(); ++part)
                mirror_.parts[std::size_t(mirror_.zoneImage(zone, part))] = part;
            front.push_back(zone);
        };
        std::optional<std::pair<int, int>> crossing;
        for (const int start : links_.breadthFirst()) {
            if (mirror_.parts[std::size_t(start)] == unknown) take(start);
            for (std::size_t next = 0; next < front.size(); ++next)
                for (const int link : links_.at(front[next])) {
                    if (made_.links[std::size_t(link)].kind == LinkKind::Portal) continue;
                    const int beside = links_.otherEnd(link, front[next]);
                    if (mirror_.order() == 2 && imageOf(beside) == front[next]) continue;
                    const int part = mirror_.parts[std::size_t(beside)];
                    if (part != unknown && isBeyondReach(part) && !crossing)
                        crossing = std::pair(front[next], beside);
                    if (part == unknown) take(beside);
                }
            front.clear();
        }
        return crossing;
    }

    /// Assigns portals, first to links that differ from their images, which need two equal pairs. Returns
    /// the link for which none are left, if any.
    std::optional<std::pair<int, int>> sharePortalsOut() {
        constexpr int setsOfAWay = mostPortalLinks / 2; // for both ways, or for one each
        std::array<int, 2> taken{};
        mirror_.portalSets.assign(made_.links.size(), ZoneMirror::noPortals);
        for (const bool asPairs : {true, false})
            for (int link = 0; link < int(made_.links.size()); ++link) {
                const int image = mirror_.linkImages[std::size_t(link)];
                if (made_.links[std::size_t(link)].kind != LinkKind::Portal || image == noZone ||
                    (image != link) != asPairs || mirror_.portalSets[std::size_t(link)] >= 0)
                    continue;
                const int wanted = asPairs ? 2 : 1;
                const auto way =
                    std::ranges::find_if(taken, [&](int already) { return already + wanted <= setsOfAWay; });
                if (way == taken.end())
                    return std::pair(made_.links[std::size_t(link)].first,
                                     made_.links[std::size_t(link)].second);
                const int first = int(way - taken.begin()) * setsOfAWay;
                mirror_.portalSets[std::size_t(link)] = first + (*way)++;
                if (asPairs) mirror_.portalSets[std::size_t(image)] = first + (*way)++;
            }
        return std::nullopt;
    }

    /// An equal link between the images of the zones that is not yet used as an image.
    int imageOfLink(int link) {
        const int first = imageOf(made_.links[std::size_t(link)].first);
        const int second = imageOf(made_.links[std::size_t(link)].second);
        for (const int other : links_.at(first))
            if (links_.otherEnd(other, first) == second &&
                links_.figuresOf(other) == links_.figuresOf(link) &&
                std::ranges::count(mirror_.linkImages, other) == 0)
                return other;
        return noZone;
    }

    /// Finds the images in cycles, as for zones: the image of the last of order() links is the first.
    void findLinkImages() {
        mirror_.linkImages.assign(made_.links.size(), noZone);
        for (int first = 0; first < int(made_.links.size()); ++first) {
            int link = first;
            for (int length = 1; mirror_.linkImages[std::size_t(link)] == noZone; ++length) {
                const int image = length == mirror_.order() ? first : imageOfLink(link);
                if (image == noZone) break; // of LinkKind::Near
                mirror_.linkImages[std::size_t(link)] = image;
                link = image;
            }
        }
    }

    const Template& made_;
    ZoneLinks links_;
    ZoneMirror mirror_;
    std::optional<Message> why_; ///< why the first permutation that was found is unsuitable
};

int playersOf(const Template& made) {
    std::set<PlayerId> players;
    for (const Zone& zone : made.zones)
        for (const ZoneCastle& castle : zone.castles)
            if (isPlayer(castle.owner)) players.insert(castle.owner);
    return int(players.size());
}

} // namespace

int ZoneMirror::zoneImage(int zone, int steps) const {
    for (; steps > 0; --steps)
        zone = zoneImages[std::size_t(zone)];
    return zone;
}

Result<ZoneMirror> mirrorOf(const Template& worldTemplate, WorldSymmetry symmetry) {
    const int players = playersOf(worldTemplate);
    const bool isQuarterTurn = symmetry == WorldSymmetry::QuarterTurn;
    if (isQuarterTurn && players != orderOf(symmetry)) return Error{{"mirror/quarters", {players}}};
    if (players < 2 || players % 2 != 0) return Error{{"mirror/players", {players}}};
    const auto isThere = [&](int zone) { return zone >= 0 && zone < int(worldTemplate.zones.size()); };
    if (!std::ranges::all_of(worldTemplate.links,
                             [&](const Link& link) { return isThere(link.first) && isThere(link.second); }))
        return Error{{"mirror/none"}};
    const auto portal = std::ranges::find(worldTemplate.links, LinkKind::Portal, &Link::kind);
    if (isQuarterTurn && portal != worldTemplate.links.end()) // it would need four equal pairs
        return Error{{"mirror/portal", {portal->first, portal->second}}};
    const Template own = withLikeNumbers(worldTemplate);
    return MirrorSearch(own, symmetry).find();
}

} // namespace stonemason::pocket_heroes
