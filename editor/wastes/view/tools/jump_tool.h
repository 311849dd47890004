// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::wastes {

/// Changes where jumpers get: dragged from tile to tile, or clicked on one after the other, it adds a jump,
/// or takes away the one that is there. With Shift, held at any time of it, it does the way back too. Jumps
/// are shown while it is used.
class JumpTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(JumpTool)

public:
    JumpTool() : Tool(QStringLiteral("jump")) {}

    bool isDragged() const override { return true; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void finishEarly(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

private:
    void show(PaintTarget& target) const;
    void change(PaintTarget& target) const;
    QString stepText(bool wanted) const;
    QString notice(bool wanted) const;

    std::optional<Cell> from_; ///< chosen, and while it is selected waiting for the other end
    Cell to_;
    bool isSecond_ = false; ///< the press under way chooses the other end
    bool bothWays_ = false; ///< Shift was held
};

} // namespace stonemason::wastes
