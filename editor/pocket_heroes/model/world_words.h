// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QString>

#include <span>
#include <vector>

/// Display names of the things of a world.
namespace stonemason::pocket_heroes {

/// "Grass"; "ground 14" for a number that is no surface.
QString surfaceName(const Catalogue& catalogue, Surface surface);
QString resourceName(Resource resource);
/// What stands for a key: the tent that teaches it, "Red tent of keys", the first of several; "key 9" for a
/// key of no tent.
QString keyName(const Catalogue& catalogue, int key);
/// "Mountains", "Mines": the headings of lists of objects.
QString className(ObjectClass kind);
/// "Heroes", "Treasure": the same for all that is in no section.
QString kindName(ThingKind kind);
/// "Chest", "Gold", "Guard of level 3", "Castle 2"; “what_1” in quotes for an id that the catalogue does not
/// have.
QString recordName(const Catalogue& catalogue, const Record& record);
/// The same with the owner: "Gold mine of Red".
QString recordText(const Catalogue& catalogue, const Record& record);
/// The same with the details: "Guard: Archer (Citadel, level 2)".
QString fullText(const Catalogue& catalogue, const Record& record);
/// Details for searching that are not part of the name: "Citadel, level 2" of guards and of castles,
/// "Knight" of a hero, "level 3" of an artifact; empty where the name is complete.
QString recordDetails(const Catalogue& catalogue, const Record& record);
/// The name of one, else "3 objects".
QString recordsName(const Catalogue& catalogue, std::span<const Record> records);

/// Reports why the records cannot be at their places: the things on the first cell where they collide.
QString clashText(const World& world, const Catalogue& catalogue, std::span<const Record> records,
                  const std::vector<Thing>& there, Cell cell);

} // namespace stonemason::pocket_heroes
