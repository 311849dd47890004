// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldDocument;
class WorldRenderer;

/// The hand on one canvas of a world: the tool in hand works on it, and shows before a press what that would
/// do. When something else changes the world, or another tool is chosen, the gesture is dropped.
class WorldHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    WorldHand(WorldDocument& document, WorldBrush& brush, WorldRenderer& renderer);

    /// The right button opens the context menu on things with any tool, and everywhere with tools that work
    /// on things; on bare ground, painting tools pick the surface.
    void press(Cell cell, Modifiers modifiers) override;
    /// Selects what is on the cell, unless it belongs to the selection already.
    bool beginMenu(Cell cell) override;
    /// Objects dragged from a palette over the map become the part to place, as if clicked in the palette.
    bool acceptsDrag(const QMimeData& data) const override;
    bool dragOver(const QMimeData& data, std::optional<Cell> cell) override;
    bool drop(const QMimeData& data, std::optional<Cell> cell) override;

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;
    /// Why what is in hand does not fit there; empty when it does, and for tools that put nothing down.
    QString refusalAt(Cell cell) const;

private:
    bool hasMenu(Cell cell) const;
    void paintGround(QPainter& painter, const GridGeometry& geometry, const CellCodes& codes) const;
    void paintThings(QPainter& painter, const GridGeometry& geometry, const std::vector<Record>& records,
                     const std::vector<Cell>& clashes) const;
    /// A region in hand, as far as it is on the map.
    void paintRegion(QPainter& painter, const GridGeometry& geometry, Cell at) const;
    bool hasRegion() const;
    std::vector<Record> recordsAt(Cell cell) const;
    /// Where these would not be put down.
    std::vector<Cell> clashesAt(const std::vector<Record>& records) const;

    WorldDocument& document_;
    WorldBrush& brush_;
    WorldRenderer& renderer_;
    QString tool_; ///< in hand
};

} // namespace stonemason::pocket_heroes
