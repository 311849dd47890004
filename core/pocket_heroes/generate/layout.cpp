// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

// Draws the random numbers of the template (mines, castles, guards), then places the zones: drawZones()
// draws the graph of the links without portals, which is stretched over the map, randomly turned or mirrored
// where the template places no zone or allows it, and shaken.
// Invariant: shaking never makes more links cross than before.
// Cost: that of drawZones() and O(links^2) for each of at most five shakes.
// Source: own work; zone_drawing.cpp names the sources of the drawing.

/// The number of first attempts in which zones stay where the template places them, even if links cross.
constexpr int attemptsAsPlaced = 2;

Resource anyResource(SeededRandom& random) {
    return Resource(random.below(resourceCount));
}

bool hasMine(const std::vector<PlannedMine>& mines, Resource resource) {
    return std::ranges::find(mines, resource, &PlannedMine::resource) != mines.end();
}

/// Ore and wood first if `baseFirst`, else a random resource that the zone does not have yet.
Resource lackingResource(const std::vector<PlannedMine>& mines, bool baseFirst, SeededRandom& random) {
    if (baseFirst)
        for (const Resource base : {Resource::Ore, Resource::Wood})
            if (!hasMine(mines, base)) return base;
    std::vector<Resource> lacking;
    for (int resource = 0; resource < resourceCount; ++resource)
        if (!hasMine(mines, Resource(resource))) lacking.push_back(Resource(resource));
    return lacking.empty() ? anyResource(random) : lacking[std::size_t(random.below(int(lacking.size())))];
}

/// @param shift see guardShiftOf(); it does not apply to the mine's own levels
int mineGuard(const Config& config, IntRange range, Resource resource, int shift, SeededRandom& random) {
    int level = random.in(range);
    if (level >= noGuardLevel && level <= guardLevels) return level;
    level = random.in(config.mineGuardLevel);
    if (isBaseResource(resource) && config.decreaseGuardLevelAtBaseMineByOne) --level;
    return shiftedLevel(std::clamp(level, noGuardLevel, guardLevels), shift);
}

/// The upper limit of planned mines: the required ones, one of each resource, or as many as fit loosely on
/// the cells of the zone, whichever is most.
int mostMines(const Zone& zone, double cells, int cellsPerDrawnMine) {
    const int needed = std::max(int(zone.mines.size()), zone.mineCount.min);
    return std::max({needed, resourceCount, int(cells) / cellsPerDrawnMine});
}

/// A resource that the zone does not have yet, drawn by weight; without such weights any missing one.
Resource resourceByWeight(const std::vector<PlannedMine>& mines, const ZoneKindMines& wanted,
                          SeededRandom& random) {
    std::array<int, resourceCount> weights = wanted.weights;
    for (const PlannedMine& mine : mines)
        weights[std::size_t(mine.resource)] = 0;
    const auto resource = random.weightedIndex(weights);
    return resource ? Resource(*resource) : lackingResource(mines, false, random);
}

std::vector<PlannedMine> planMines(const Plan& plan, const Zone& zone, double cells, SeededRandom& random) {
    const Template& worldTemplate = plan.worldTemplate;
    const int shift = guardShiftOf(zone, plan.catalogue);
    std::vector<PlannedMine> mines;
    const auto add = [&](Resource resource, PlayerId owner, IntRange guard) {
        mines.push_back({resource, owner, mineGuard(worldTemplate.config, guard, resource, shift, random)});
    };
    for (const ZoneMine& mine : zone.mines)
        add(mine.resource == Resource::Random ? anyResource(random) : mine.resource, mine.owner,
            mine.guardLevel);
    const int count =
        std::min(random.in(zone.mineCount), mostMines(zone, cells, plan.numbers.cellsPerDrawnMine));
    while (int(mines.size()) < count)
        add(lackingResource(mines, worldTemplate.config.prioritizeBaseMines, random), PlayerId::Neutral,
            ZoneMine().guardLevel);
    return mines;
}

