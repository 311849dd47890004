// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/art_space.h"
#include "editor/kings_conflict/view/art/cell_look.h"

#include <vector>

namespace stonemason::kings_conflict {

/// Where a band of this width crosses a side: whole pixels, centred, so that the same band in the
/// neighbouring cell meets it exactly.
struct BandSpan {
    int low = 0;
    int high = 0;
};

/// @param sideLength in pixels
/// @param thickness of the band in units of that side; rounded so that it can be centred
BandSpan bandSpan(int sideLength, double thickness);

/// An inset in units of the side as whole pixels: at least one, unless it is 0.
int insetPixels(int sideLength, double inset);

/// A piece of river or road through a cell, from one side to another: straight, or bending round the corner
/// between them. A place on it is (t, lateral): t runs from 0 at `from` to 1 at `to`, lateral from -1 at one
/// bank to 1 at the other.
class Band {
public:
    /// @param thickness of the whole band in units of the cell
    /// @param sway how far a straight band leaves the middle, in units; the ends stay where they are
    Band(const ArtSpace& space, Direction from, Direction to, double thickness, double sway);

    /// Ends the band before the rim, in a round tip.
    void stopAt(Direction side);

    /// The band's shape, `inset` (in units) inside its banks.
    QPainterPath outline(double inset) const;
    /// A line along the band.
    QPainterPath line(double lateral, double fromT, double toT) const;
    QPointF at(double t, double lateral, double inset = 0) const;

private:
    void addTip(QPolygonF& rim, double t, double outward, double inset) const;

    QSizeF size_;
    bool bends_;
    bool upright_;    ///< a straight band runs north to south
    QPointF corner_;  ///< of the cell, that a bend goes round
    QPointF inward_;  ///< from that corner into the cell
    BandSpan across_; ///< on the northern and southern side
    BandSpan down_;   ///< on the western and eastern side
    double sway_;
    double reach_;
    Direction from_;
    double start_ = 0;
    double end_ = 1;
};

/// Straight runs and bends that together join all the edges; a single edge runs through to the other side.
/// @param stops those of the edges where the band ends before the rim
/// @param sway how far straight runs may leave the middle, in units: drawn by the look's variation
std::vector<Band> bandsOf(const ArtSpace& space, const CellLook& look, Edges edges, Edges stops,
                          double thickness, double sway);

/// The side's point `along` pixels from its left or upper end and `depth` pixels into the cell.
QPointF inFromSide(const ArtSpace& space, Direction side, double along, double depth);

} // namespace stonemason::kings_conflict
