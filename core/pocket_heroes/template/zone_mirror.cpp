// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/zone_mirror.h"

#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Looks for an involution of the zones that keeps links, by backtracking: zones come in the order of a
/// breadth-first search from a player's zone, so that links rule most images out at once.
/// Invariant: between zones that have an image, links and their images are alike.
/// Cost: at most mostSteps pairs of zones, each with the links of the first.
/// Source: own work.
class MirrorSearch {
public:
    MirrorSearch(const Template& made, WorldSymmetry symmetry) : made_(made), linksOf_(made.zones.size()) {
        mirror_.symmetry = symmetry;
        mirror_.zoneImages.assign(made.zones.size(), noZone);
        mirror_.playerImages.fill(PlayerId::Neutral);
        for (int link = 0; link < int(made.links.size()); ++link) {
            if (made.links[std::size_t(link)].kind == LinkKind::Near) continue;
            linksOf_[std::size_t(made.links[std::size_t(link)].first)].push_back(link);
            linksOf_[std::size_t(made.links[std::size_t(link)].second)].push_back(link);
        }
        findKinds();
        putInOrder();
    }

    Result<ZoneMirror> find() {
        if (place(0)) return mirror_;
        return Error{why_.value_or(Message{"mirror/none"})};
    }

private:
    static constexpr int mostSteps = 20'000;

    const Zone& zone(int index) const { return made_.zones[std::size_t(index)]; }
    int& imageOf(int index) { return mirror_.zoneImages[std::size_t(index)]; }

    void putInOrder() {
        std::vector<char> seen(made_.zones.size(), 0);
        const auto addFrom = [&](int start) {
            if (std::exchange(seen[std::size_t(start)], char(1)) != 0) return;
            order_.push_back(start);
            for (std::size_t next = order_.size() - 1; next < order_.size(); ++next)
                for (const int link : linksOf_[std::size_t(order_[next])]) {
                    const int beside = otherEnd(link, order_[next]);
                    if (std::exchange(seen[std::size_t(beside)], char(1)) == 0) order_.push_back(beside);
                }
        };
        for (int index = 0; index < int(made_.zones.size()); ++index)
            if (isHome(zone(index))) addFrom(index);
        for (int index = 0; index < int(made_.zones.size()); ++index)
            addFrom(index);
    }

    int otherEnd(int link, int from) const {
        const Link& ends = made_.links[std::size_t(link)];
        return ends.first == from ? ends.second : ends.first;
    }

    static bool isHome(const Zone& zone) {
        return std::ranges::any_of(zone.castles, [](const auto& castle) { return isPlayer(castle.owner); });
    }

    /// All of a zone that its image has, too, but for whose it is.
    static auto figuresOf(const Zone& zone) {
        std::vector<std::tuple<int, int, int, bool>> mines;
        for (const ZoneMine& mine : zone.mines)
            mines.emplace_back(int(mine.resource), mine.guardLevel.min, mine.guardLevel.max,
                               isPlayer(mine.owner));
        std::vector<std::pair<int, bool>> castles;
        for (const ZoneCastle& castle : zone.castles)
            castles.emplace_back(int(castle.nation), isPlayer(castle.owner));
        return std::tuple(zone.size, zone.richness, zone.mineCount.min, zone.mineCount.max,
                          zone.castleCount.min, zone.castleCount.max, mines, castles, zone.kind, zone.guards,
                          zone.castleSize, zone.moreCastles.min, zone.moreCastles.max);
    }

    void findKinds() {
        for (const Zone& zone : made_.zones) {
            const auto figures = figuresOf(zone);
            const auto like = std::ranges::find_if(
                made_.zones, [&](const Zone& other) { return figuresOf(other) == figures; });
            kinds_.push_back(int(like - made_.zones.begin()));
        }
    }