std::vector<PlannedMine> minesOfKind(const Plan& plan, const Zone& zone, const ZoneKindMines& wanted,
                                     SeededRandom& random) {
    const int shift = guardShiftOf(zone, plan.catalogue);
    std::vector<PlannedMine> mines;
    for (int left = random.in(wanted.count); left > 0; --left) {
        const Resource resource = resourceByWeight(mines, wanted, random);
        mines.push_back(
            {resource, PlayerId::Neutral,
             mineGuard(plan.worldTemplate.config, ZoneMine().guardLevel, resource, shift, random)});
    }
    return mines;
}

/// Adds mines of the resources that the zone does not have yet, in the order of the world, so that zones
/// which are alike get the same.
void addFurtherMines(const Plan& plan, const Zone& zone, double cells, int side,
                     std::span<const Resource> order, SeededRandom& random, std::vector<PlannedMine>& mines) {
    const Config& config = plan.worldTemplate.config;
    const int shift = guardShiftOf(zone, plan.catalogue);
    int left = furtherMines(zone, cells, int(mines.size()), side, config);
    for (std::size_t next = 0; left > 0; --left) {
        for (std::size_t tries = 0; tries < order.size() && hasMine(mines, order[next]); ++tries)
            next = (next + 1) % order.size();
        const Resource resource = order[next];
        next = (next + 1) % order.size();
        mines.push_back(
            {resource, PlayerId::Neutral, mineGuard(config, ZoneMine().guardLevel, resource, shift, random)});
    }
}

int linkGuard(const Config& config, const Link& link, SeededRandom& random) {
    if (link.kind == LinkKind::Wide) return noGuardLevel;
    const int level = random.in(link.guardLevel);
    if (level >= 0) return std::min(level, guardLevels);
    const bool byConfig = (level == -1) == (config.guardRule == GuardRule::Code);
    return byConfig ? std::clamp(random.in(config.linkGuardLevel), noGuardLevel, guardLevels) : noGuardLevel;
}

/// Stretches one coordinate of the drawing over the map.
template <typename Member>
void stretch(std::vector<DrawingPoint>& points, Member member, double side, double rim) {
    const auto [least, most] = std::ranges::minmax(points, {}, member);
    const double from = std::invoke(member, least);
    const double width = std::invoke(member, most) - from;
    for (DrawingPoint& point : points) {
        double& value = std::invoke(member, point);
        value = width > 1e-3 ? rim + (value - from) / width * (side - 2 * rim) : side / 2;
    }
}

/// Moves each point randomly by at most half of `most`, less if more links would cross, so that no two zones
/// of a drawing coincide and no two worlds are alike.
std::vector<DrawingPoint> shaken(const std::vector<DrawingPoint>& points, const std::vector<ZonePair>& pairs,
                                 double most, SeededRandom& random) {
    constexpr int tries = 5;
    const int crossings = crossingsOf(pairs, points);
    std::vector<DrawingPoint> moved = points;
    for (int i = 0; i < tries; ++i, most /= 2) {
        for (std::size_t zone = 0; zone < points.size(); ++zone) {
            moved[zone].x = points[zone].x + (random.unit() - .5) * most;
            moved[zone].y = points[zone].y + (random.unit() - .5) * most;
        }
        if (crossingsOf(pairs, moved) <= crossings) break;
    }
    return moved;
}

/// If no player has a castle, gives the first castle to Red; if none is drawn, adds one in the largest zone
/// that may have one.
void giveRedACastle(Draft& draft, const std::vector<Zone>& zones) {
    const auto first =
        std::ranges::find_if(draft.castles, [](const auto& castle) { return castle.has_value(); });
    if (first != draft.castles.end()) {
        (*first)->owner = PlayerId::Red;
        return;
    }
    int largest = -1;
    for (int zone = 0; zone < int(zones.size()); ++zone)
        if (zones[std::size_t(zone)].castleCount.max > 0 &&
            (largest < 0 || draft.wanted[std::size_t(zone)] > draft.wanted[std::size_t(largest)]))
            largest = zone;
    if (largest < 0) {
        const auto some = std::ranges::find_if(draft.moreCastles, [](int count) { return count > 0; });
        if (some == draft.moreCastles.end()) return;
        --*some;
        largest = int(some - draft.moreCastles.begin());
    }
    draft.castles[std::size_t(largest)] = ZoneCastle{Nation::Random, PlayerId::Red};
}

