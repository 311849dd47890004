// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/tools/map_tools.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// Locks the cells dragged over, as wide as the brush, with their mirror images; with Shift the rectangle
/// from corner to corner. With the right button or Ctrl it unlocks them. Until the button is released the
/// cells are outlined; then they are one undo step.
class LockTool : public Tool, public LayerTool {
    Q_DECLARE_TR_FUNCTIONS(LockTool)

public:
    LockTool() : Tool(QStringLiteral("lock")) {}

    bool worksOnHints() const override { return false; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    void refresh(PaintTarget& target) override;
    CellSet ghostArea(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

private:
    bool unlocks() const { return modifiers_.control || modifiers_.secondary; }
    void show(PaintTarget& target) const;
    static CellSet brushed(const PaintTarget& target, std::span<const Cell> path);

    Modifiers modifiers_;
    std::vector<Cell> path_; ///< of the gesture under way; with Shift two corners
    CellSet cells_;          ///< of the gesture so far, with their mirror images
};

} // namespace stonemason::kings_conflict
