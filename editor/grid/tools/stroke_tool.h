// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"

#include <span>
#include <vector>

namespace stonemason {

/// A tool whose gesture is one stroke: the cells passed over make a preview that is shown while it grows and
/// becomes one undo step at the end. What the cells mean is all that a tool adds.
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
    /// A sentence why the stroke cannot be made at all here, or empty.
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

/// A stroke that only ever grows: each cell of its path writes what it writes, and what is shown stays. A
/// drag costs what it adds, however long the stroke is.
class GrowingStroke : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// What the cells of the path from the one at `from` on write.
    virtual CellCodes codes(const PaintTarget& target, std::size_t from) const = 0;
    /// The cells that the brush comes over at those cells of the path, if they are on the grid and not
    /// outside what is selected. Where it goes on, each once; where it comes back, again.
    std::vector<Cell> brushed(const PaintTarget& target, std::size_t from) const;
};

/// A stroke that is another with every drag, as a line between two ends is. A drag costs what the stroke
/// writes now and what it wrote before, never the board.
class ReshapedStroke : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// What the stroke writes.
    virtual CellCodes codes(const PaintTarget& target) const = 0;
};

/// Takes a step straight back as taking the last cell of the path back, anything else as going on. Returns
/// how many of the path's first cells stayed; that is one at least.
std::size_t goOnOrBack(std::vector<Cell>& path, std::span<const Cell> next);

/// Every cell that a square brush of that size covers with its middle on the cell, row by row.
std::vector<Cell> brushCells(Cell middle, int brushSize);

/// "Paint Forest": what painting with the target's current code is called.
QString paintText(const PaintTarget& target);

} // namespace stonemason
