// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/growing_path.h"
#include "editor/grid/tools/paint_tools.h"
#include "editor/kings_conflict/view/tools/map_tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::kings_conflict {

/// Draws a river or a road along the dragged path: straights, bends and bridges
/// come by themselves. Going back along the path takes it back. With Ctrl it
/// takes the river or road out instead. A drag costs what it touches, see
/// GrowingPath and GrowingErasure, whatever the size of the map.
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
    void takeOut(MapDocument& document, std::size_t known);

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

} // namespace stonemason::kings_conflict
