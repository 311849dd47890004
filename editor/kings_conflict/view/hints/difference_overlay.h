// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/document/grid_overlay.h"

#include <QColor>

#include <optional>

namespace stonemason::kings_conflict {

/// The colour of a difference of two hint values, -9 to 9: brown where the first is higher, violet where the
/// second is, pale where they are near; and a colour for a digit readable on it. Distinguishable with any
/// colour vision.
QColor differenceColour(int difference);
QColor differenceInk(int difference);

/// One hint layer minus another, tile by tile, with signed digits.
class DifferenceOverlay : public GridOverlay {
public:
    struct Operand {
        Grid<Code> codes; ///< digits
        QString name;     ///< of the layer
    };

    /// @param board the size of the terrain; the layers may have another
    DifferenceOverlay(Operand first, Operand second, Size board);

    /// First minus second; nullopt where one of them has no cell.
    std::optional<int> at(Cell cell) const;

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    bool showsContents() const override { return true; }
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    Operand first_;
    Operand second_;
    Size board_;
};

} // namespace stonemason::kings_conflict
