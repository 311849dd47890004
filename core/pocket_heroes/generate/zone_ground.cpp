// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/zone_ground.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/picture.h"
#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

// Finds where things may stand in a zone without disconnecting it. build() places an object, floods the
// ground from its approach (breadth-first search) if the object does not stand freely, and turns cells that
// are cut off into walls, or restores all if that loses too much or the last passage site.
// Invariant: after each build() the ground of the zone is one 4-connected piece with all cells that are Kept.
// Cost: O(cells of the zone) for a build() that floods, O(cells of the object) otherwise; Plan::work counts
// it.
// Source: own work.

/// The least number of cells of a zone in which buildings need not stand close.
constexpr std::size_t roomyCells = 220;

} // namespace

ZoneGround::ZoneGround(Draft& draft, const Plan& plan)
    : draft_(draft)
    , plan_(plan)
    , cells_(plan.worldTemplate.zones.size())
    , linksAt_(plan.worldTemplate.zones.size())
    , seen_(draft.size, 0)
    , pictures_(draft.size, 0) {
    forEachCell(draft_.size, [this](Cell cell) {
        if (!draft_.image.isBeyond(cell)) cells_[std::size_t(draft_.zoneOf[cell])].push_back(cell);
    });
    for (int i = 0; i < int(plan_.worldTemplate.links.size()); ++i) {
        const Link& link = plan_.worldTemplate.links[std::size_t(i)];
        if (link.kind == LinkKind::Portal) continue;
        linksAt_[std::size_t(link.first)].push_back(i);
        linksAt_[std::size_t(link.second)].push_back(i);
    }
    addPictures();
}

bool ZoneGround::isRoomy(int zone) const {
    return cells_[std::size_t(zone)].size() >= roomyCells;
}

void ZoneGround::raiseWalls(SeededRandom& random) {
    std::map<std::pair<int, int>, bool> inFirst; // by the zones that meet, the lower index first
    const auto wallIsIn = [&](int low, int high) {
        const auto [entry, isNew] = inFirst.try_emplace({low, high}, false);
        if (!isNew) return entry->second;
        const double first = draft_.wanted[std::size_t(low)];
        const double second = draft_.wanted[std::size_t(high)];
        constexpr double farMore = 1.4;
        if (first > farMore * second)
            entry->second = true;
        else if (second <= farMore * first)
            entry->second = random.percent(50);
        return entry->second;
    };
    forEachCell(draft_.size, [&](Cell cell) {
        for (const Cell step : forwardSteps) {
            const Cell beside = cell + step;
            if (!draft_.size.contains(beside) || draft_.image.isBetween(cell, beside)) continue;
            const int low = std::min(draft_.zoneOf[cell], draft_.zoneOf[beside]);
            const int high = std::max(draft_.zoneOf[cell], draft_.zoneOf[beside]);
            if (low == high) continue;
            const bool spineHere = draft_.skeleton[cell] != 0;
            const bool spineThere = draft_.skeleton[beside] != 0;
            const bool here =
                spineHere == spineThere ? (draft_.zoneOf[cell] == low) == wallIsIn(low, high) : spineThere;
            draft_.use[here ? cell : beside] = CellUse::Wall;
        }
    });
    for (int zone = 0; zone < int(cells_.size()); ++zone)
        keepOnePiece(zone);
}

void ZoneGround::keepOnePiece(int zone) {
    std::vector<std::vector<Cell>> pieces;
    ++flood_;
    for (const Cell start : cells_[std::size_t(zone)])
        if (isGround(draft_.use[start]) && seen_[start] != flood_) pieces.push_back(pieceFrom(zone, start));
    std::size_t largest = 0;
    for (const auto& piece : pieces)
        largest = std::max(largest, piece.size());
    const auto worth = [&](const std::vector<Cell>& piece) {
        const auto onSkeleton =
            std::ranges::count_if(piece, [&](Cell cell) { return draft_.skeleton[cell] != 0; });
        return std::tuple(2 * piece.size() >= largest, onSkeleton, piece.size());
    };
    const auto best = std::ranges::max_element(pieces, {}, worth);
    for (auto piece = pieces.begin(); piece != pieces.end(); ++piece)
        if (piece != best)
            for (const Cell cell : *piece)
                draft_.use[cell] = CellUse::Wall;
}

