// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/repair.h"

#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/text_uses.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/properties.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

using MaybeEdit = std::optional<WorldEdit>;

WorldEdit withoutPlayer(const World& world, PlayerId id) {
    std::vector<Thing> entries;
    for (int i = 0; i < int(world.players.size()); ++i)
        if (world.players[std::size_t(i)].id == id) entries.push_back({ThingKind::Player, i});
    WorldEdit edit = deleting(world, entries);
    for (int i = 0; i < int(world.ownerables.size()); ++i) {
        Ownerable building = world.ownerables[std::size_t(i)];
        if (building.owner != id) continue;
        building.owner = PlayerId::Neutral;
        const Thing thing{ThingKind::Ownerable, i};
        edit.records.push_back({thing, recordOf(world, thing), Record{thing.kind, building}});
    }
    return edit;
}

/// Moves the main castle of a player who has one declared.
void moveMainCastle(World& world, PlayerId id, Cell cell) {
    for (Player& player : world.players)
        if (player.id == id && player.mainCastle) player.mainCastle->cell = cell;
}

struct EditOfRepair {
    const World& world;
    const Catalogue& catalogue;

    MaybeEdit operator()(const DeleteThing& repair) const {
        if (!standsThere(world, repair.thing, repair.cell)) return std::nullopt;
        return deleting(world, std::span(&repair.thing, 1));
    }
    MaybeEdit operator()(const DeleteEntry& repair) const {
        if (!hasTwice(world, repair)) return std::nullopt;
        const Thing entry{ThingKind::Player, repair.entry};
        return deleting(world, std::span(&entry, 1));
    }
    MaybeEdit operator()(const DeleteThings& repair) const {
        if (!std::ranges::all_of(repair.things, [this](Thing thing) { return has(world, thing); }))
            return std::nullopt;
        return deleting(world, repair.things);
    }
    MaybeEdit operator()(const MoveThing& repair) const {
        if (!repair.to || !standsThere(world, repair.thing, repair.from)) return std::nullopt;
        const Cell by{repair.to->row - repair.from.row, repair.to->column - repair.from.column};
        return moving(world, std::span(&repair.thing, 1), by);
    }
    MaybeEdit operator()(const MakeNeutral& repair) const {
        if (!standsThere(world, repair.thing, repair.cell)) return std::nullopt;
        Record record = recordOf(world, repair.thing);
        std::visit(
            [](auto& value) {
                if constexpr (requires { value.owner; }) value.owner = PlayerId::Neutral;
            },
            record.value);
        return replacing(world, repair.thing, record);
    }
    MaybeEdit operator()(const HappenToAll& repair) const {
        const Thing thing{ThingKind::Event, repair.event};
        if (!standsThere(world, thing, repair.cell)) return std::nullopt;
        MapEvent event = world.events[std::size_t(repair.event)];
        for (int player = 0; player < playerCount; ++player)
            event.players |= PlayerMask(PlayerMask(1) << unsigned(player));
        return replacing(world, thing, {thing.kind, event});
    }
    MaybeEdit operator()(const SetMainCastle& repair) const {
        const Player* entry = findPlayer(world, repair.player);
        if (!entry) return std::nullopt;
        const Thing thing{ThingKind::Player, int(entry - world.players.data())};
        Player player = *entry;
        if (repair.castle)
            setMainCastle(player, *repair.castle);
        else
            player.mainCastle.reset();
        return replacing(world, thing, {thing.kind, player});
    }
    MaybeEdit operator()(const RemovePlayer& repair) const { return withoutPlayer(world, repair.player); }
    MaybeEdit operator()(const AddPlayer& repair) const {
        if (findPlayer(world, repair.player)) return std::nullopt;
        const Player player{repair.player, Controller::Either, std::nullopt};
        return placing(world, Record{ThingKind::Player, player});
    }
    MaybeEdit operator()(const GiveCastle& repair) const {
        const Thing thing{ThingKind::Castle, repair.castle};
        if (!standsThere(world, thing, repair.cell) ||
            world.castles[std::size_t(repair.castle)].owner != PlayerId::Neutral)
            return std::nullopt;
        return changing(world, [&repair](World& after) {
            after.castles[std::size_t(repair.castle)].owner = repair.player;
            moveMainCastle(after, repair.player, repair.cell);
        });
    }
    MaybeEdit operator()(const PlaceCastle& repair) const {
        const Castle castle{repair.id, Nation::Random, repair.player, repair.place, {}, {}, {}};
        if (!Occupancy(world, catalogue).collisions({ThingKind::Castle, castle}).empty()) return std::nullopt;
        return changing(world, [&](World& after) {
            after.castles.push_back(castle);
            moveMainCastle(after, repair.player, repair.place);
        });
    }
    MaybeEdit operator()(const TurnPortal& repair) const {
        const Thing thing{ThingKind::Visitable, repair.visitable};
        if (!standsThere(world, thing, repair.cell)) return std::nullopt;
        Visitable visitable = world.visitables[std::size_t(repair.visitable)];
        const CatalogueObject* object = catalogue.find(Section::Visitable, visitable.id);
        const CatalogueObject* other = object ? otherWayThrough(catalogue, *object) : nullptr;
        if (!other) return std::nullopt;
        visitable.id = other->id;
        return replacing(world, thing, {thing.kind, visitable});
    }
    MaybeEdit operator()(const UseBackpack& repair) const {
        const Thing thing{ThingKind::Hero, repair.hero};
        if (!standsThere(world, thing, repair.cell)) return std::nullopt;
        Hero hero = world.heroes[std::size_t(repair.hero)];
        hero.artifacts = eachInItsPlace(hero.artifacts, catalogue);
        return replacing(world, thing, {thing.kind, hero});
    }
    MaybeEdit operator()(const ClearMessage& repair) const {
        return changing(world, [&repair](World& after) { clearMessages(after, {repair.key}); });
    }
    MaybeEdit operator()(const ChangeWorld& repair) const {
        return changing(world, [&repair](World& after) { repair.change(after, repair.which); });
    }
    MaybeEdit operator()(const RemoveUnusedTexts&) const { return changing(world, removeUnusedTexts); }
};

} // namespace

bool standsThere(const World& world, Thing thing, Cell cell) {
    return has(world, thing) && withList(world, thing.kind, [&](const auto& list) {
               if constexpr (requires { list.front().cell; })
                   return list[std::size_t(thing.index)].cell == cell;
               else
                   return true;
           });
}

bool hasTwice(const World& world, const DeleteEntry& repair) {
    return repair.before < repair.entry && has(world, {ThingKind::Player, repair.entry}) &&
           world.players[std::size_t(repair.before)].id == world.players[std::size_t(repair.entry)].id;
}

std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Repair& repair) {
    return std::visit(EditOfRepair{world, catalogue}, repair);
}

std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Fix& fix) {
    return editOf(world, catalogue, fix.repair);
}

} // namespace stonemason::pocket_heroes
