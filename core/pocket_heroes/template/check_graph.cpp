// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/planar_drawing.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// graph/no-zones
/// graph/no-zone: number of the missing zone
/// graph/self: zone
/// graph/twice: the two zones
/// graph/apart: first zone of a disconnected group, size of the group
/// graph/portals: links with portals, most
/// graph/crowded: links that require portals, most
/// graph/crossing: links that cross others where zones have places, links for which portals are left
constexpr std::string_view graphMessages[]{"graph/no-zones", "graph/no-zone", "graph/self",
                                           "graph/twice",    "graph/apart",   "graph/portals",
                                           "graph/crowded",  "graph/crossing"};
/// fix/link, fix/uncrowd: the two zones
constexpr std::string_view graphFixes[]{"fix/remove-link", "fix/link", "fix/no-portal", "fix/uncrowd",
                                        "fix/free-places"};

bool areZones(const Template& worldTemplate, const Link& link) {
    const auto isZone = [&](int zone) { return zone >= 0 && zone < int(worldTemplate.zones.size()); };
    return isZone(link.first) && isZone(link.second);
}

/// Whether the link becomes a passage if its zones touch.
bool canTouch(const Template& worldTemplate, const Link& link) {
    return areZones(worldTemplate, link) && link.first != link.second && isPassage(link.kind);
}

/// touchingIn() for the links between two different zones.
std::vector<ZonePair> pairsThatTouch(const Template& worldTemplate) {
    Template sound{{}, {}, worldTemplate.links, {}};
    std::erase_if(sound.links, [&](const Link& link) { return !canTouch(worldTemplate, link); });
    return touchingIn(sound);
}

TemplateFix removal(int link) {
    return {{"fix/remove-link"}, RemoveLink{link}};
}

void findBadLinks(const Template& worldTemplate, TemplateFindings& problems) {
    std::map<std::pair<int, int>, int> seen;
    for (int i = 0; i < int(worldTemplate.links.size()); ++i) {
        const Link& link = worldTemplate.links[std::size_t(i)];
        const auto add = [&](Severity severity, Message message, std::vector<Cell> places) {
            problems.add(graphCheck.id, severity, message.id, [&]() -> TemplateProblem {
                return {graphCheck.id, severity, std::move(message), std::move(places), {removal(i)}};
            });
        };
        if (!areZones(worldTemplate, link)) {
            const bool isFirst = link.first < 0 || link.first >= int(worldTemplate.zones.size());
            add(Severity::Error, {"graph/no-zone", {isFirst ? link.first : link.second}}, {linkCell(i)});
        } else if (link.first == link.second) {
            add(Severity::Error, {"graph/self", {link.first}}, {linkCell(i), zoneCell(link.first)});
        } else if (link.kind != LinkKind::Near) {
            const auto [first, isNew] = seen.emplace(std::minmax(link.first, link.second), i);
            if (!isNew)
                add(Severity::Warning, {"graph/twice", {link.first, link.second}},
                    {linkCell(i), linkCell(first->second)});
        }
    }
}

/// For each zone the smallest zone that can be reached from it: union-find over the links with path halving.
/// Invariant: the root of a set is its smallest zone. Cost: nearly linear.
/// @param without a link to ignore; -1: none
std::vector<int> groupsOf(const Template& worldTemplate, int without = -1) {
    std::vector<int> parent(worldTemplate.zones.size());
    std::iota(parent.begin(), parent.end(), 0);
    const auto leastOf = [&parent](int zone) {
        while (parent[std::size_t(zone)] != zone)
            zone = parent[std::size_t(zone)] = parent[std::size_t(parent[std::size_t(zone)])];
        return zone;
    };
    for (int i = 0; i < int(worldTemplate.links.size()); ++i) {
        const Link& link = worldTemplate.links[std::size_t(i)];
        if (i == without || link.kind == LinkKind::Near || !areZones(worldTemplate, link)) continue;
        const auto [least, other] = std::minmax({leastOf(link.first), leastOf(link.second)});
        parent[std::size_t(other)] = least;
    }
    for (int zone = 0; zone < int(parent.size()); ++zone)
        parent[std::size_t(zone)] = leastOf(zone);
    return parent;
}

double distanceOf(const Zone& one, const Zone& other) {
    if (!one.place || !other.place) return 0;
    const double x = one.place->x - other.place->x;
    const double y = one.place->y - other.place->y;
    return x * x + y * y;
}

/// A link between the two nearest zones of a disconnected group and the others.
Link nearestLink(const Template& worldTemplate, const std::vector<int>& apart,
                 const std::vector<int>& others) {
    Link link{apart.front(), 0, LinkKind::Regular, {-1, -1}, {}};
    const auto distance = [&](int one, int other) {
        return distanceOf(worldTemplate.zones[std::size_t(one)], worldTemplate.zones[std::size_t(other)]);
    };
    double least = distance(link.first, link.second);
    for (const int one : apart)
        for (const int other : others)
            if (distance(one, other) < least) {
                least = distance(one, other);
                link.first = one;
                link.second = other;
            }
    return link;
}

void findZonesApart(const Template& worldTemplate, TemplateFindings& problems) {
    const std::vector<int> group = groupsOf(worldTemplate);
    std::map<int, std::vector<int>> members; // by the first zone of a group
    for (int zone = 0; zone < int(group.size()); ++zone)
        members[group[std::size_t(zone)]].push_back(zone);
    for (const auto& [first, apart] : members) {
        if (first == 0) continue;
        problems.add(graphCheck.id, Severity::Error, "graph/apart", [&, &zones = apart]() -> TemplateProblem {
            const Link link = nearestLink(worldTemplate, zones, members[0]);
            std::vector<Cell> cells;
            for (const int zone : zones)
                cells.push_back(zoneCell(zone));
            return {graphCheck.id,
                    Severity::Error,
                    {"graph/apart", {zones.front(), int(zones.size())}},
                    std::move(cells),
                    {{{"fix/link", {link.first, link.second}}, AddLink{link.first, link.second}}}};
        });
    }
}

