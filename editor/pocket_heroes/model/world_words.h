// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QString>

#include <span>
#include <vector>

/// What people call the things of a world.
namespace stonemason::pocket_heroes {

/// "Grass"; "ground 14" for a number that is no surface.
QString surfaceName(const Catalogue& catalogue, Surface surface);
QString resourceName(Resource resource);
/// What stands for a key: the tent that teaches it, "Red tent of keys", the first of several; "key 9" for a
/// key of no tent.
QString keyName(const Catalogue& catalogue, int key);
/// "Mountains", "Mines": what lists of objects are headed with.
QString className(ObjectClass kind);
/// "Heroes", "Treasure": the same for all that is in no section.
QString kindName(ThingKind kind);
/// "Chest", "Gold", "Guard of level 3", "Castle 2"; “what_1” in quotes for an id that the catalogue does not
/// have.
QString recordName(const Catalogue& catalogue, const Record& record);
/// The same with whose it is: "Gold mine of Red".
QString recordText(const Catalogue& catalogue, const Record& record);
/// The same with the details: "Guard: Archer (Citadel, level 2)".
QString fullText(const Catalogue& catalogue, const Record& record);
/// What the name leaves out and people look for: "Citadel, level 2" of guards and of castles, "Knight" of a
/// hero, "level 3" of an artifact; empty where the name says all.
QString recordDetails(const Catalogue& catalogue, const Record& record);
/// The name of one, else "3 objects".
QString recordsName(const Catalogue& catalogue, std::span<const Record> records);

/// Why the records cannot be where they are: what is on the first of the cells where they clash.
QString clashText(const World& world, const Catalogue& catalogue, std::span<const Record> records,
                  const std::vector<Thing>& there, Cell cell);

} // namespace stonemason::pocket_heroes
