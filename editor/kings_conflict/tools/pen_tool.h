// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/growing_erasure.h"
#include "editor/board/tools/paint_tools.h"
#include "editor/kings_conflict/tools/map_tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason {

/// Draws a river or a road along the dragged path: straights, bends and bridges
/// come by themselves. Going back along the path takes it back. With Ctrl it
/// takes the river or road out instead. What a piece becomes depends on the
/// path before and after it, so that the path is laid anew with every drag: a
/// drag costs as much as the stroke is long, whatever the size of the map.
class PenTool : public MapStroke {
    Q_DECLARE_TR_FUNCTIONS(PenTool)

public:
    explicit PenTool(Network network);

    bool isDragged() const override { return true; }
    bool worksOnHints() const override { return false; }
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapPaintTarget& target) const override;
    QString stepText(const PaintTarget& target) const override;
    QString refusal(const PaintTarget& target) const override;
    void extend(std::vector<Cell>& path, Cell cell) const override;

private:
    Network network_;
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

} // namespace stonemason
