// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

struct PortalAt {
    PortalEnd end;
    Cell cell;
};

/// Validates that each link is as the report declares it, and that no other way leads from zone to zone.
/// Passages are traced cell by cell, portals are followed from end to end, and each pair of free neighbours
/// is checked once for a step that no link allows.
/// Invariant: passageOf_ marks the passages of all links before, so that no cell belongs to two.
/// Cost: O(cells + cells of links * portals), and O(cells) for each link of portals that could be a passage.
class LinkValidator {
public:
    explicit LinkValidator(const ValidationContext& context)
        : context_(context), template_(context.input.worldTemplate), passageOf_(context.footing.size(), -1) {
        for (const Visitable& building : context.input.world.visitables) {
            const CatalogueObject* object = context.input.catalogue.find(Section::Visitable, building.id);
            if (object && object->portal) portals_.push_back({*object->portal, building.cell});
        }
        for (const Guard& guard : context.input.world.guards)
            guards_.emplace(guard.cell, guard.troop.creature - randomGuard);
    }

    void run() {
        for (int link = 0; link < int(template_.links.size()); ++link)
            if (!validateLink(link)) context_.report("link", link);
        for (int link = 0; link < int(template_.links.size()); ++link)
            if (context_.input.report.links[std::size_t(link)].portal &&
                template_.links[std::size_t(link)].kind != LinkKind::Portal && hasRoomForPassage(link))
                context_.report("link", link);
        validatePortalNumbers();
        findLeaks();
    }

private:
    bool validateLink(int link) {
        const Link& wanted = template_.links[std::size_t(link)];
        const LinkReport& claimed = context_.input.report.links[std::size_t(link)];
        if (claimed.first != wanted.first || claimed.second != wanted.second || claimed.cells.empty())
            return false;
        validateGuard(link, wanted, claimed);
        if (claimed.portal) return validatePortals(link, claimed);
        return wanted.kind != LinkKind::Portal && validatePassage(link, wanted, claimed);
    }

    /// Whether the passage is a path of adjacent free cells from one zone to the other.
    bool validatePassage(int link, const Link& wanted, const LinkReport& claimed) {
        for (std::size_t i = 0; i < claimed.cells.size(); ++i) {
            if (!context_.isFree(claimed.cells[i]) || passageOf_[claimed.cells[i]] >= 0) return false;
            passageOf_[claimed.cells[i]] = link;
            if (i > 0 && chebyshev(claimed.cells[i - 1], claimed.cells[i]) != 1) return false;
        }
        if (!validateBeside(link, wanted, claimed)) return false;
        return leadsTo(claimed.cells.front(), wanted.first) && leadsTo(claimed.cells.back(), wanted.second);
    }

    /// Only wide passages have further cells: free ones, each adjacent to another cell of the passage.
    bool validateBeside(int link, const Link& wanted, const LinkReport& claimed) {
        if (wanted.kind != LinkKind::Wide) return claimed.beside.empty();
        for (const Cell cell : claimed.beside) {
            if (!context_.isFree(cell) || passageOf_[cell] >= 0) return false;
            passageOf_[cell] = link;
            const bool isJoined = std::ranges::any_of(eightSteps, [&](Cell step) {
                return passageOf_.contains(cell + step) && passageOf_[cell + step] == link;
            });
            if (!isJoined) return false;
        }
        return true;
    }

    bool leadsTo(Cell cell, int zone) const {
        return std::ranges::any_of(allDirections, [&](Direction way) {
            const Cell beside = neighbour(cell, way);
            return context_.isFree(beside) && context_.zoneOf(beside) == zone && passageOf_[beside] < 0;
        });
    }

    bool isBlocked(Cell cell) const {
        return context_.footing.contains(cell) && context_.footing[cell] == Footing::Decoration;
    }

    bool isGroundOf(Cell cell, int zone) const {
        return context_.isFree(cell) && context_.zoneOf(cell) == zone && passageOf_[cell] < 0;
    }

    /// Whether a blocked cell can be cleared for a way between two zones: its neighbours belong to them and
    /// are neither a passage nor a building.
    bool canOpen(Cell cell, const Link& wanted) const {
        if (!isBlocked(cell) || !isOfEither(cell, wanted)) return false;
        return std::ranges::all_of(eightSteps, [&](Cell step) {
            const Cell beside = cell + step;
            return !context_.footing.contains(beside) ||
                   (isOfEither(beside, wanted) && passageOf_[beside] < 0 &&
                    context_.footing[beside] != Footing::Building);
        });
    }

    bool isOfEither(Cell cell, const Link& wanted) const {
        const int zone = context_.zoneOf(cell);
        return zone == wanted.first || zone == wanted.second;
    }

    /// Whether only one blocked cell, or one of each zone, separates ground of the two zones in a straight
    /// line.
    bool hasRoomForPassage(int link) const {
        const Link& wanted = template_.links[std::size_t(link)];
        bool found = false;
        forEachCell(context_.footing.size(), [&](Cell cell) {
            if (found || !isGroundOf(cell, wanted.first)) return;
            found = std::ranges::any_of(allDirections, [&](Direction way) {
                const Cell wall = neighbour(cell, way);
                if (!canOpen(wall, wanted)) return false;
                const Cell behind = neighbour(wall, way);
                if (isGroundOf(behind, wanted.second)) return true;
                return context_.zoneOf(wall) == wanted.first && context_.zoneOf(behind) == wanted.second &&
                       canOpen(behind, wanted) && isGroundOf(neighbour(behind, way), wanted.second);
            });
        });
        return found;
    }

