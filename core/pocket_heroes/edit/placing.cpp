// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"

#include "core/pocket_heroes/edit/occupancy.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Decorations and pieces of path of a world, to make room among them.
class Pieces {
public:
    explicit Pieces(const World& world) : decorations_(world.decorations), paths_(world.paths) {
        for (const auto* list : {&decorations_, &paths_})
            for (const Placed& piece : *list)
                taken_.insert(piece.cell);
    }

    void put(const Record& record, WorldEdit& edit) {
        if (!taken_.insert(*cellOf(record)).second) {
            clear(ThingKind::Decoration, decorations_, *cellOf(record), edit);
            clear(ThingKind::Path, paths_, *cellOf(record), edit);
        }
        auto& list = record.kind == ThingKind::Path ? paths_ : decorations_;
        edit.records.push_back({{record.kind, int(list.size())}, std::nullopt, record});
        list.push_back(std::get<Placed>(record.value));
    }

private:
    static void clear(ThingKind kind, std::vector<Placed>& list, Cell cell, WorldEdit& edit) {
        for (int i = int(list.size()) - 1; i >= 0; --i) {
            if (list[std::size_t(i)].cell != cell) continue;
            edit.records.push_back({{kind, i}, Record{kind, list[std::size_t(i)]}, std::nullopt});
            list.erase(list.begin() + i);
        }
    }

    std::vector<Placed> decorations_, paths_;
    std::set<Cell> taken_; ///< by either
};

/// The things, each once, those with higher indices first: so that what goes does not move what is to go.
std::vector<Thing> sortedOnce(std::span<const Thing> things) {
    std::vector<Thing> sorted(things.begin(), things.end());
    std::ranges::sort(sorted, std::ranges::greater());
    const auto twice = std::ranges::unique(sorted);
    sorted.erase(twice.begin(), twice.end());
    return sorted;
}

bool isPiece(const Record& record) {
    return record.kind == ThingKind::Decoration || record.kind == ThingKind::Path;
}

/// The players of a world while their main castles change.
class MainCastles {
public:
    explicit MainCastles(const World& world) : world_(world) {}

    /// The owner of the old one has this one for his main castle now, or none, if it was that.
    void replace(const Castle& old, const Castle* castle, WorldEdit& edit) {
        const auto owner = std::ranges::find(world_.players, old.owner, &Player::id);
        if (owner == world_.players.end()) return;
        const Thing thing{ThingKind::Player, int(owner - world_.players.begin())};
        const Player before = now(thing.index);
        if (!before.mainCastle || before.mainCastle->cell != old.cell) return;
        Player after = before;
        if (castle)
            after.mainCastle->cell = castle->cell;
        else
            after.mainCastle.reset();
        edit.records.push_back({thing, Record{thing.kind, before}, Record{thing.kind, after}});
        changed_[thing.index] = after;
    }

    Player now(int index) const {
        const auto changed = changed_.find(index);
        return changed == changed_.end() ? world_.players[std::size_t(index)] : changed->second;
    }

private:
    const World& world_;
    std::map<int, Player> changed_;
};

/// The first castle of the owner that is not among those that go, or nullptr.
const Castle* castleLeft(const World& world, PlayerId owner, std::span<const Thing> going) {
    for (int i = 0; i < int(world.castles.size()); ++i)
        if (world.castles[std::size_t(i)].owner == owner &&
            !std::ranges::binary_search(going, Thing{ThingKind::Castle, i}, std::ranges::greater()))
            return &world.castles[std::size_t(i)];
    return nullptr;
}

} // namespace

WorldEdit placing(const World& world, const Record& record) {
    return placing(world, std::span(&record, 1));
}

WorldEdit placing(const World& world, std::span<const Record> records) {
    WorldEdit edit;
    std::optional<Pieces> pieces;
    std::array<int, thingKindCount> added{};
    for (const Record& record : records) {
        if (isPiece(record)) {
            if (!pieces) pieces.emplace(world);
            pieces->put(record, edit);
        } else {
            const int index = countOf(world, record.kind) + added[std::size_t(record.kind)]++;
            edit.records.push_back({{record.kind, index}, std::nullopt, record});
        }
    }
    return edit;
}

std::vector<Record> copiesOf(const World& world, std::span<const Thing> things, Cell by) {
    std::vector<Record> copies;
    for (const Thing thing : things) {
        copies.push_back(recordOf(world, thing));
        if (const auto cell = cellOf(copies.back())) setCell(copies.back(), *cell + by);
    }
    return copies;
}

WorldEdit moving(const World& world, std::span<const Thing> things, Cell by) {
    WorldEdit edit;
    MainCastles mainCastles(world);
    for (const Thing thing : sortedOnce(things)) {
        const Record before = recordOf(world, thing);
        const auto cell = cellOf(before);
        if (!cell || by == Cell{}) continue;
        Record after = before;
        setCell(after, *cell + by);
        edit.records.push_back({thing, before, after});
        if (thing.kind == ThingKind::Castle)
            mainCastles.replace(std::get<Castle>(before.value), &std::get<Castle>(after.value), edit);
    }
    return edit;
}

WorldEdit deleting(const World& world, std::span<const Thing> things) {
    const std::vector<Thing> going = sortedOnce(things);
    WorldEdit edit;
    MainCastles mainCastles(world);
    for (const Thing thing : going)
        if (thing.kind == ThingKind::Castle) {
            const Castle& castle = world.castles[std::size_t(thing.index)];
            mainCastles.replace(castle, castleLeft(world, castle.owner, going), edit);
        }
    for (const Thing thing : going) {
        const bool isPlayer = thing.kind == ThingKind::Player;
        edit.records.push_back(
            {thing, isPlayer ? Record{thing.kind, mainCastles.now(thing.index)} : recordOf(world, thing),
             std::nullopt});
    }
    return edit;
}

WorldEdit replacing(const World& world, Thing thing, const Record& record) {
    WorldEdit edit;
    Record before = recordOf(world, thing);
    if (before != record) edit.records.push_back({thing, std::move(before), record});
    return edit;
}

Edges joinsOf(const World& world, const Grid<int>& paths, Cell cell) {
    Edges joins;
    const auto idAt = [&](Cell at) -> const std::string* {
        return paths.contains(at) && paths[at] >= 0 ? &world.paths[std::size_t(paths[at])].id : nullptr;
    };
    const std::string* own = idAt(cell);
    for (const Direction side : allDirections)
        if (const std::string* other = idAt(neighbour(cell, side)); own && other && *own == *other)
            joins.add(side);
    return joins;
}

} // namespace stonemason::pocket_heroes
