// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

/// Deletes a thing that stands on the cell.
struct DeleteThing {
    Thing thing;
    Cell cell;
    bool operator==(const DeleteThing&) const = default;
};
/// Deletes an entry of a player who has an earlier one.
struct DeleteEntry {
    int entry = 0;  ///< its index
    int before = 0; ///< the index of the other
    bool operator==(const DeleteEntry&) const = default;
};
/// Deletes several things.
struct DeleteThings {
    std::vector<Thing> things;
    bool operator==(const DeleteThings&) const = default;
};
/// Moves a thing to the given cell or, without one, to the nearest valid place, which PlaceFinder computes.
struct MoveThing {
    Thing thing;
    Cell from;
    std::optional<Cell> to;
    bool operator==(const MoveThing&) const = default;
};
/// The thing belongs to nobody afterwards.
struct MakeNeutral {
    Thing thing;
    Cell cell;
    bool operator==(const MakeNeutral&) const = default;
};
/// Makes the event with that index, which is on the cell, apply to all players.
struct HappenToAll {
    int event = 0;
    Cell cell;
    bool operator==(const HappenToAll&) const = default;
};
/// The player has his main castle there, or none.
struct SetMainCastle {
    PlayerId player = PlayerId::Neutral;
    std::optional<Cell> castle;
    bool operator==(const SetMainCastle&) const = default;
};
/// Removes a player who has neither castle nor hero; his other possessions become neutral.
struct RemovePlayer {
    PlayerId player = PlayerId::Neutral;
    bool operator==(const RemovePlayer&) const = default;
};
struct AddPlayer {
    PlayerId player = PlayerId::Neutral;
    bool operator==(const AddPlayer&) const = default;
};
/// Gives the neutral castle with that index, which is on the cell, to the player; it becomes his main castle
/// if he has one declared.
struct GiveCastle {
    PlayerId player = PlayerId::Neutral;
    int castle = 0;
    Cell cell;
    bool operator==(const GiveCastle&) const = default;
};
/// Places a castle with that id for the player, of a nation that the game chooses; it becomes his main
/// castle if he has one declared.
struct PlaceCastle {
    PlayerId player = PlayerId::Neutral;
    Cell place;
    std::string id;
    bool operator==(const PlaceCastle&) const = default;
};
/// Reverses the direction of the portal end with that visitable index, which is on the cell.
struct TurnPortal {
    int visitable = 0;
    Cell cell;
    bool operator==(const TurnPortal&) const = default;
};
/// Leaves the hero with that index, who is on the cell, one artifact in each slot; the others go to the
/// backpack.
struct UseBackpack {
    int hero = 0;
    Cell cell;
    bool operator==(const UseBackpack&) const = default;
};
/// Clears every message that refers to the text of that key.
struct ClearMessage {
    std::string key;
    bool operator==(const ClearMessage&) const = default;
};
/// Removes the texts that no message refers to.
struct RemoveUnusedTexts {
    bool operator==(const RemoveUnusedTexts&) const = default;
};

/// Changes records or general data throughout the world.
struct ChangeWorld {
    void (*change)(World& world, int which) = nullptr;
    int which = 0; ///< for a change that is one of several
    bool operator==(const ChangeWorld&) const = default;
};

using Repair = std::variant<DeleteThing, DeleteEntry, DeleteThings, MoveThing, MakeNeutral, HappenToAll,
                            SetMainCastle, RemovePlayer, AddPlayer, GiveCastle, PlaceCastle, TurnPortal,
                            UseBackpack, ClearMessage, RemoveUnusedTexts, ChangeWorld>;
using Fix = BasicFix<Repair>;

/// Whether the world has the thing, in that place; a player stands nowhere.
bool standsThere(const World& world, Thing thing, Cell cell);
/// Whether the world has the two entries, of one player.
bool hasTwice(const World& world, const DeleteEntry& repair);

/// The edit that makes the repair in the world; nullopt when the thing to repair is gone.
std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Repair& repair);
std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Fix& fix);

} // namespace stonemason::pocket_heroes