/// How a drawing lies on the map: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 then exchanges
/// rows and columns.
int pickTurn(PlacedZones placed, SeededRandom& random) {
    constexpr std::array<int, 4> quarters{0, 5, 3, 6};
    switch (placed) {
    case PlacedZones::AsDrawn: return 0;
    case PlacedZones::Turned: return quarters[std::size_t(random.below(int(quarters.size())))];
    case PlacedZones::Mirrored: break;
    }
    constexpr int ways = 8;
    return random.below(ways);
}

} // namespace

std::vector<double> cellsWanted(const Template& worldTemplate, Size size) {
    std::vector<double> cells;
    double whole = 0;
    for (const Zone& zone : worldTemplate.zones) {
        const double radius = std::max(1, zone.size);
        cells.push_back(worldTemplate.config.shareRule == ShareRule::Square ? radius * radius : radius);
        whole += cells.back();
    }
    for (double& wanted : cells)
        wanted *= double(size.area()) / whole;
    return cells;
}

Draft startDraft(const Plan& plan, int side, SeededRandom& random) {
    Draft draft;
    draft.size = {side, side};
    if (plan.half) {
        SeededRandom ofEdge(SeededRandom(random).next() ^ 0x65646765U); // leaves other draws unchanged
        draft.image = WorldImage(plan.half->symmetry(), draft.size, ofEdge);
    }
    const auto& zones = plan.worldTemplate.zones;
    draft.wanted =
        plan.half ? cellsOfHalf(*plan.half, draft.size) : cellsWanted(plan.worldTemplate, draft.size);
    const std::vector<double> wholeWanted =
        cellsWanted(plan.half ? plan.half->fullTemplate : plan.worldTemplate, draft.size);
    const auto cellsOf = [&](std::size_t zone) {
        return wholeWanted[plan.half ? std::size_t(plan.half->fullZones[zone]) : zone];
    };
    SeededRandom ofFurther(SeededRandom(random).next() ^ 0x6675727468U);
    std::array<Resource, resourceCount> order{};
    for (std::size_t resource = 0; resource < order.size(); ++resource)
        order[resource] = Resource(resource);
    ofFurther.shuffle<Resource>(order);
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const Zone& zone = zones[i];
        SeededRandom ofKind(SeededRandom(random).next() ^ 0x6D696E6573U); // leaves other draws unchanged
        // Worlds of two halves use the cells of a zone and its image, so that their seeds still give the
        // same worlds.
        const double ofMines = draft.image.order() > 2 ? cellsOf(i) : draft.wanted[i];
        draft.mines.push_back(planMines(plan, zone, ofMines, random));
        if (const ZoneKindMines* wanted = kindMinesOf(zone, plan.catalogue))
            draft.mines.back() = minesOfKind(plan, zone, *wanted, ofKind);
        addFurtherMines(plan, zone, cellsOf(i), side, order, ofFurther, draft.mines.back());
        if (draft.image.exists() && !draft.image.isDiagonal() && plan.half->isOwnImage(int(i)))
            repeatMines(draft.mines.back(), zone, draft.image.order());
        std::optional<ZoneCastle> castle;
        const int count = random.in(zone.castleCount);
        if (!zone.castles.empty())
            castle = zone.castles.front();
        else if (count > 0)
            castle = ZoneCastle();
        draft.castles.push_back(castle);
        const int more = random.in(zone.moreCastles);
        const int further = furtherCastles(zone, cellsOf(i), 1 + more, side, plan.worldTemplate.config);
        draft.moreCastles.push_back(more + (castle ? further : 0));
    }
    if (!hasPlayers(plan.worldTemplate)) giveRedACastle(draft, zones);
    for (int link = 0; link < int(plan.worldTemplate.links.size()); ++link) {
        const Link& wanted = plan.worldTemplate.links[std::size_t(link)];
        DraftLink draftLink{link, wanted.kind == LinkKind::Portal, {}, {}, 0, {}};
        draftLink.guardLevel = linkGuard(plan.worldTemplate.config, wanted, random);
        draft.links.push_back(std::move(draftLink));
    }
    if (plan.half)
        for (const MirrorPlan::EdgePassage& passage : plan.half->edgePassages) {
            const Link& wanted = plan.half->fullTemplate.links[std::size_t(passage.fullLink)];
            draft.edgePassages.push_back({passage.fullLink, false, {}, {}, 0, {}});
            draft.edgePassages.back().guardLevel = linkGuard(plan.worldTemplate.config, wanted, random);
        }
    draft.richness.assign(zones.size(), 0);
    draft.zoneOf = Grid<std::int16_t>(draft.size, -1);
    draft.skeleton = Grid<char>(draft.size, 0);
    draft.ranges = Grid<RangeKind>(draft.size, RangeKind::None);
    draft.use = Grid<CellUse>(draft.size, CellUse::Open);
    draft.roads = Grid<char>(draft.size, 0);
    return draft;
}

