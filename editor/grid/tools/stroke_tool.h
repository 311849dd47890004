// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"

#include <span>
#include <vector>

namespace stonemason {

/// A tool whose gesture is one stroke: the cells passed over form a preview that grows with the gesture and
/// becomes one undo step at its end. Derived tools define what the cells write.
class StrokeTool : public Tool {
public:
    using Tool::Tool;

    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    void refresh(PaintTarget& target) override;

protected:
    /// Makes the stroke the target's preview. Of its path the first `known` cells are those it had when it
    /// was shown last; 0: it is shown for the first time, or what it depends on has changed.
    virtual void show(PaintTarget& target, std::size_t known) = 0;
    /// The name of the undo step, to which the place is added where the stroke began: "Paint Forest".
    virtual QString stepText(const PaintTarget& target) const = 0;
    /// A sentence on why the stroke is not possible here, or empty.
    virtual QString refusal(const PaintTarget& target) const { return target.refusal(); }
    /// Takes the pointer's next cell into the path; by default the cells between are added. Returns how many
    /// of the path's first cells stayed.
    virtual std::size_t extend(std::vector<Cell>& path, Cell cell) const;

    const std::vector<Cell>& path() const { return path_; }
    Modifiers modifiers() const { return modifiers_; }

private:
    std::vector<Cell> path_; ///< empty: no stroke under way
    Modifiers modifiers_;
};

/// A stroke that only grows: each cell of its path adds to what is written, and earlier cells stay. The
/// cost of a drag depends on the added cells alone.
class GrowingStroke : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// The codes written by the cells of the path from index `from` on.
    virtual CellCodes codes(const PaintTarget& target, std::size_t from) const = 0;
    /// The cells that the brush covers at those cells of the path, clipped to the grid and the selection.
    /// Each once while the path continues; again where it returns.
    std::vector<Cell> brushed(const PaintTarget& target, std::size_t from) const;
};

/// A stroke that is recomputed at every drag, such as a line between two ends. The cost of a drag depends
/// on the old and new cells, not on the board.
class ReshapedStroke : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// The codes to write.
    virtual CellCodes codes(const PaintTarget& target) const = 0;
};

/// Removes the last cell of the path if the step goes straight back; otherwise extends the path. Returns how
/// many of the path's first cells stayed, at least one.
std::size_t goOnOrBack(std::vector<Cell>& path, std::span<const Cell> next);

/// Every cell that a square brush of that size covers with its middle on the cell, row by row.
std::vector<Cell> brushCells(Cell middle, int brushSize);

/// "Paint Forest": the name of the undo step for painting with the target's current code.
QString paintText(const PaintTarget& target);

} // namespace stonemason
