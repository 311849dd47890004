// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_plan.h"

#include "core/base/random.h"
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "core/pocket_heroes/world/world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// The numbers for zones of a role, taken from the samples.
struct RoleNumbers {
    int size;
    int richness;
    IntRange mines; ///< in addition to ore and wood of homes
};

constexpr RoleNumbers numbersOf(ZoneRole role) {
    switch (role) {
    case ZoneRole::Home: return {40, 14, {0, 2}};
    case ZoneRole::Junction: return {28, 22, {1, 2}};
    case ZoneRole::Prize: return {35, 18, {2, 3}}; // its kind increases it
    }
    return {};
}

constexpr ZoneKind kindOf(ZoneRole role) {
    switch (role) {
    case ZoneRole::Home: return ZoneKind::Start;
    case ZoneRole::Junction: return ZoneKind::Junction;
    case ZoneRole::Prize: return ZoneKind::Rich;
    }
    return ZoneKind::Auto;
}

/// Average cells of a zone in a world with symmetry, so that zones cut by its line have enough room.
constexpr int mirroredZoneCells = 120;
/// The same for turns, where the zone in the middle has its mines in each part around a point.
constexpr int turnedZoneCells = 220;

constexpr double shareOfRiches(Riches riches) {
    switch (riches) {
    case Riches::Poor: return 0.5;
    case Riches::Usual: return 1;
    case Riches::Rich: return 1.75;
    }
    return 1;
}

constexpr std::array homeGrounds{Surface::Grass, Surface::Dirt,      Surface::Snow,
                                 Surface::Swamp, Surface::Wasteland, Surface::Desert};
constexpr std::array otherGrounds{Surface::Lava,  Surface::Sand, Surface::NewDesert,
                                  Surface::Swamp, Surface::Dirt, Surface::Snow};

IntRange guardsOf(ZoneRole one, ZoneRole other) {
    const auto [nearer, further] = std::minmax(one, other); // roles are ordered by worth
    if (further == ZoneRole::Prize) return {4, 5};
    if (nearer == ZoneRole::Home) return further == ZoneRole::Home ? IntRange{3, 4} : IntRange{1, 2};
    return {2, 4};
}

/// The first ground of the list that no linked zone has yet; otherwise the first.
Surface groundFor(std::size_t zone, std::span<const Surface> grounds, const Template& planned,
                  const std::vector<bool>& isGiven) {
    const auto isAround = [&](Surface surface) {
        return std::ranges::any_of(planned.links, [&](const Link& link) {
            if (std::size_t(link.first) != zone && std::size_t(link.second) != zone) return false;
            const auto other = std::size_t(std::size_t(link.first) == zone ? link.second : link.first);
            return isGiven[other] && planned.zones[other].surface == surface;
        });
    };
    const auto found = std::ranges::find_if_not(grounds, isAround);
    return found == grounds.end() ? grounds.front() : *found;
}

/// Gives each home a ground of its own, and other zones a ground that differs from their neighbours.
void giveGrounds(Template& planned, const ShapedGraph& graph, std::uint64_t seed) {
    SeededRandom random(seed ^ 0x67726F756E64U); // an independent random stream
    std::array homes = homeGrounds;
    random.shuffle<Surface>(homes);
    std::vector<bool> isGiven(planned.zones.size(), false);
    std::size_t homesGiven = 0;
    for (std::size_t zone = 0; zone < planned.zones.size(); ++zone) {
        if (graph.nodes[zone].role == ZoneRole::Home) {
            planned.zones[zone].surface = homes[homesGiven++ % homes.size()];
        } else {
            std::array others = otherGrounds;
            random.shuffle<Surface>(others);
            planned.zones[zone].surface = groundFor(zone, others, planned, isGiven);
        }
        isGiven[zone] = true;
    }
}

Zone zoneOf(const ShapedGraph::Node& node, Riches riches) {
    const RoleNumbers numbers = numbersOf(node.role);
    Zone zone;
    zone.size = numbers.size;
    zone.richness = int(std::lround(numbers.richness * shareOfRiches(riches)));
    zone.mineCount = numbers.mines;
    zone.castleCount = {0, 0};
    zone.place = node.place;
    zone.kind = kindOf(node.role);
    if (node.role == ZoneRole::Home) zone.mines = {{.resource = Resource::Ore}, {.resource = Resource::Wood}};
    if (node.role == ZoneRole::Prize) zone.mines = {{.resource = Resource::Gold, .guardLevel = {4, 5}}};
    return zone;
}

} // namespace

Template templateOf(const TemplatePlan& plan) {
    const ShapedGraph graph = shapedGraph(plan.shape, plan.players, plan.isolation, plan.seed);
    Template planned;
    planned.config.mapSize = plan.mapSize;
    planned.config.spawnHeroAtCastle = true; // each player has one from the start in maps of people
    for (const ShapedGraph::Node& node : graph.nodes) {
        planned.zones.push_back(zoneOf(node, plan.riches));
        if (node.role != ZoneRole::Home) continue;
        const auto player = PlayerId(planned.zones.size() - 1);
        planned.zones.back().castles = {{.nation = Nation::Random, .owner = player}};
        planned.zones.back().castleCount = {1, 1};
    }
    for (const auto& [first, second] : graph.links)
        planned.links.push_back({.first = first,
                                 .second = second,
                                 .kind = LinkKind::Regular,
                                 .guardLevel = guardsOf(graph.nodes[std::size_t(first)].role,
                                                        graph.nodes[std::size_t(second)].role)});
    giveGrounds(planned, graph, plan.seed);
    if (plan.symmetry != WorldSymmetry::None)
        if (const auto mirror = mirrorOf(planned, plan.symmetry)) {
            planned.config.symmetry = plan.symmetry;
            return withImageGround(planned, *mirror);
        }
    return planned;
}

std::optional<int> smallestMapFor(TemplatePlan plan, const Catalogue& catalogue) {
    for (const int side : worldSides) {
        if (side < plan.mapSize) continue;
        plan.mapSize = side;
        const Template planned = templateOf(plan);
        const int zoneCells = isTurn(plan.symmetry) ? turnedZoneCells : mirroredZoneCells;
        if (plan.symmetry != WorldSymmetry::None && side * side < zoneCells * int(planned.zones.size()))
            continue;
        if (!checkTemplate(planned, catalogue).hasErrors()) return side;
    }
    return std::nullopt;
}

} // namespace stonemason::pocket_heroes
