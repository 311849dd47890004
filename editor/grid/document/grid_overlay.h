// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_geometry.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;
class QPalette;

namespace stonemason {

/// Where something that an overlay shows can be changed: a button below the legends leads there.
struct LegendLink {
    int target = 0; ///< handed to who follows it; what it means is the game's
    QString text;   ///< of the button
    QString tip;

    bool operator==(const LegendLink&) const = default;
};

/// One line of an overlay's legend: what a colour or sign on the board stands for.
struct LegendEntry {
    QImage sample; ///< a small picture of the sign; may be null for a line of text alone
    QString text;
    std::optional<LegendLink> link{}; ///< of all lines that have one, the first one's button is there

    bool operator==(const LegendEntry&) const = default;
};

/// Something drawn over the board that shows what it does: where units flow, how far a king gets. An overlay
/// is a finished picture of one state of the board, computed beforehand; it never reads the document, and
/// another takes its place when the board changes.
class GridOverlay {
public:
    virtual ~GridOverlay() = default;

    /// The size of the board that it is a picture of: it is shown on no other.
    virtual Size board() const = 0;

    /// Draws the part of the overlay within `range` (cells of the map) into the viewport; `geometry` says
    /// where the cells lie. Drawing must stay within a cell's width of the cell it belongs to.
    virtual void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                       const CellRange& range) const = 0;

    /// Draws what belongs to the cell under the pointer or the cursor alone (the whole way of a unit that
    /// stands there), above all overlays.
    virtual void paintPointed(QPainter&, const GridGeometry&, const QPalette&, Cell) const {}

    /// Whether it draws the content of the cells itself: the model should omit that below it.
    virtual bool showsContents() const { return false; }

    /// The text of the overlay at a cell for screen readers, in a few words; empty where it shows nothing.
    virtual QString describe(Cell cell) const = 0;

    /// The signs it uses, for the legend panel of the canvas; few and short. No entries, no legend.
    virtual std::vector<LegendEntry> legend() const = 0;

    /// The title of the legend: the overlay's name.
    virtual QString name() const = 0;
};

} // namespace stonemason
