// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/zone_permutation.h"

#include <algorithm>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

bool isHome(const Zone& zone) {
    return std::ranges::any_of(zone.castles, [](const auto& castle) { return isPlayer(castle.owner); });
}

/// Backtracking: cycles begin in the order of a breadth-first search from a player's zone, so that the links
/// exclude most images early.
/// Invariant: between zones that have an image, links and their images are alike.
/// Cost: at most mostSteps tries of an image, each with the links of two zones, O(zones) to find the next,
/// and accept() for each permutation. Source: own work.
class PermutationSearch {
public:
    PermutationSearch(const Template& made, int order,
                      const std::function<bool(const ZonePermutation&)>& accept)
        : made_(made)
        , cycleLength_(order)
        , accept_(accept)
        , links_(made)
        , beginnings_(links_.breadthFirst())
        , sources_(made.zones.size(), noZone) {
        images_.zoneImages.assign(made.zones.size(), noZone);
        images_.playerImages.fill(PlayerId::Neutral);
        findKinds();
    }

    bool find() { return place(0); }

private:
    static constexpr int mostSteps = 40'000;

    const Zone& zone(int index) const { return made_.zones[std::size_t(index)]; }
    int& imageOf(int index) { return images_.zoneImages[std::size_t(index)]; }

    /// The properties of a zone that its image must share; of owners only whether they are players.
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

    /// Whether the players of a zone can be mapped to those of its image; records the mapping.
    bool exchangePlayers(const Zone& one, const Zone& other) {
        const auto give = [this](PlayerId from, PlayerId to) {
            PlayerId& there = images_.playerImages[std::size_t(from)];
            const bool isTaken = std::ranges::count(images_.playerImages, to) > 0;
            if (isPlayer(there) || isTaken) return there == to;
            there = to;
            return true;
        };
        const auto exchange = [&](PlayerId from, PlayerId to) {
            if (!isPlayer(from)) return true;
            return from != to && give(from, to) && (cycleLength_ > 2 || give(to, from));
        };
        for (std::size_t i = 0; i < one.castles.size(); ++i)
            if (!exchange(one.castles[i].owner, other.castles[i].owner)) return false;
        for (std::size_t i = 0; i < one.mines.size(); ++i)
            if (!exchange(one.mines[i].owner, other.mines[i].owner)) return false;
        return true;
    }

    /// The links from a zone to zones that have an image, with these zones replaced by their images.
    std::multiset<std::pair<int, ZoneLinks::Figures>> imagesOfLinks(int from) const {
        std::multiset<std::pair<int, ZoneLinks::Figures>> links;
        for (const int link : links_.at(from))
            if (const int image = images_.zoneImages[std::size_t(links_.otherEnd(link, from))];
                image != noZone)
                links.emplace(image, links_.figuresOf(link));
        return links;
    }

    /// The links from a zone to zones that are an image.
    std::multiset<std::pair<int, ZoneLinks::Figures>> linksToImages(int from) const {
        std::multiset<std::pair<int, ZoneLinks::Figures>> links;
        for (const int link : links_.at(from))
            if (const int end = links_.otherEnd(link, from); sources_[std::size_t(end)] != noZone)
                links.emplace(end, links_.figuresOf(link));
        return links;
    }

    bool place(std::size_t next) {
        while (next < beginnings_.size() && imageOf(beginnings_[next]) != noZone)
            ++next;
        return next == beginnings_.size() ? accept_(images_) : extend({beginnings_[next]}, next);
    }

    /// Gives the last zone of a cycle an image: one more zone, or the first when the cycle is long enough.
    bool extend(const std::vector<int>& cycle, std::size_t next) {
        const int last = cycle.back();
        const auto go = [&](int image) {
            if (image == cycle.front()) return place(next + 1);
            std::vector<int> longer = cycle;
            longer.push_back(image);
            return extend(longer, next);
        };
        if (int(cycle.size()) == cycleLength_) return tryImage(last, cycle.front(), go);
        for (int other = 0; other < int(made_.zones.size()); ++other)
            if (imageOf(other) == noZone && std::ranges::count(cycle, other) == 0 &&
                tryImage(last, other, go))
                return true;
        return cycle.size() == 1 && !isHome(zone(last)) && tryImage(last, last, go);
    }

    template <typename Go>
    bool tryImage(int one, int other, const Go& go) {
        if (sources_[std::size_t(other)] != noZone || steps_ >= mostSteps) return false;
        if (kinds_[std::size_t(one)] != kinds_[std::size_t(other)]) return false;
        ++steps_;
        const auto players = images_.playerImages;
        if (one == other || exchangePlayers(zone(one), zone(other))) {
            imageOf(one) = other;
            sources_[std::size_t(other)] = one;
            if (imagesOfLinks(one) == linksToImages(other) && go(other)) return true;
            imageOf(one) = sources_[std::size_t(other)] = noZone;
        }
        images_.playerImages = players;
        return false;
    }

    const Template& made_;
    int cycleLength_;
    const std::function<bool(const ZonePermutation&)>& accept_;
    ZoneLinks links_;
    std::vector<int> beginnings_;
    std::vector<int> kinds_;   ///< by zone, the first equal zone
    std::vector<int> sources_; ///< by zone, the zone whose image it is
    ZonePermutation images_;
    int steps_ = 0;
};

} // namespace

ZoneLinks::ZoneLinks(const Template& made) : made_(made), linksOf_(made.zones.size()) {
    for (int link = 0; link < int(made.links.size()); ++link) {
        const Link& ends = made.links[std::size_t(link)];
        if (ends.kind == LinkKind::Near) continue;
        linksOf_[std::size_t(ends.first)].push_back(link);
        linksOf_[std::size_t(ends.second)].push_back(link);
    }
}

int ZoneLinks::otherEnd(int link, int from) const {
    const Link& ends = made_.links[std::size_t(link)];
    return ends.first == from ? ends.second : ends.first;
}

ZoneLinks::Figures ZoneLinks::figuresOf(int link) const {
    const Link& wanted = made_.links[std::size_t(link)];
    return {wanted.kind, wanted.guardLevel.min, wanted.guardLevel.max};
}

std::vector<int> ZoneLinks::breadthFirst() const {
    std::vector<int> order;
    std::vector<char> seen(made_.zones.size(), 0);
    const auto addFrom = [&](int start) {
        if (std::exchange(seen[std::size_t(start)], char(1)) != 0) return;
        order.push_back(start);
        for (std::size_t next = order.size() - 1; next < order.size(); ++next)
            for (const int link : at(order[next])) {
                const int beside = otherEnd(link, order[next]);
                if (std::exchange(seen[std::size_t(beside)], char(1)) == 0) order.push_back(beside);
            }
    };
    for (int index = 0; index < int(made_.zones.size()); ++index)
        if (isHome(made_.zones[std::size_t(index)])) addFrom(index);
    for (int index = 0; index < int(made_.zones.size()); ++index)
        addFrom(index);
    return order;
}

bool findZonePermutation(const Template& made, int order,
                         const std::function<bool(const ZonePermutation&)>& accept) {
    return PermutationSearch(made, order, accept).find();
}

} // namespace stonemason::pocket_heroes