    /// Whether the players of a zone can be those of its image; notes them.
    bool exchangePlayers(const Zone& one, const Zone& other) {
        const auto exchange = [this](PlayerId from, PlayerId to) {
            if (!isPlayer(from)) return true;
            PlayerId& there = mirror_.playerImages[std::size_t(from)];
            PlayerId& back = mirror_.playerImages[std::size_t(to)];
            if (from == to || (isPlayer(there) && there != to) || (isPlayer(back) && back != from))
                return false;
            there = to;
            back = from;
            return true;
        };
        for (std::size_t i = 0; i < one.castles.size(); ++i)
            if (!exchange(one.castles[i].owner, other.castles[i].owner)) return false;
        for (std::size_t i = 0; i < one.mines.size(); ++i)
            if (!exchange(one.mines[i].owner, other.mines[i].owner)) return false;
        return true;
    }

    using LinkFigures = std::tuple<LinkKind, int, int>;
    LinkFigures figuresOf(int link) const {
        const Link& wanted = made_.links[std::size_t(link)];
        return {wanted.kind, wanted.guardLevel.min, wanted.guardLevel.max};
    }

    /// The links from a zone to zones that have an image, as they are or as their images are to be.
    std::multiset<std::pair<int, LinkFigures>> linksFrom(int from, bool asImages) const {
        std::multiset<std::pair<int, LinkFigures>> links;
        for (const int link : linksOf_[std::size_t(from)]) {
            const int end = otherEnd(link, from);
            const int image = mirror_.zoneImages[std::size_t(end)];
            if (image != noZone) links.emplace(asImages ? image : end, figuresOf(link));
        }
        return links;
    }

    bool place(std::size_t next) {
        while (next < order_.size() && imageOf(order_[next]) != noZone)
            ++next;
        if (next == order_.size()) return isSound();
        const int one = order_[next];
        for (int other = 0; other < int(made_.zones.size()); ++other)
            if (other != one && tryImage(one, other, next)) return true;
        return tryImage(one, one, next);
    }

    bool tryImage(int one, int other, std::size_t next) {
        if (imageOf(other) != noZone || steps_ >= mostSteps) return false;
        if (kinds_[std::size_t(one)] != kinds_[std::size_t(other)]) return false;
        if (one == other && isHome(zone(one))) return false;
        ++steps_;
        const auto players = mirror_.playerImages;
        if (one == other || exchangePlayers(zone(one), zone(other))) {
            imageOf(one) = other;
            imageOf(other) = one;
            if (linksFrom(one, true) == linksFrom(other, false) && place(next + 1)) return true;
            imageOf(one) = imageOf(other) = noZone;
        }
        mirror_.playerImages = players;
        return false;
    }

    /// Whether the zones that have their images now can lie on two sides of a line; says why not.
    bool isSound() {
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
        const auto crossing = takeSides();
        if (crossing && !isTurn()) return refuse({"mirror/link", {crossing->first, crossing->second}});
        findLinkImages();
        if (const auto lacking = sharePortalsOut())
            return refuse({"mirror/portal", {lacking->first, lacking->second}});
        return true;
    }

    /// A castle that is nobody's, of any nation, can stand on either side.
    static bool canBeOwnImage(const Zone& zone) {
        return std::ranges::none_of(zone.castles,
                                    [](const ZoneCastle& castle) {
                                        return isPlayer(castle.owner) || castle.nation != Nation::Random;
                                    }) &&
               std::ranges::none_of(zone.mines, [](const auto& mine) { return isPlayer(mine.owner); });
    }

    bool isTurn() const { return mirror_.symmetry == WorldSymmetry::HalfTurn; }

    /// Of a half-turn, what would have to lie in the middle beside something else: a zone, or a zone and its
    /// image that a passage joins.
    std::optional<std::pair<int, int>> secondInMiddle() const {
        if (!isTurn()) return std::nullopt;
        int middle = noZone;
        for (int index = 0; index < int(made_.zones.size()); ++index) {
            if (!mirror_.isOwnImage(index)) continue;
            if (middle != noZone) return std::pair(middle, index);
            middle = index;
        }
        for (const Link& link : made_.links) {
            if (!isPassage(link.kind) || mirror_.zoneImages[std::size_t(link.first)] != link.second) continue;
            if (middle != noZone) return std::pair(link.first, link.second);
            middle = link.first;
        }
        return std::nullopt;
    }

