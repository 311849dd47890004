// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<Cell, 3> besideBuilding{{{0, 1}, {1, 0}, {1, 1}}};
constexpr std::array<Cell, 2> besideCastle{{{0, 1}, {1, 0}}};

struct PortalPlace {
    PortalEnd end;
    Cell cell;
};

struct TentPlace {
    int key;
    Cell cell;
};

/// Breadth-first search from where heroes begin, continued each time a portal or a key opens more.
/// Invariant: each cell is entered once; what a key would open is searched again only when a new key was
/// found.
/// Cost: O(cells + portals + keys * locked cells).
/// Source: the rules in reach.h.
class Wave {
public:
    Wave(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing)
        : world_(world), footing_(footing), locks_(world.size(), noLock), doors_(world.size(), noDoor) {
        reach_.stands = reach_.enters = Grid<char>(world.size(), 0);
        for (const Visitable& building : world.visitables) {
            const CatalogueObject* object = catalogue.find(Section::Visitable, building.id);
            if (object && object->portal) portals_.push_back({*object->portal, building.cell});
            if (object && object->key) tents_.push_back({*object->key, building.cell});
        }
        markDoors(ThingKind::Visitable, world.visitables);
        markDoors(ThingKind::Ownerable, world.ownerables);
        markDoors(ThingKind::Castle, world.castles);
        for (const Item& item : world.items)
            if (const auto* lock = std::get_if<KeyGuard>(&item.treasure); lock && locks_.contains(item.cell))
                locks_[item.cell] = lock->key;
    }

    Reach run(PlayerId player) {
        return run([this, player] {
            for (const Castle& castle : world_.castles)
                if (castle.owner == player) leave(ThingKind::Castle, castle.cell);
            for (const Hero& hero : world_.heroes)
                if (hero.owner == player) begin(hero.cell);
        });
    }

    Reach run(Cell castle, const std::bitset<256>& keys) {
        reach_.keys = keys;
        return run([this, castle] { leave(ThingKind::Castle, castle); });
    }

    Grid<int> pieces(const std::bitset<256>& keys) {
        reach_.keys = keys;
        Grid<int> numbers(locks_.size(), -1);
        int count = 0;
        forEachCell(locks_.size(), [&](Cell cell) {
            if (!isOpen(cell) || reach_.stands[cell] != 0) return;
            stand(cell);
            spread([&, piece = count++](Cell stood) { numbers[stood] = piece; });
        });
        return numbers;
    }

private:
    static constexpr int noLock = -1;
    static constexpr int noDoor = -1;

    /// @param setOut marks where they begin
    template <typename SetOut>
    Reach run(SetOut setOut) {
        do {
            setOut();
            spread([](Cell) {});
        } while (goThroughPortals() || learnKeys());
        note(ThingKind::Visitable, world_.visitables);
        note(ThingKind::Ownerable, world_.ownerables);
        note(ThingKind::Castle, world_.castles);
        return std::move(reach_);
    }

    bool isOpen(Cell cell) const {
        return footing_.contains(cell) && footing_[cell] == Footing::Free &&
               (locks_[cell] == noLock || reach_.keys.test(std::size_t(locks_[cell])));
    }

    void stand(Cell cell) {
        if (reach_.stands[cell] != 0) return;
        reach_.stands[cell] = 1;
        front_.push_back(cell);
    }

    bool canEnter(ThingKind building, Cell entrance) const {
        return std::ranges::any_of(approachesOf(building), [&](Cell step) {
            const Cell cell = entrance + step;
            return reach_.stands.contains(cell) && reach_.stands[cell] != 0;
        });
    }

    void note(ThingKind kind, const auto& buildings) {
        for (const auto& building : buildings)
            if (reach_.enters.contains(building.cell) && canEnter(kind, building.cell))
                reach_.enters[building.cell] = 1;
    }