std::vector<Cell> ZoneGround::pieceFrom(int zone, Cell start) {
    std::vector<Cell> piece;
    piece.reserve(cells_[std::size_t(zone)].size());
    piece.push_back(start);
    seen_[start] = flood_;
    for (std::size_t next = 0; next < piece.size(); ++next)
        for (const Direction way : allDirections) {
            const Cell cell = neighbour(piece[next], way);
            if (!draft_.size.contains(cell) || seen_[cell] == flood_ || draft_.zoneOf[cell] != zone ||
                !isGround(draft_.use[cell]))
                continue;
            seen_[cell] = flood_;
            piece.push_back(cell);
        }
    return piece;
}

std::vector<Cell> ZoneGround::cutOff(int zone, Cell from) {
    constexpr std::int64_t looksOfFlood = 4;
    plan_.spend(looksOfFlood * std::int64_t(cells_[std::size_t(zone)].size()));
    ++flood_;
    pieceFrom(zone, from);
    std::vector<Cell> rest;
    for (const Cell cell : cells_[std::size_t(zone)])
        if (isGround(draft_.use[cell]) && seen_[cell] != flood_) rest.push_back(cell);
    return rest;
}

/// Whether only ground of the zone surrounds the object: then it cuts nothing off.
bool ZoneGround::standsFreely(int zone, const CatalogueObject& object, Cell entrance) const {
    return std::ranges::all_of(object.footprint, [&](Cell offset) {
        return std::ranges::all_of(eightSteps, [&](Cell step) {
            const Cell around = offset + step;
            const Cell cell = entrance + around;
            return std::ranges::count(object.footprint, around) > 0 ||
                   (draft_.size.contains(cell) && draft_.zoneOf[cell] == zone && isGround(draft_.use[cell]));
        });
    });
}

bool ZoneGround::fits(int zone, const CatalogueObject& object, Cell entrance) const {
    if (onDiagonal_ != draft_.image.isFixed(entrance)) return false;
    if (mostDamage_ != Damage::Picture && !coversNoPicture(object, entrance)) return false;
    return std::ranges::all_of(object.footprint, [&](Cell offset) {
        const Cell cell = entrance + offset;
        if (!draft_.size.contains(cell) || draft_.zoneOf[cell] != zone) return false;
        if (!onDiagonal_ && (draft_.image.isBeyond(cell) || draft_.image.isFixed(cell))) return false;
        const CellUse use = draft_.use[cell];
        const bool isFree = use == CellUse::Open || use == CellUse::Obstacle;
        // A building may cover walls, except at its entrance.
        return isFree || (use == CellUse::Wall && offset != Cell{0, 0});
    });
}

/// The number of ground cells that the object covers, without the cells that it cuts off.
int ZoneGround::groundUnder(const CatalogueObject& object, Cell entrance) const {
    return int(std::ranges::count_if(object.footprint, [&](Cell offset) {
        const Cell cell = entrance + offset;
        return draft_.size.contains(cell) && isGround(draft_.use[cell]);
    }));
}

std::optional<Cell> ZoneGround::approachFor(int zone, const CatalogueObject& object, Cell entrance,
                                            const std::vector<Cell>& doors) const {
    const auto isOfObject = [&](Cell cell) {
        return std::ranges::any_of(object.footprint, [&](Cell offset) { return entrance + offset == cell; });
    };
    // No roads run along the edge.
    const auto isFarFromRoads = [this](Cell cell) {
        return hasFarDoors() && (draft_.image.isAtEdge(cell) || draft_.isBesideJoint(cell));
    };
    for (const Cell cell : doors)
        if (draft_.size.contains(cell) && !isOfObject(cell) && !isFarFromRoads(cell) &&
            draft_.zoneOf[cell] == zone && isGround(draft_.use[cell]) && draft_.use[cell] != CellUse::Passage)
            return cell;
    return std::nullopt;
}

std::vector<Cell> ZoneGround::doorsOf(ThingKind kind, const CatalogueObject& object, Cell entrance,
                                      int steps) const {
    constexpr Cell below{1, 0};
    constexpr Cell right{0, 1};
    // If images keep the right side, a building and its image are entered from there.
    const bool fromRight = draft_.image.keepsRight();
    const std::array<Cell, 3> order{fromRight ? right : below, fromRight ? below : right, Cell{1, 1}};
    const auto allowed = approachesOf(kind);
    const WorldImage& image = draft_.image;
    const Cell place = steps > 0 ? image.placeOf(pictureOf(object), entrance, steps) : entrance;
    std::vector<Cell> doors;
    for (const Cell step : order)
        if (std::ranges::count(allowed, step) > 0)
            doors.push_back(image.of(place + step, image.order() - steps));
    return doors;
}

