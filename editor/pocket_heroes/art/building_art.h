// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/art/sketch.h"

namespace stonemason::pocket_heroes {

QColor resourceColour(Resource resource);

/// A castle of the nation, larger ones with more towers.
void paintCastle(const Sketch& sketch, Nation nation, int size, PlayerId owner);

/// A heap of what the resource is: bars, logs, stones; a question sign where the game draws one.
void paintResource(const Sketch& sketch, Resource resource);

/// A building that is no castle, by its class.
void paintBuilding(const Sketch& sketch, const CatalogueObject& object);

} // namespace stonemason::pocket_heroes