    void leave(ThingKind building, Cell entrance) {
        for (const Cell step : approachesOf(building))
            if (isOpen(entrance + step)) stand(entrance + step);
    }

    void markDoors(ThingKind kind, const auto& buildings) {
        for (const auto& building : buildings)
            if (doors_.contains(building.cell)) doors_[building.cell] = int(kind);
    }

    /// A hero who begins at the entrance of a building is in it.
    void begin(Cell cell) {
        if (!footing_.contains(cell)) return;
        if (doors_[cell] == noDoor)
            stand(cell);
        else
            leave(ThingKind(doors_[cell]), cell);
    }

    /// @param visit is called with each cell
    template <typename Visit>
    void spread(Visit visit) {
        while (!front_.empty()) {
            const Cell from = front_.back();
            front_.pop_back();
            visit(from);
            for (const Cell step : eightSteps)
                if (isOpen(from + step)) stand(from + step);
        }
    }

    /// A hero who enters one end comes out at any other of the pair.
    bool goThroughPortals() {
        std::map<int, std::vector<const PortalPlace*>> entered;
        for (const PortalPlace& in : portals_)
            if (in.end.leadsIn && canEnter(ThingKind::Visitable, in.cell))
                entered[in.end.pair].push_back(&in);
        for (const PortalPlace& out : portals_) {
            const auto ins = entered.find(out.end.pair);
            if (!out.end.leadsOut || ins == entered.end()) continue;
            if (ins->second.size() > 1 || ins->second.front() != &out) leave(ThingKind::Visitable, out.cell);
        }
        return !front_.empty();
    }

    bool learnKeys() {
        const auto known = reach_.keys;
        for (const TentPlace& tent : tents_)
            if (canEnter(ThingKind::Visitable, tent.cell)) reach_.keys.set(std::size_t(tent.key));
        forEachCell(locks_.size(), [this](Cell cell) {
            if (locks_[cell] != noLock && isOpen(cell) && touches(reach_, cell)) stand(cell);
        });
        return reach_.keys != known || !front_.empty();
    }

    const World& world_;
    const Grid<Footing>& footing_;
    Grid<int> locks_; ///< the key that the guard of a cell wants
    Grid<int> doors_; ///< the ThingKind of the building that is entered there
    std::vector<PortalPlace> portals_;
    std::vector<TentPlace> tents_;
    std::vector<Cell> front_;
    Reach reach_;
};

bool isSet(const Grid<char>& cells, Cell cell) {
    return cells.contains(cell) && cells[cell] != 0;
}

} // namespace

std::span<const Cell> approachesOf(ThingKind building) {
    if (building == ThingKind::Castle) return besideCastle;
    return besideBuilding;
}

Reach reachOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing, PlayerId player) {
    return Wave(world, catalogue, footing).run(player);
}

Reach reachFrom(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing, Cell castle,
                const std::bitset<256>& keys) {
    return Wave(world, catalogue, footing).run(castle, keys);
}

Grid<int> piecesOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing,
                   const std::bitset<256>& keys) {
    return Wave(world, catalogue, footing).pieces(keys);
}

bool touches(const Reach& reach, Cell cell) {
    return isSet(reach.stands, cell) ||
           std::ranges::any_of(eightSteps, [&](Cell step) { return isSet(reach.stands, cell + step); });
}

bool reaches(const Reach& reach, const Record& record) {
    const auto cell = cellOf(record);
    switch (record.kind) {
    case ThingKind::Hero:
    case ThingKind::Item:
    case ThingKind::Guard: return touches(reach, *cell);
    case ThingKind::Event: return isSet(reach.stands, *cell) || isSet(reach.enters, *cell);
    case ThingKind::Visitable:
    case ThingKind::Ownerable:
    case ThingKind::Castle: return isSet(reach.enters, *cell);
    case ThingKind::Decoration:
    case ThingKind::Path:
    case ThingKind::Player: break;
    }
    return true;
}

} // namespace stonemason::pocket_heroes
