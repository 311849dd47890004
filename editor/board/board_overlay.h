// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_geometry.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;
class QPalette;

namespace stonemason {

/// One line of an overlay's legend: what a colour or sign on the board stands for.
struct LegendEntry {
    QImage sample; ///< a small picture of the sign; may be null for a line of text alone
    QString text;
    int number = -1; ///< the first of numberFields that it tells and the Rules panel can change; or -1

    bool operator==(const LegendEntry&) const = default;
};

/// Something drawn over the board that shows what the map does: where units flow, how far a king gets. An
/// overlay is a finished picture of one state of the map, computed beforehand; it never reads the document,
/// and another takes its place when the map changes.
class BoardOverlay {
public:
    virtual ~BoardOverlay() = default;

    /// The size of the board that it is a picture of: it is shown on no other.
    virtual Size board() const = 0;

    /// Draws the part of the overlay within `range` (cells of the map) into the viewport; `geometry` says
    /// where the cells lie. Drawing must stay within a cell's width of the cell it belongs to.
    virtual void paint(QPainter& painter, const BoardGeometry& geometry, const QPalette& palette,
                       const CellRange& range) const = 0;

    /// Draws what belongs to the cell under the pointer or the cursor alone (the whole way of a unit that
    /// stands there), above all overlays.
    virtual void paintPointed(QPainter&, const BoardGeometry&, const QPalette&, Cell) const {}

    /// Whether it shows itself what the hint layers hold: the canvas then leaves their colours and digits out
    /// and draws the terrain alone beneath.
    virtual bool standsForHints() const { return false; }

    /// What a person who cannot see the overlay is told of a cell, in a few words; empty where it shows
    /// nothing.
    virtual QString describe(Cell cell) const = 0;

    /// The signs it uses, for the legend panel of the canvas; few and short. No entries, no legend.
    virtual std::vector<LegendEntry> legend() const = 0;

    /// The title of the legend: the overlay's name.
    virtual QString name() const = 0;
};

} // namespace stonemason
