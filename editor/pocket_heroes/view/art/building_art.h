// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/view/art/sketch.h"

namespace stonemason::pocket_heroes {

QColor resourceColour(Resource resource);

/// What the gate of a castle is painted in, and nothing else of it.
inline constexpr QRgb castleGate = 0xff33281e;

/// A castle of the nation, larger ones with more towers, that looks to the
/// lower side or to the right one.
/// @param gate the cell where heroes go in, in the sketch; by default in the
/// middle of the lower side
void paintCastle(const Sketch& sketch, Nation nation, CastleShape shape, PlayerId owner,
                 const QRectF& gate = {0.4, 0.66, 0.2, 0.34});

/// A heap of what the resource is: bars, logs, stones; a question sign where the game draws one.
void paintResource(const Sketch& sketch, Resource resource);

/// A building that is no castle, by its class.
void paintBuilding(const Sketch& sketch, const CatalogueObject& object);

} // namespace stonemason::pocket_heroes
