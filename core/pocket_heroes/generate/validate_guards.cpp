// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// A declared guard post: one guard, on one of the cells.
struct Post {
    int zone = -1;
    int level = noGuardLevel;
    std::vector<Cell> cells;
};

/// Validates that each guard stands at a declared post of its level or beside treasure, that each post has
/// its guard, and that the strength of each is possible for its level.
/// Cost: O(guards * posts).
class GuardValidator {
public:
    explicit GuardValidator(const ValidationContext& context)
        : context_(context), treasures_(context.footing.size(), 0) {
        for (const Item& item : context.input.world.items)
            if (treasures_.contains(item.cell)) treasures_[item.cell] = 1;
        for (const LinkReport& link : context.input.report.links) {
            if (link.guardLevel < 0) continue;
            if (link.portal)
                for (const Cell cell : link.cells)
                    addBeside(ThingKind::Visitable, cell, link.guardLevel);
            else if (!link.cells.empty())
                addInPassage(link);
        }
        for (const ZoneReport& zone : context.input.report.zones)
            for (const MineReport& mine : zone.mines)
                if (mine.guardLevel >= 0) addBeside(ThingKind::Ownerable, mine.cell, mine.guardLevel);
    }

    void run() const {
        std::set<int> strays, miscounted;
        std::vector<int> standing(context_.input.worldTemplate.zones.size(), 0);
        for (const Guard& guard : context_.input.world.guards) {
            const int zone = context_.zoneOf(guard.cell);
            if (zone >= 0 && isPosted(guard)) ++standing[std::size_t(zone)];
            if (!isPosted(guard) && !holdsTreasure(guard)) strays.insert(zone);
            if (!isCounted(guard.troop)) miscounted.insert(zone);
        }
        for (int zone = 0; zone < int(standing.size()); ++zone)
            if (standing[std::size_t(zone)] < std::ranges::count(posts_, zone, &Post::zone))
                strays.insert(zone);
        for (const int zone : strays)
            context_.report("guard-stray", zone);
        for (const int zone : miscounted)
            context_.report("guard-count", zone);
    }

private:
    void add(std::vector<Cell> cells, Cell guarded, int level) {
        posts_.push_back({context_.zoneOf(guarded), level, std::move(cells)});
    }

    /// Adds a post in the first cell of a passage and, if it is its own image, one in the last.
    void addInPassage(const LinkReport& link) {
        const Cell front = link.cells.front();
        const Cell back = link.cells.back();
        add({front}, front, link.guardLevel);
        const WorldSymmetry symmetry = context_.input.report.origin.symmetry;
        if (symmetry != WorldSymmetry::None && back == imageOf(symmetry, context_.footing.size(), front))
            add({back}, back, link.guardLevel);
    }

    void addBeside(ThingKind kind, Cell entrance, int level) {
        std::vector<Cell> cells;
        for (const Cell step : approachesOf(kind))
            cells.push_back(entrance + step);
        add(std::move(cells), entrance, level);
    }

    bool isPosted(const Guard& guard) const {
        return std::ranges::any_of(posts_, [&](const Post& post) {
            return guard.troop.creature == randomGuard + post.level &&
                   std::ranges::count(post.cells, guard.cell) > 0;
        });
    }

    /// Whether it is an undeclared guard of treasure.
    bool holdsTreasure(const Guard& guard) const {
        if (guard.troop.creature <= randomGuard) return false;
        constexpr int reach = 2;
        bool holds = false;
        forEachWithin(guard.cell, reach, [&](Cell cell) {
            holds = holds || (treasures_.contains(cell) && treasures_[cell] != 0);
        });
        return holds;
    }

    bool isCounted(const Troop& troop) const {
        const int level = troop.creature - randomGuard;
        if (level < 0 || level > guardLevels) return false;
        const IntRange count = context_.input.worldTemplate.config.guardCount[std::size_t(level)];
        return troop.count >= count.min && troop.count <= count.max;
    }

    const ValidationContext& context_;
    std::vector<Post> posts_;
    Grid<char> treasures_; ///< 1 where a treasure lies
};

} // namespace

void validateGuards(const ValidationContext& context) {
    GuardValidator(context).run();
}

} // namespace stonemason::pocket_heroes