std::optional<ZoneGround::Built> ZoneGround::build(int zone, ThingKind kind, const CatalogueObject& object,
                                                   Cell entrance) {
    if (!fits(zone, object, entrance)) return std::nullopt;
    const auto approach = approachFor(zone, object, entrance, doorsOf(kind, object, entrance, 0));
    if (!approach) return std::nullopt;
    const int parts = hasFarDoors() ? draft_.image.order() : 1;
    std::vector<Cell> farApproaches;
    for (int part = 1; part < parts; ++part) {
        const auto far = approachFor(zone, object, entrance, doorsOf(kind, object, entrance, part));
        if (!far) return std::nullopt;
        farApproaches.push_back(*far);
    }
    const bool isFree = standsFreely(zone, object, entrance);
    std::vector<int> linked;
    if (!isFree)
        for (const int link : linksAt_[std::size_t(zone)])
            if (draft_.links[std::size_t(link)].cells.empty() && hasSite(link)) linked.push_back(link);
    Built built{{object.id, zone, entrance, *approach, farApproaches}, &object, 0, {}};
    addPicture(object, entrance, 1);
    const auto set = [&](Cell cell, CellUse use) {
        built.before.emplace_back(cell, draft_.use[cell]);
        built.groundTaken += isGround(draft_.use[cell]) && !isGround(use) ? 1 : 0;
        draft_.use[cell] = use;
    };
    for (const Cell offset : object.footprint)
        set(entrance + offset, offset == Cell{0, 0} ? CellUse::Entrance : CellUse::Building);
    set(*approach, CellUse::Kept);
    for (const Cell far : farApproaches)
        set(far, CellUse::Kept);
    for (int part = 0; part < parts && isRoomy(zone); ++part)
        for (const Cell cell : doorsOf(kind, object, entrance, part))
            if (draft_.size.contains(cell) && draft_.zoneOf[cell] == zone && !draft_.image.isBeyond(cell) &&
                (draft_.use[cell] == CellUse::Open || draft_.use[cell] == CellUse::Obstacle))
                set(cell, CellUse::Kept);
    const std::vector<Cell> lost = isFree ? std::vector<Cell>() : cutOff(zone, *approach);
    const bool losesKept = std::ranges::any_of(lost, [this](Cell cell) {
        return draft_.use[cell] == CellUse::Kept || draft_.use[cell] == CellUse::Passage;
    });
    const std::size_t cells = cells_[std::size_t(zone)].size();
    const std::size_t corners = 3 + cells / 12;
    const std::size_t most = mostDamage_ == Damage::Corners ? corners : std::max(corners, cells / 3);
    if (!losesKept && lost.size() <= most) {
        for (const Cell cell : lost)
            set(cell, CellUse::Wall);
        if (keepsSites(zone, linked)) return built;
    }
    undo(built);
    return std::nullopt;
}

bool ZoneGround::flood(int zone, std::span<const Cell> water) {
    std::vector<int> linked;
    for (const int link : linksAt_[std::size_t(zone)])
        if (draft_.links[std::size_t(link)].cells.empty() && hasSite(link)) linked.push_back(link);
    Built built;
    const auto set = [&](Cell cell, CellUse use) {
        built.before.emplace_back(cell, draft_.use[cell]);
        draft_.use[cell] = use;
    };
    for (const Cell cell : water)
        set(cell, CellUse::Water);
    const auto& cells = cells_[std::size_t(zone)];
    const auto isKept = [this](Cell cell) { return draft_.use[cell] == CellUse::Kept; };
    auto from = std::ranges::find_if(cells, isKept);
    if (from == cells.end())
        from = std::ranges::find_if(
            cells, [this](Cell cell) { return isGround(draft_.use[cell]) && draft_.skeleton[cell] != 0; });
    // In a zone that is mostly water more ground may be cut off: islands of trees.
    const std::size_t part = plan_.zoneAt(zone).kind == ZoneKind::Water ? 4 : 12;
    const std::size_t corners = 3 + cells.size() / part;
    if (from != cells.end())
        if (const std::vector<Cell> lost = cutOff(zone, *from);
            lost.size() <= corners && std::ranges::none_of(lost, isKept)) {
            for (const Cell cell : lost)
                set(cell, CellUse::Wall);
            if (keepsSites(zone, linked)) return true;
        }
    undo(built);
    return false;
}

void ZoneGround::undo(const Built& built) {
    for (auto entry = built.before.rbegin(); entry != built.before.rend(); ++entry)
        draft_.use[entry->first] = entry->second;
    if (built.object) addPicture(*built.object, built.building.cell, -1);
}

} // namespace stonemason::pocket_heroes
