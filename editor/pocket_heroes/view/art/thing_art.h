// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/kinds.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/model/world_style.h"
#include "editor/pocket_heroes/view/art/sketch.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

QColor playerColour(PlayerId player);

/// A flag on a pole that fills the sketch. Players differ in colour and in the cut of their flags, and in a
/// letter where there is room.
void paintFlag(const Sketch& sketch, PlayerId owner);

/// Bold text in the middle of a rectangle, light with a dark rim.
void paintMark(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink = Qt::white);

QColor resourceColour(Resource resource);

/// The colour of a castle's gate, which no other part of the castle has.
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

/// The colour of a decoration or a path of the class where its picture would be too small.
QColor natureColour(ObjectClass kind);

/// A decoration: as many trees, peaks or rocks as its cells have room for.
/// @param rect of all its cells
/// @param cell the width of one
void paintDecoration(QPainter& painter, const QRectF& rect, double cell, const CatalogueObject& object,
                     Cell place);

/// The layer that shows things of the kind.
WorldLayer layerOf(ThingKind kind);

/// What stands for the thing where its picture would be too small.
QColor signColour(const Record& record, const CatalogueObject* object);

/// The same of a decoration or a piece of path.
QColor placedColour(const CatalogueObject* object);

/// The picture of a thing that is no path.
/// @param rect of all its cells
/// @param cell the width of one
/// @param object nullptr for an unknown one, shown as a question
void paintSign(QPainter& painter, const QRectF& rect, double cell, const Record& record,
               const CatalogueObject* object);

} // namespace stonemason::pocket_heroes
