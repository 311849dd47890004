// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/stroke_tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Paints the current tile or digit under a square brush. With the right button it picks what is there, or
/// captures the dragged rectangle as a stamp.
class BrushTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(BrushTool)

public:
    explicit BrushTool(ToolState& state) : StrokeTool(QStringLiteral("brush"), state) {}

    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void release(MapDocument& document) override;
    void cancel(MapDocument& document) override;
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;

private:
    void capture(MapDocument& document);

    std::vector<Cell> captured_; ///< the two corners of the rectangle being captured, or empty
    std::vector<Cell> selected_; ///< what was selected before it was
};

/// A stroke between two ends: only where it began and where the pointer is now count.
class TwoPointTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;
    bool isDragged() const override { return true; }
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;

protected:
    /// The cells between the two ends.
    virtual std::vector<Cell> shape(Cell from, Cell to) const = 0;
    void extend(Cell cell) override;
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
};

/// A straight line of the current tile or digit.
class LineTool : public TwoPointTool {
    Q_DECLARE_TR_FUNCTIONS(LineTool)

public:
    explicit LineTool(ToolState& state) : TwoPointTool(QStringLiteral("line"), state) {}
    QString hint() const override;

protected:
    std::vector<Cell> shape(Cell from, Cell to) const override;
};

/// A filled rectangle; with Shift only its border.
class RectangleTool : public TwoPointTool {
    Q_DECLARE_TR_FUNCTIONS(RectangleTool)

public:
    explicit RectangleTool(ToolState& state) : TwoPointTool(QStringLiteral("rectangle"), state) {}
    QString hint() const override;

protected:
    std::vector<Cell> shape(Cell from, Cell to) const override;
};

/// Fills the area of equal cells around the one clicked.
class FillTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(FillTool)

public:
    explicit FillTool(ToolState& state) : StrokeTool(QStringLiteral("fill"), state) {}
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    void extend(Cell cell) override;
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
};

/// Erases to the plain tile (rivers and roads around bend anew) or to 0.
class EraserTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(EraserTool)

public:
    explicit EraserTool(ToolState& state) : StrokeTool(QStringLiteral("eraser"), state) {}
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
};

/// Replaces the tile or digit clicked by the current one everywhere (or everywhere in the selection).
class ReplaceTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(ReplaceTool)

public:
    explicit ReplaceTool(ToolState& state) : StrokeTool(QStringLiteral("replace"), state) {}
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    void extend(Cell cell) override;
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
};

/// Raises hint values by one, each cell once per stroke; lowers with the right button or Ctrl.
class RaiseTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(RaiseTool)

public:
    explicit RaiseTool(ToolState& state) : StrokeTool(QStringLiteral("raise"), state) {}
    bool worksOnTerrain() const override { return false; }
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
    QString refusal(const MapDocument& document) const override;

private:
    bool lowers() const { return modifiers().control || modifiers().secondary; }
};

/// Makes the tile or digit clicked the current one.
class EyedropperTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(EyedropperTool)

public:
    explicit EyedropperTool(ToolState& state) : Tool(QStringLiteral("eyedropper"), state) {}
    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void release(MapDocument& document) override;
    QString hint() const override;
};

/// Makes what the current layer holds in that cell the current tile or digit.
void pick(ToolState& state, const MapDocument& document, Cell cell);

} // namespace stonemason
