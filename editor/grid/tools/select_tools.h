// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Selects a rectangle; a drag that begins inside the selection moves what it holds (with Ctrl a copy of it).
/// Shift adds to the selection, Ctrl outside of it takes away. A click selects one cell, or nothing when
/// something was. A rectangle may begin off the board; of what is wide only the frame of what is moved shows
/// where it comes to lie.
class SelectTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    SelectTool() : Tool(QStringLiteral("select")) {}

    bool isDragged() const override { return true; }
    bool beginsAnywhere() const override { return true; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

private:
    void showMoved(PaintTarget& target);
    void finishMove(PaintTarget& target) const;
    bool isWideMove(const PaintTarget& target) const;
    Cell by() const { return {to_.row - from_.row, to_.column - from_.column}; }

    enum class Gesture { None, Select, Move };
    Gesture gesture_ = Gesture::None;
    Modifiers modifiers_;
    Cell from_;
    Cell to_;
    bool moved_ = false; ///< it has been dragged away, if only to come back
    CellSet before_;     ///< the selection when the gesture began
    CellSet taken_;      ///< those of them that are on the grid, and
    LiftedPiece lifted_; ///< what they hold, unless it is too much to be shown: it is being moved
};

/// Selects the area of equal cells around the one clicked.
class WandTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(WandTool)

public:
    WandTool() : Tool(QStringLiteral("wand")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;
};

/// Selects every cell that holds what the one clicked holds.
class SelectSameTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectSameTool)

public:
    SelectSameTool() : Tool(QStringLiteral("select-same")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;
};

} // namespace stonemason
