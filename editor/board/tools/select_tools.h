// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/tools/tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Selects a rectangle; a drag that begins inside the selection moves what it holds (with Ctrl a copy of it).
/// Shift adds to the selection, Ctrl outside of it takes away. A click selects one cell, or nothing when
/// something was.
class SelectTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    SelectTool() : Tool(QStringLiteral("select")) {}

    bool isDragged() const override { return true; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

private:
    void showMoved(PaintTarget& target);

    enum class Gesture { None, Select, Move };
    Gesture gesture_ = Gesture::None;
    Modifiers modifiers_;
    Cell from_;
    Cell to_;
    std::vector<Cell> before_; ///< the selection when the gesture began
    std::vector<Cell> taken_;  ///< those of them that are on the grid, and
    LiftedPiece lifted_;       ///< what they hold: it is being moved
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