Result<Draft> layOutZones(Draft draft, const Plan& plan, SeededRandom& random) {
    if (plan.half) return layOutHalf(std::move(draft), plan, random);
    if (!plan.layout.centres.empty() && plan.layout.centres.size() == plan.worldTemplate.zones.size()) {
        const double side = draft.size.rows;
        for (const DrawingPoint part : plan.layout.centres)
            draft.centres.push_back({part.x * side, part.y * side});
        draft.placesGivenUp = plan.layout.placesGivenUp;
        return draft;
    }
    // Portals lead anywhere, so they do not constrain the layout.
    Template walked{plan.worldTemplate.name, plan.worldTemplate.zones, {}, plan.worldTemplate.config};
    for (const Link& link : plan.worldTemplate.links)
        if (link.kind != LinkKind::Portal) walked.links.push_back(link);
    const std::vector<ZonePair> touching = touchingIn(walked);
    for (const Link& link : plan.near)
        walked.links.push_back({link.first, link.second});
    const std::size_t spare = sparePortals(plan.worldTemplate);
    std::vector<DrawingPoint> points = drawZones(walked, random, spare);
    const auto isPlaced = [](const Zone& zone) { return zone.place.has_value(); };
    if (plan.attempt >= attemptsAsPlaced && std::ranges::any_of(walked.zones, isPlaced) &&
        !canUncross(touching, points, spare)) {
        for (Zone& zone : walked.zones)
            zone.place.reset();
        draft.placesGivenUp = true;
        points = drawZones(walked, random, spare);
    }
    const double side = draft.size.rows;
    // Half the width of a zone of the average size keeps the outermost ones off the rim.
    const double rim = side / (2 * std::sqrt(double(points.size())) + 1);
    stretch(points, &DrawingPoint::x, side, rim);
    stretch(points, &DrawingPoint::y, side, rim);
    const bool arePlaced = std::ranges::any_of(walked.zones, isPlaced);
    const int turn =
        pickTurn(arePlaced ? plan.worldTemplate.config.placedZones : PlacedZones::Mirrored, random);
    for (DrawingPoint& point : points) {
        if (turn & 1) point.x = side - point.x;
        if (turn & 2) point.y = side - point.y;
        if (turn & 4) std::swap(point.x, point.y);
    }
    draft.centres = shaken(points, touchingIn(walked), rim * plan.numbers.centreJitter(), random);
    return draft;
}

} // namespace stonemason::pocket_heroes