    const PortalAt* portalAt(Cell cell) const {
        const auto found = std::ranges::find(portals_, cell, &PortalAt::cell);
        return found == portals_.end() ? nullptr : &*found;
    }

    /// Whether one pair leads from the first zone to the second, and one, possibly the same, back.
    bool validatePortals(int link, const LinkReport& claimed) {
        bool there = false;
        bool back = false;
        for (const Cell cell : claimed.cells) {
            const PortalAt* in = portalAt(cell);
            if (!in) return false;
            usedPairs_[in->end.pair] = link;
            for (const Cell other : claimed.cells) {
                const PortalAt* out = portalAt(other);
                if (!out || out == in || out->end.pair != in->end.pair || !in->end.leadsIn ||
                    !out->end.leadsOut)
                    continue;
                const int from = context_.zoneOf(cell);
                const int to = context_.zoneOf(other);
                there = there || (from == claimed.first && to == claimed.second);
                back = back || (from == claimed.second && to == claimed.first);
            }
        }
        return there && back;
    }

    /// Reports pairs that do not have two ends or belong to no link.
    void validatePortalNumbers() {
        std::map<int, int> ends;
        for (const PortalAt& portal : portals_)
            ++ends[portal.end.pair];
        for (const auto& [pair, count] : ends) {
            const auto link = usedPairs_.find(pair);
            if (count != 2 || link == usedPairs_.end())
                context_.report("portal", link == usedPairs_.end() ? -1 : link->second);
        }
    }

    static bool isIn(int level, IntRange range) { return level >= range.min && level <= range.max; }

    /// Whether the template allows the guard level to be drawn.
    bool isDrawn(int level, const Link& wanted) const {
        if (wanted.kind == LinkKind::Wide) return level < 0;
        if (level >= 0 && isIn(level, wanted.guardLevel)) return true;
        const bool minusOne = isIn(-1, wanted.guardLevel);
        const bool less = wanted.guardLevel.min < -1;
        const bool byCode = template_.config.guardRule == GuardRule::Code;
        if (level < 0 && (byCode ? less : minusOne)) return true;
        return (byCode ? minusOne : less) && isIn(level, template_.config.linkGuardLevel);
    }

    void validateGuard(int link, const Link& wanted, const LinkReport& claimed) {
        bool isSound = isDrawn(claimed.guardLevel, wanted);
        for (const Cell cell : claimed.cells) {
            std::vector<int> levels;
            const auto look = [&](Cell place) {
                if (const auto guard = guards_.find(place); guard != guards_.end())
                    levels.push_back(guard->second);
            };
            if (claimed.portal)
                for (const Cell step : approachesOf(ThingKind::Visitable))
                    look(cell + step);
            else if (cell == claimed.cells.front())
                look(cell);
            else
                continue;
            const bool isThere = std::ranges::count(levels, claimed.guardLevel) > 0;
            // Guards of other posts may stand beside a portal.
            if (claimed.guardLevel >= 0 ? !isThere : !claimed.portal && !levels.empty()) isSound = false;
        }
        if (!isSound) context_.report("link-guard", link);
    }

    bool isOfLink(int link, int zone) const {
        const Link& wanted = template_.links[std::size_t(link)];
        return wanted.first == zone || wanted.second == zone;
    }

    bool isLeak(Cell cell, Cell beside) const {
        if (!context_.isFree(cell) || !context_.isFree(beside)) return false;
        const int one = passageOf_[cell];
        const int other = passageOf_[beside];
        if (one >= 0 && other >= 0) return one != other;
        if (one >= 0) return !isOfLink(one, context_.zoneOf(beside));
        if (other >= 0) return !isOfLink(other, context_.zoneOf(cell));
        return context_.zoneOf(cell) != context_.zoneOf(beside);
    }

    void findLeaks() {
        std::vector<char> leaks(template_.zones.size(), 0);
        forEachCell(context_.footing.size(), [&](Cell cell) {
            for (const Cell step : forwardSteps)
                if (isLeak(cell, cell + step)) leaks[std::size_t(context_.zoneOf(cell))] = 1;
        });
        const auto lookAt = [&](ThingKind kind, const auto& buildings) {
            for (const auto& building : buildings)
                for (const Cell step : approachesOf(kind)) {
                    const Cell cell = building.cell + step;
                    const int zone = context_.zoneOf(building.cell);
                    if (zone >= 0 && context_.isFree(cell) && context_.zoneOf(cell) != zone &&
                        passageOf_[cell] < 0)
                        leaks[std::size_t(zone)] = 1;
                }
        };
        lookAt(ThingKind::Visitable, context_.input.world.visitables);
        lookAt(ThingKind::Ownerable, context_.input.world.ownerables);
        lookAt(ThingKind::Castle, context_.input.world.castles);
        for (int zone = 0; zone < int(leaks.size()); ++zone)
            if (leaks[std::size_t(zone)] != 0) context_.report("leak", zone);
    }

    const ValidationContext& context_;
    const Template& template_;
    Grid<int> passageOf_; ///< the link that a cell is the passage of, -1 none
    std::vector<PortalAt> portals_;
    std::map<int, int> usedPairs_; ///< number of a pair, link
    std::multimap<Cell, int> guards_;
};

} // namespace

void validateLinks(const ValidationContext& context) {
    LinkValidator(context).run();
}

} // namespace stonemason::pocket_heroes