/// The link whose removal costs least: its zones keep most other links, and the graph stays as connected as
/// before. -1: none.
int mostSpareLink(const Template& worldTemplate) {
    std::vector<int> links(worldTemplate.zones.size(), 0);
    for (const auto& [first, second] : pairsThatTouch(worldTemplate)) {
        ++links[std::size_t(first)];
        ++links[std::size_t(second)];
    }
    std::vector<std::pair<int, int>> order; // fewest links of its two zones, negated; position
    for (int i = 0; i < int(worldTemplate.links.size()); ++i)
        if (const Link& link = worldTemplate.links[std::size_t(i)]; canTouch(worldTemplate, link))
            order.emplace_back(-std::min(links[std::size_t(link.first)], links[std::size_t(link.second)]), i);
    std::ranges::sort(order);
    const std::vector<int> whole = groupsOf(worldTemplate);
    const auto spare = std::ranges::find_if(
        order, [&](const auto& entry) { return groupsOf(worldTemplate, entry.second) == whole; });
    return spare == order.end() ? -1 : spare->second;
}

/// The problem of too many links that require portals, with a fix for the most dispensable link.
TemplateProblem crowded(const Template& worldTemplate, int needed) {
    const int spare = mostSpareLink(worldTemplate);
    TemplateProblem problem{
        graphCheck.id, Severity::Error, {"graph/crowded", {needed, mostPortalLinks}}, {}, {}};
    if (spare >= 0) {
        const Link& link = worldTemplate.links[std::size_t(spare)];
        problem.cells.push_back(linkCell(spare));
        problem.fixes.push_back({{"fix/uncrowd", {link.first, link.second}}, RemoveLink{spare}});
    }
    for (int i = 0; i < int(worldTemplate.links.size()); ++i)
        if (i != spare && canTouch(worldTemplate, worldTemplate.links[std::size_t(i)]))
            problem.cells.push_back(linkCell(i));
    return problem;
}

/// Finds links whose lines cross between zones with places, if there are too few portals to replace the
/// links that must be left out.
void findCrossing(const Template& worldTemplate, TemplateFindings& problems) {
    std::vector<DrawingPoint> places;
    for (const Zone& zone : worldTemplate.zones)
        places.push_back(zone.place.value_or(DrawingPoint{}));
    std::vector<ZonePair> pairs = pairsThatTouch(worldTemplate);
    std::erase_if(pairs, [&](ZonePair pair) {
        return !worldTemplate.zones[std::size_t(pair.first)].place ||
               !worldTemplate.zones[std::size_t(pair.second)].place;
    });
    const std::size_t spare = sparePortals(worldTemplate);
    if (canUncross(pairs, places, spare)) return;
    const std::vector<ZonePair> crossing = crossingPairs(pairs, places);
    std::vector<Cell> cells;
    for (int i = 0; i < int(worldTemplate.links.size()); ++i) {
        const Link& link = worldTemplate.links[std::size_t(i)];
        if (canTouch(worldTemplate, link) &&
            std::ranges::count(crossing, ZonePair(std::minmax(link.first, link.second))) > 0)
            cells.push_back(linkCell(i));
    }
    problems.push_back({graphCheck.id,
                        Severity::Warning,
                        {"graph/crossing", {int(cells.size()), int(spare)}},
                        cells,
                        {{{"fix/free-places"}, FreePlaces{}}}});
}

/// Zones are regions of a plane, so at most as many pairs can touch as a planar graph has edges (source:
/// Euler's formula), and their graph must be planar; the other links require portals.
void countCrossing(const Template& worldTemplate, int portals, TemplateFindings& problems) {
    const int zones = int(worldTemplate.zones.size());
    const std::vector<ZonePair> pairs = pairsThatTouch(worldTemplate);
    const int touching = zones < 3 ? zones - 1 : 3 * zones - 6;
    const int spare = mostPortalLinks - portals;
    int needed = portals + std::max(0, int(pairs.size()) - touching);
    if (needed <= mostPortalLinks && zones >= 3)
        needed = std::max(needed, portals + int(fewestLeftOut(zones, pairs, std::size_t(spare) + 1)));
    if (needed > mostPortalLinks)
        problems.push_back(crowded(worldTemplate, needed));
    else
        findCrossing(worldTemplate, problems);
}

void countPortals(const Template& worldTemplate, TemplateFindings& problems) {
    std::vector<Cell> portals;
    for (int i = 0; i < int(worldTemplate.links.size()); ++i)
        if (worldTemplate.links[std::size_t(i)].kind == LinkKind::Portal) portals.push_back(linkCell(i));
    if (int(portals.size()) <= mostPortalLinks) {
        countCrossing(worldTemplate, int(portals.size()), problems);
        return;
    }
    const int last = portals.back().row;
    problems.push_back({graphCheck.id,
                        Severity::Error,
                        {"graph/portals", {int(portals.size()), mostPortalLinks}},
                        portals,
                        {{{"fix/no-portal"}, FreeOfPortal{last}}}});
}

void runGraph(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    if (worldTemplate.zones.empty()) problems.push_back({graphCheck.id, Severity::Error, {"graph/no-zones"}});
    findBadLinks(worldTemplate, problems);
    findZonesApart(worldTemplate, problems);
    countPortals(worldTemplate, problems);
}

} // namespace

constinit const TemplateCheck graphCheck{"graph", runGraph, graphMessages, graphFixes};

} // namespace stonemason::pocket_heroes
