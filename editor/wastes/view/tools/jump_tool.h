// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::wastes {

/// Edits the jumps of jumpers: a drag between two tiles, or a click on each, adds a jump or removes an
/// existing one. With Shift, held at any time during the gesture, it edits the way back too. Jumps are shown
/// while the tool is in use.
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

    std::optional<Cell> from_; ///< the first end, and while it is selected the tool waits for the other one
    Cell to_;
    bool isSecond_ = false; ///< the current press chooses the other end
    bool bothWays_ = false; ///< Shift was held
};

} // namespace stonemason::wastes
