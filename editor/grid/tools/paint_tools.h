// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "editor/grid/tools/stroke_tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason {

/// Paints the current code under a square brush. With the right button it picks what is there, or captures
/// the dragged rectangle as a stamp.
class BrushTool : public GrowingStroke {
    Q_DECLARE_TR_FUNCTIONS(BrushTool)

public:
    BrushTool() : GrowingStroke(QStringLiteral("brush")) {}

    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void finishEarly(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;

private:
    void capture(PaintTarget& target);

    std::optional<CellRange> captured_; ///< the two corners of the rectangle being captured
    CellSet selected_;                  ///< what was selected before it was
};

/// Erases to the blank code under a square brush.
class EraserTool : public GrowingStroke {
    Q_DECLARE_TR_FUNCTIONS(EraserTool)

public:
    EraserTool() : GrowingStroke(QStringLiteral("eraser")) {}
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;
};

/// A stroke between two ends: only where it began and where the pointer is now count. One that is too large
/// to be shown while it is made is outlined until it is done.
class TwoPointTool : public ReshapedStroke {
public:
    using ReshapedStroke::ReshapedStroke;
    bool isDragged() const override { return true; }
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;

protected:
    /// The cells between the two ends.
    virtual CellSet shape(Cell from, Cell to) const = 0;
    void show(PaintTarget& target, std::size_t known) override;
    std::size_t extend(std::vector<Cell>& path, Cell cell) const override;
    CellCodes codes(const PaintTarget& target) const override;
    QString stepText(const PaintTarget& target) const override;

private:
    /// The cells of the stroke's shape, clipped to the selection and the grid.
    CellSet cells(const PaintTarget& target) const;
};

/// A straight line of the current code.
class LineTool : public TwoPointTool {
    Q_DECLARE_TR_FUNCTIONS(LineTool)

public:
    LineTool() : TwoPointTool(QStringLiteral("line")) {}
    QString hint() const override;

protected:
    CellSet shape(Cell from, Cell to) const override;
};

/// A filled rectangle; with Shift only its border.
class RectangleTool : public TwoPointTool {
    Q_DECLARE_TR_FUNCTIONS(RectangleTool)

public:
    RectangleTool() : TwoPointTool(QStringLiteral("rectangle")) {}
    QString hint() const override;

protected:
    CellSet shape(Cell from, Cell to) const override;
};

/// A stroke that depends only on the last cell it was on, but scans the whole board.
class OneCellTool : public ReshapedStroke {
public:
    using ReshapedStroke::ReshapedStroke;

protected:
    /// The cells that are written when that one is clicked.
    virtual std::vector<Cell> reached(const PaintTarget& target, Cell cell) const = 0;
    /// The same in a word, for boards that are too large to be looked through while the user waits.
    virtual WideReach reach() const = 0;
    void show(PaintTarget& target, std::size_t known) override;
    void release(PaintTarget& target) override;
    std::size_t extend(std::vector<Cell>& path, Cell cell) const override;
    CellCodes codes(const PaintTarget& target) const override;
};

/// Fills the area of equal cells around the one clicked.
class FillTool : public OneCellTool {
    Q_DECLARE_TR_FUNCTIONS(FillTool)

public:
    FillTool() : OneCellTool(QStringLiteral("fill")) {}
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    std::vector<Cell> reached(const PaintTarget& target, Cell cell) const override;
    WideReach reach() const override { return WideReach::Area; }
    QString stepText(const PaintTarget& target) const override;
};

/// Replaces the code of the clicked cell by the current code everywhere (or everywhere in the selection).
class ReplaceTool : public OneCellTool {
    Q_DECLARE_TR_FUNCTIONS(ReplaceTool)

public:
    ReplaceTool() : OneCellTool(QStringLiteral("replace")) {}
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    std::vector<Cell> reached(const PaintTarget& target, Cell cell) const override;
    WideReach reach() const override { return WideReach::Alike; }
    QString stepText(const PaintTarget& target) const override;
};

/// Makes the code of the clicked cell current.
class EyedropperTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(EyedropperTool)

public:
    EyedropperTool() : Tool(QStringLiteral("eyedropper")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;
};

/// Above so many cells a ghost of all that a click would write takes too long for every move of the pointer.
inline constexpr int largestGhostGrid = int(largestShownChange);

} // namespace stonemason
