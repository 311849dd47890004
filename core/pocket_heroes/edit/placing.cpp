// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"

#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Makes changes in a world of its own and remembers them.
class Editor {
public:
    explicit Editor(World world) : world_(std::move(world)) {}

    const World& world() const { return world_; }
    WorldEdit takeEdit() { return std::move(edit_); }

    void insert(const Record& record) {
        change({{record.kind, countOf(world_, record.kind)}, std::nullopt, record});
    }
    void replace(Thing thing, const Record& record) {
        Record before = recordOf(world_, thing);
        if (before != record) change({thing, std::move(before), record});
    }
    void remove(Thing thing) { change({thing, recordOf(world_, thing), std::nullopt}); }

    /// Makes room for a decoration or a piece of path on its cell.
    void clearFor(const Record& record) {
        if (record.kind != ThingKind::Decoration && record.kind != ThingKind::Path) return;
        for (const ThingKind kind : {ThingKind::Decoration, ThingKind::Path})
            for (int i = countOf(world_, kind) - 1; i >= 0; --i)
                if (placedOf(kind)[std::size_t(i)].cell == cellOf(record)) remove({kind, i});
    }

    /// What a player calls his main castle when there is another in its place, or none.
    void setMainCastle(const Castle& old, const Castle* castle) {
        for (int i = 0; i < int(world_.players.size()); ++i) {
            Player player = world_.players[std::size_t(i)];
            if (player.id != old.owner || !player.mainCastle || player.mainCastle->cell != old.cell) continue;
            if (castle)
                player.mainCastle->cell = castle->cell;
            else
                player.mainCastle.reset();
            replace({ThingKind::Player, i}, {ThingKind::Player, player});
        }
    }

private:
    const std::vector<Placed>& placedOf(ThingKind kind) const {
        return kind == ThingKind::Path ? world_.paths : world_.decorations;
    }

    void change(RecordChange change) {
        WorldEdit step;
        step.records.push_back(change);
        apply(world_, step);
        edit_.records.push_back(std::move(change));
    }

    World world_;
    WorldEdit edit_;
};

/// The castle that is the player's main one when this one is gone.
const Castle* nextCastle(const World& world, PlayerId owner) {
    const auto next = std::ranges::find(world.castles, owner, &Castle::owner);
    return next == world.castles.end() ? nullptr : &*next;
}

} // namespace

WorldEdit placing(const World& world, const Record& record) {
    return placing(world, std::span(&record, 1));
}

WorldEdit placing(const World& world, std::span<const Record> records) {
    Editor editor(world);
    for (const Record& record : records) {
        editor.clearFor(record);
        editor.insert(record);
    }
    return editor.takeEdit();
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
    Editor editor(world);
    for (const Thing thing : things) {
        const Record before = recordOf(world, thing);
        const auto cell = cellOf(before);
        if (!cell) continue;
        Record after = before;
        setCell(after, *cell + by);
        editor.replace(thing, after);
        if (thing.kind == ThingKind::Castle)
            editor.setMainCastle(std::get<Castle>(before.value), &std::get<Castle>(after.value));
    }
    return editor.takeEdit();
}

WorldEdit deleting(const World& world, std::span<const Thing> things) {
    std::vector<Thing> sorted(things.begin(), things.end());
    std::ranges::sort(sorted, std::ranges::greater());
    const auto twice = std::ranges::unique(sorted);
    sorted.erase(twice.begin(), twice.end());
    Editor editor(world);
    std::vector<Castle> gone;
    for (const Thing thing : sorted) {
        if (thing.kind == ThingKind::Castle) gone.push_back(world.castles[std::size_t(thing.index)]);
        editor.remove(thing);
    }
    for (const Castle& castle : gone)
        editor.setMainCastle(castle, nextCastle(editor.world(), castle.owner));
    return editor.takeEdit();
}

WorldEdit replacing(const World& world, Thing thing, const Record& record) {
    Editor editor(world);
    editor.replace(thing, record);
    return editor.takeEdit();
}

WorldEdit layingPath(const World& world, const Catalogue& catalogue, std::string_view id,
                     std::span<const Cell> cells) {
    const Occupancy occupancy(world, catalogue);
    const Grid<int> paths = pathsByCell(world);
    Grid<char> laid(world.size(), 0);
    std::vector<Record> pieces;
    for (const Cell cell : cells) {
        const Record piece{ThingKind::Path, Placed{cell, std::string(id)}};
        if (!laid.contains(cell) || laid[cell] != 0 || !occupancy.collisions(piece).empty()) continue;
        laid[cell] = 1;
        if (paths[cell] < 0 || world.paths[std::size_t(paths[cell])].id != id) pieces.push_back(piece);
    }
    return placing(world, pieces);
}

std::string_view roadFor(Surface surface) {
    switch (surface) {
    case Surface::Lava: return "stone_road";
    case Surface::Snow: return "snow_road";
    default: return "dirt_road";
    }
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
