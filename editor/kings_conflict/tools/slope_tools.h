// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/stroke_tool.h"

#include <QCoreApplication>

namespace stonemason {

/// A tool that gives hint grids their slopes.
class SlopeTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;
    bool worksOnTerrain() const override { return false; }

protected:
    QString refusal(const MapDocument& document) const override;
};

/// Fills the dragged path, as wide as the brush, with values that lead evenly from those of its start to
/// those of its end. Going back along the path takes it back. Which values those are says ToolState::ramp.
class RampTool : public SlopeTool {
    Q_DECLARE_TR_FUNCTIONS(RampTool)

public:
    explicit RampTool(ToolState& state) : SlopeTool(QStringLiteral("ramp"), state) {}
    bool isDragged() const override { return true; }
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    void extend(Cell cell) override;
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
};

/// Lays a landscape that rises to the tiles clicked or dragged over, on foot for the layer's class of units:
/// the chosen digit is its peak, ToolState::slope its fall. It takes the place of the whole grid, or of the
/// selection; with Shift it only raises what is lower.
class RiseTool : public SlopeTool {
    Q_DECLARE_TR_FUNCTIONS(RiseTool)

public:
    explicit RiseTool(ToolState& state) : SlopeTool(QStringLiteral("rise"), state) {}
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;

private:
    CellChanges changes(const MapDocument& document, const Map& base, std::span<const Cell> goals,
                        bool onlyRaises) const;
};

} // namespace stonemason
