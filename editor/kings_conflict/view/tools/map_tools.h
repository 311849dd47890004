// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/growing_path.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/tools/paint_tools.h"
#include "editor/grid/tools/stroke_tool.h"
#include "editor/grid/tools/tool.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"

#include <QCoreApplication>

#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// Base class of tools that work only on some layers of a map. All other
/// tools work on every layer.
class LayerTool {
public:
    virtual ~LayerTool() = default;
    virtual bool worksOnHints() const { return true; }
    virtual bool worksOnTerrain() const { return true; }
};

bool worksOnHints(const Tool& tool);
bool worksOnTerrain(const Tool& tool);

/// A stroke whose edit is computed from the whole map, mirror images included,
/// and can change completely with a drag: values between two ends, values that
/// rise to a goal. Every drag recomputes the whole edit.
class MapStroke : public StrokeTool, public LayerTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// The edit of the committed map for the stroke so far.
    virtual Edit edit(const MapPaintTarget& target) const = 0;
};

/// Places units of the march on the board and removes them.
class PlaceUnitTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceUnitTool)

public:
    PlaceUnitTool() : Tool(QStringLiteral("place-unit")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;
};

/// Draws a river or a road along the dragged path and chooses straights, bends
/// and bridges automatically. Dragging back undoes the path. With Ctrl it erases
/// the river or road instead. The cost of a drag depends on the cells it touches,
/// not on the size of the map; see GrowingPath and GrowingErasure.
class PenTool : public StrokeTool, public LayerTool {
    Q_DECLARE_TR_FUNCTIONS(PenTool)

public:
    explicit PenTool(Network network);

    bool isDragged() const override { return true; }
    bool worksOnHints() const override { return false; }
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;
    void release(PaintTarget& target) override;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    QString stepText(const PaintTarget& target) const override;
    QString refusal(const PaintTarget& target) const override;
    std::size_t extend(std::vector<Cell>& path, Cell cell) const override;

private:
    void draw(MapDocument& document, std::size_t known);
    void eraseBefore(MapDocument& document, std::size_t known);

    Network network_;
    std::optional<GrowingPath> drawing_;    ///< the stroke under way
    std::optional<GrowingErasure> erasure_; ///< the same with Ctrl
    std::vector<Cell> erased_;              ///< the path whose cells that took out
};

/// Erases to the plain tile, and rivers and roads around bend anew; on hint
/// grids to 0.
class MapEraserTool : public EraserTool {
    Q_DECLARE_TR_FUNCTIONS(MapEraserTool)

public:
    QString hint() const override;

protected:
    void show(PaintTarget& target, std::size_t known) override;

private:
    std::optional<GrowingErasure> erasure_; ///< of the stroke under way on the terrain
};

/// Every tool of the map workspace: those of any board, with the eraser of
/// maps, and river, road, raise, ramp, rise, lock, place-unit. They work on a
/// MapPaintTarget.
ToolBox mapTools();

/// Locks the cells dragged over, as wide as the brush, with their mirror images; with Shift the rectangle
/// from corner to corner. With the right button or Ctrl it unlocks them. Until the button is released the
/// cells are outlined; then they are one undo step.
class LockTool : public Tool, public LayerTool {
    Q_DECLARE_TR_FUNCTIONS(LockTool)

public:
    LockTool() : Tool(QStringLiteral("lock")) {}

    bool worksOnHints() const override { return false; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    void refresh(PaintTarget& target) override;
    CellSet ghostArea(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

private:
    bool unlocks() const { return modifiers_.control || modifiers_.secondary; }
    void show(PaintTarget& target) const;
    static CellSet brushed(const PaintTarget& target, std::span<const Cell> path);

    Modifiers modifiers_;
    std::vector<Cell> path_; ///< of the gesture under way; with Shift two corners
    CellSet cells_;          ///< of the gesture so far, with their mirror images
};

} // namespace stonemason::kings_conflict
