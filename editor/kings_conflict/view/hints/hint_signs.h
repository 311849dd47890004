// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/stops.h"

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QRectF>

#include <functional>
#include <span>

class QPainter;

namespace stonemason::kings_conflict {

/// The signs of the hint views, drawn into a cell's rectangle (which need not be a cell of the board: the
/// legend draws them too). All keep to the rim of the cell and leave the middle to its digit.

/// The arrow of a tile from which a unit makes one move. Two heads: it goes more than one tile. `turned`: the
/// board is shown half-turned.
void paintArrow(QPainter& painter, const QRectF& cell, Flow::Move move, bool turned = false);

/// A tie: one arrow in the middle of their directions that begins with a ring; the ring alone where they lead
/// all around. There must be two moves at least.
void paintTie(QPainter& painter, const QRectF& cell, std::span<const Flow::Move> moves, bool turned = false);

/// The sign of a tile on which units stay, in the cell's upper left corner: a flag where they should end, and
/// for those that stop short two bars (plateau), a notch (knoll) or a wall (barred), each in its own shape;
/// grey, or in the colour of warnings where that is a problem of the map.
void paintStop(QPainter& painter, const QRectF& cell, StopReason reason, bool tooLow,
               const QPalette& palette);

/// Which colour and which texture the basin of that tint wears. Colours of Okabe and Ito, distinguishable
/// with any colour vision; the textures distinguish them without colour.
QColor basinColour(int tint);
Qt::BrushStyle basinTexture(int tint);

/// A digit in the middle of the cell, as large as the renderer writes them, with a rim of `halo`.
void paintDigit(QPainter& painter, const QRectF& cell, const QString& text, const QColor& ink,
                const QColor& halo);

/// A word in a dark pill around the middle of the place, readable on any ground.
void paintPill(QPainter& painter, const QRectF& place, const QString& text);

/// A picture of a sign for the legend.
QImage signSample(const std::function<void(QPainter&, const QRectF& cell)>& draw);

} // namespace stonemason::kings_conflict
