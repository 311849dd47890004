// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/world.h"

#include <compare>
#include <optional>
#include <utility>
#include <variant>

namespace stonemason::pocket_heroes {

/// The lists of a world.
enum class ThingKind : std::uint8_t {
    Hero,
    Item,
    Guard,
    Event,
    Visitable,
    Ownerable,
    Castle,
    Decoration,
    Path,
    Player, ///< has no place
};
inline constexpr int thingKindCount = 10;

/// The kind's id in messages: "item".
std::string_view thingKindId(ThingKind kind);

/// The id of an item on the map in messages: "chest".
std::string_view treasureId(const Treasure& treasure);

/// The kinds of treasure that templates and zones count with; lists by kind have this order.
enum class TreasureKind : std::uint8_t { Pile, Campfire, Chest, Artifact };
inline constexpr int treasureKindCount = 4;

/// Nothing for treasure of any other kind.
std::optional<TreasureKind> treasureKindOf(const Treasure& treasure);

/// Whether it stands on several cells and is entered.
constexpr bool isBuilding(ThingKind kind) {
    return kind == ThingKind::Visitable || kind == ThingKind::Ownerable || kind == ThingKind::Castle;
}
/// Whether it has one cell to itself, where heroes come to take it, fight it or meet it.
constexpr bool holdsItsCell(ThingKind kind) {
    return kind == ThingKind::Hero || kind == ThingKind::Item || kind == ThingKind::Guard;
}

/// One record of a world: the index is that in its list.
struct Thing {
    ThingKind kind = ThingKind::Item;
    int index = 0;

    auto operator<=>(const Thing&) const = default;
};

/// A record by itself, as it is in the list of its kind.
struct Record {
    ThingKind kind = ThingKind::Item;
    std::variant<Hero, Item, Guard, MapEvent, Visitable, Ownerable, Castle, Placed, Player> value;

    bool operator==(const Record&) const = default;
};

/// Calls visit(list) with the list of the kind.
template <typename WorldT, typename Visit>
decltype(auto) withList(WorldT& world, ThingKind kind, Visit visit) {
    switch (kind) {
    case ThingKind::Hero: return visit(world.heroes);
    case ThingKind::Item: return visit(world.items);
    case ThingKind::Guard: return visit(world.guards);
    case ThingKind::Event: return visit(world.events);
    case ThingKind::Visitable: return visit(world.visitables);
    case ThingKind::Ownerable: return visit(world.ownerables);
    case ThingKind::Castle: return visit(world.castles);
    case ThingKind::Decoration: return visit(world.decorations);
    case ThingKind::Path: return visit(world.paths);
    case ThingKind::Player: break;
    }
    return visit(world.players);
}

/// Calls visit(thing, record) for everything that has a place, list by list.
template <typename WorldT, typename Visit>
void forEachPlaced(WorldT& world, Visit visit) {
    for (int kind = 0; kind < int(ThingKind::Player); ++kind)
        withList(world, ThingKind(kind), [&](auto& list) {
            if constexpr (requires { list.front().cell; })
                for (int i = 0; i < int(list.size()); ++i)
                    visit(Thing{ThingKind(kind), i}, list[std::size_t(i)]);
        });
}

int countOf(const World& world, ThingKind kind);

/// Whether the world has the thing.
bool has(const World& world, Thing thing);

/// The record of a thing that the world has.
Record recordOf(const World& world, Thing thing);

/// The place of a record, none of a player.
std::optional<Cell> cellOf(const Record& record);
void setCell(Record& record, Cell cell);

/// Its id in a file: that of a hero, a building, a decoration, a path, the artifact that lies there;
/// empty for all that has none.
std::string idOf(const Record& record);

} // namespace stonemason::pocket_heroes
