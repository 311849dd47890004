// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/block.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/tools/tool.h"

namespace stonemason {

/// A tool whose gesture is one stroke: the cells passed over make an edit that is shown while it grows and
/// becomes one undo step at the end. What the cells mean is all that a tool adds.
class StrokeTool : public Tool {
public:
    using Tool::Tool;

    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void release(MapDocument& document) override;
    void cancel(MapDocument& document) override;
    void refresh(MapDocument& document) override;

protected:
    /// The edit for the stroke so far, computed against `base`, the map without the stroke.
    virtual Edit edit(const MapDocument& document, const Map& base) const = 0;
    /// The name of the undo step: "Paint forest".
    virtual QString stepText(const MapDocument& document) const = 0;
    /// A sentence why the stroke cannot be made at all here, or empty.
    virtual QString refusal(const MapDocument& document) const;
    /// Takes the pointer's next cell into the stroke; the default adds the cells between.
    virtual void extend(Cell cell);

    const std::vector<Cell>& path() const { return path_; }
    void setPath(std::vector<Cell> path) { path_ = std::move(path); }
    Modifiers modifiers() const { return modifiers_; }

private:
    void show(MapDocument& document);

    std::vector<Cell> path_; ///< empty: no stroke under way
    Modifiers modifiers_;
};

/// Every cell that a square brush of that size covers as its middle follows the cells; row by row, each once.
std::vector<Cell> brushCells(std::span<const Cell> path, int brushSize);

/// The cells that are selected, or all of them when nothing is.
std::vector<Cell> confined(const MapDocument& document, std::vector<Cell> cells);

/// Changes that write one code into the current layer's cells; those off the layer are left out.
CellChanges writing(const MapDocument& document, const Map& base, std::span<const Cell> cells, Code code);

/// Changes that write a block with its top left cell at `at`; holes and what falls off the layer are left
/// out.
CellChanges placing(const Map& base, int layer, const Block& block, Cell at);

} // namespace stonemason
