// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"

#include "core/grid/cell_map.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

bool isPiece(const Record& record) {
    return record.kind == ThingKind::Decoration || record.kind == ThingKind::Path;
}

/// Decorations and pieces of path to insert: of several for one cell only the last, because each replaces
/// the one before it.
std::vector<const Record*> lastPieces(std::span<const Record> records, CellMap<std::size_t>& lastOf) {
    for (std::size_t i = 0; i < records.size(); ++i)
        if (isPiece(records[i])) lastOf[*cellOf(records[i])] = i;
    std::vector<const Record*> pieces;
    for (std::size_t i = 0; i < records.size(); ++i)
        if (isPiece(records[i]) && *lastOf.find(*cellOf(records[i])) == i) pieces.push_back(&records[i]);
    return pieces;
}

/// Inserts pieces behind those of their kind, and erases existing pieces on their cells.
void putPieces(const World& world, std::span<const Record> records, WorldEdit& edit) {
    CellMap<std::size_t> lastOf;
    const std::vector<const Record*> pieces = lastPieces(records, lastOf);
    if (pieces.empty()) return;
    for (const ThingKind kind : {ThingKind::Decoration, ThingKind::Path}) {
        const auto& list = kind == ThingKind::Path ? world.paths : world.decorations;
        int index = int(list.size());
        for (int i = index - 1; i >= 0; --i) {
            if (!lastOf.find(list[std::size_t(i)].cell)) continue;
            edit.records.push_back({{kind, i}, Record{kind, list[std::size_t(i)]}, std::nullopt});
            --index;
        }
        for (const Record* piece : pieces)
            if (piece->kind == kind) edit.records.push_back({{kind, index++}, std::nullopt, *piece});
    }
}

/// The things, each once, in descending order of their indices, so that erasing one does not shift the next.
std::vector<Thing> sortedOnce(std::span<const Thing> things) {
    std::vector<Thing> sorted(things.begin(), things.end());
    std::ranges::sort(sorted, std::ranges::greater());
    const auto twice = std::ranges::unique(sorted);
    sorted.erase(twice.begin(), twice.end());
    return sorted;
}

/// By the id of a player, known to the game or not.
constexpr std::size_t ids = std::numeric_limits<std::uint8_t>::max() + 1;
std::size_t slotOf(PlayerId id) {
    return std::uint8_t(id);
}

/// The players of a world while their main castles change.
class MainCastles {
public:
    explicit MainCastles(const World& world) : world_(world) {
        first_.fill(noPlayer);
        for (int i = int(world.players.size()) - 1; i >= 0; --i)
            first_[slotOf(world.players[std::size_t(i)].id)] = i;
    }

    /// If the old castle is its owner's main castle, sets `castle` as his main castle, or none.
    void replace(const Castle& old, const Castle* castle, WorldEdit& edit) {
        const Thing thing{ThingKind::Player, first_[slotOf(old.owner)]};
        if (thing.index == noPlayer) return;
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
    static constexpr int noPlayer = -1;

    const World& world_;
    std::array<int, ids> first_; ///< index of the first player of each id
    std::map<int, Player> changed_;
};

/// Of each owner the first castle that is not among those that go, or nullptr.
std::array<const Castle*, ids> castlesLeft(const World& world, std::span<const Thing> going) {
    std::array<const Castle*, ids> left{};
    for (int i = int(world.castles.size()) - 1; i >= 0; --i)
        if (!std::ranges::binary_search(going, Thing{ThingKind::Castle, i}, std::ranges::greater()))
            left[slotOf(world.castles[std::size_t(i)].owner)] = &world.castles[std::size_t(i)];
    return left;
}

} // namespace

WorldEdit placing(const World& world, const Record& record) {
    return placing(world, std::span(&record, 1));
}

WorldEdit placing(const World& world, std::span<const Record> records) {
    WorldEdit edit;
    putPieces(world, records, edit);
    std::array<int, thingKindCount> added{};
    for (const Record& record : records) {
        if (isPiece(record)) continue;
        const int index = countOf(world, record.kind) + added[std::size_t(record.kind)]++;
        edit.records.push_back({{record.kind, index}, std::nullopt, record});
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
    const std::array left = castlesLeft(world, going);
    for (const Thing thing : going)
        if (thing.kind == ThingKind::Castle) {
            const Castle& castle = world.castles[std::size_t(thing.index)];
            mainCastles.replace(castle, left[slotOf(castle.owner)], edit);
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
