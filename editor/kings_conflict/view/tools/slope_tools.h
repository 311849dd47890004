// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/tools/map_tools.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

/// Raises hint values by one, each cell once per stroke; lowers with the right
/// button or Ctrl.
class RaiseTool : public GrowingStroke, public LayerTool {
    Q_DECLARE_TR_FUNCTIONS(RaiseTool)

public:
    RaiseTool() : GrowingStroke(QStringLiteral("raise")) {}
    bool worksOnTerrain() const override { return false; }
    QString hint() const override;

protected:
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;
    QString refusal(const PaintTarget& target) const override;

private:
    bool lowers() const { return modifiers().control || modifiers().secondary; }
};

/// A tool that gives hint grids their slopes.
class SlopeTool : public MapStroke {
public:
    using MapStroke::MapStroke;
    bool worksOnTerrain() const override { return false; }

protected:
    QString refusal(const PaintTarget& target) const override;
};

/// Fills the dragged path, as wide as the brush, with values that lead evenly
/// from those of its start to those of its end. Going back along the path undoes it. MapToolState::ramp
/// determines the values.
class RampTool : public SlopeTool {
    Q_DECLARE_TR_FUNCTIONS(RampTool)

public:
    RampTool() : SlopeTool(QStringLiteral("ramp")) {}
    bool isDragged() const override { return true; }
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    std::size_t extend(std::vector<Cell>& path, Cell cell) const override;
    Edit edit(const MapPaintTarget& target) const override;
    QString stepText(const PaintTarget& target) const override;
};

/// Lays a landscape that rises to the tiles clicked or dragged over, on foot
/// for the layer's class of units: the chosen digit is its peak,
/// MapToolState::slope its fall. It takes the place of the whole grid, or of the
/// selection; with Shift it only raises what is lower.
class RiseTool : public SlopeTool {
    Q_DECLARE_TR_FUNCTIONS(RiseTool)

public:
    RiseTool() : SlopeTool(QStringLiteral("rise")) {}
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapPaintTarget& target) const override;
    QString stepText(const PaintTarget& target) const override;

private:
    CellChanges changes(const MapPaintTarget& target, const Map& base, std::span<const Cell> goals,
                        bool onlyRaises) const;
};

} // namespace stonemason::kings_conflict