    /// Zones that passages join without crossing the line are on one side of it; in a half-turn as many of
    /// them as possible. The first link that says otherwise, if any.
    std::optional<std::pair<int, int>> takeSides() {
        constexpr char unknown = 2;
        mirror_.isHere.assign(made_.zones.size(), unknown);
        std::vector<int> front;
        const auto take = [&](int zone) {
            mirror_.isHere[std::size_t(zone)] = 1;
            if (mirror_.isOwnImage(zone)) return;
            mirror_.isHere[std::size_t(imageOf(zone))] = 0;
            front.push_back(zone);
        };
        std::optional<std::pair<int, int>> crossing;
        for (const int start : order_) {
            if (mirror_.isHere[std::size_t(start)] == unknown) take(start);
            for (std::size_t next = 0; next < front.size(); ++next)
                for (const int link : linksOf_[std::size_t(front[next])]) {
                    if (made_.links[std::size_t(link)].kind == LinkKind::Portal) continue;
                    const int beside = otherEnd(link, front[next]);
                    if (imageOf(beside) == front[next] && beside != front[next]) continue;
                    if (mirror_.isHere[std::size_t(beside)] == 0 && !crossing)
                        crossing = std::pair(front[next], beside);
                    if (mirror_.isHere[std::size_t(beside)] == unknown) take(beside);
                }
            front.clear();
        }
        return crossing;
    }

    /// First to links that differ from their images, which need two pairs alike. The link for which there are
    /// none left, if any.
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

    void findLinkImages() {
        mirror_.linkImages.assign(made_.links.size(), noZone);
        for (int link = 0; link < int(made_.links.size()); ++link)
            for (const int other : linksOf_[std::size_t(imageOf(made_.links[std::size_t(link)].first))]) {
                const int end = imageOf(made_.links[std::size_t(link)].second);
                if (mirror_.linkImages[std::size_t(link)] != noZone ||
                    std::ranges::count(mirror_.linkImages, other) > 0 ||
                    figuresOf(other) != figuresOf(link) ||
                    otherEnd(other, imageOf(made_.links[std::size_t(link)].first)) != end)
                    continue;
                mirror_.linkImages[std::size_t(link)] = other;
                mirror_.linkImages[std::size_t(other)] = link;
            }
    }

    const Template& made_;
    std::vector<std::vector<int>> linksOf_; ///< by zone
    std::vector<int> kinds_;                ///< by zone, the first that is like it
    std::vector<int> order_;
    ZoneMirror mirror_;
    std::optional<Message> why_; ///< the first mirror that was found will not do
    int steps_ = 0;
};

int playersOf(const Template& made) {
    std::set<PlayerId> players;
    for (const Zone& zone : made.zones)
        for (const ZoneCastle& castle : zone.castles)
            if (isPlayer(castle.owner)) players.insert(castle.owner);
    return int(players.size());
}

} // namespace

Result<ZoneMirror> mirrorOf(const Template& worldTemplate, WorldSymmetry symmetry) {
    const int players = playersOf(worldTemplate);
    if (players < 2 || players % 2 != 0) return Error{{"mirror/players", {players}}};
    const auto isThere = [&](int zone) { return zone >= 0 && zone < int(worldTemplate.zones.size()); };
    if (!std::ranges::all_of(worldTemplate.links,
                             [&](const Link& link) { return isThere(link.first) && isThere(link.second); }))
        return Error{{"mirror/none"}};
    const Template own = withLikeNumbers(worldTemplate);
    return MirrorSearch(own, symmetry).find();
}

} // namespace stonemason::pocket_heroes
