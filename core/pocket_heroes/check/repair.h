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

/// Takes a thing out, which stands there.
struct DeleteThing {
    Thing thing;
    Cell cell;
    bool operator==(const DeleteThing&) const = default;
};
/// Takes an entry of a player out who has another one before it.
struct DeleteEntry {
    int entry = 0;  ///< its index
    int before = 0; ///< the index of the other
    bool operator==(const DeleteEntry&) const = default;
};
/// Takes several out.
struct DeleteThings {
    std::vector<Thing> things;
    bool operator==(const DeleteThings&) const = default;
};
/// Moves a thing, or to the nearest place where it may be: see PlaceFinder, which alone knows that one.
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
/// The event of that index, which is there, happens to all players.
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
/// Takes a player out who has neither castle nor hero; what else is his becomes nobody's.
struct RemovePlayer {
    PlayerId player = PlayerId::Neutral;
    bool operator==(const RemovePlayer&) const = default;
};
struct AddPlayer {
    PlayerId player = PlayerId::Neutral;
    bool operator==(const AddPlayer&) const = default;
};
/// The castle of that index, which is there and nobody's, is the player's afterwards; his main one, if he has
/// one declared.
struct GiveCastle {
    PlayerId player = PlayerId::Neutral;
    int castle = 0;
    Cell cell;
    bool operator==(const GiveCastle&) const = default;
};
/// Puts a castle of that id down for the player, of a nation that the game chooses; his main one, if he has
/// one declared.
struct PlaceCastle {
    PlayerId player = PlayerId::Neutral;
    Cell place;
    std::string id;
    bool operator==(const PlaceCastle&) const = default;
};
/// The visitable of that index, which is there, an end of a portal, leads the other way.
struct TurnPortal {
    int visitable = 0;
    Cell cell;
    bool operator==(const TurnPortal&) const = default;
};
/// The hero of that index, who is there, wears one artifact in each place; the others are in the backpack.
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

/// Changes records or what is general all over the world.
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

/// What the repair changes in the world; nullopt when the thing to repair is gone.
std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Repair& repair);
std::optional<WorldEdit> editOf(const World& world, const Catalogue& catalogue, const Fix& fix);

} // namespace stonemason::pocket_heroes
