// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/block.h"
#include "editor/kings_conflict/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason {

/// Selects a rectangle; a drag that begins inside the selection moves what it holds (with Ctrl a copy of it).
/// Shift adds to the selection, Ctrl outside of it takes away. A click selects one cell, or nothing when
/// something was.
class SelectTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    explicit SelectTool(ToolState& state) : Tool(QStringLiteral("select"), state) {}

    bool isDragged() const override { return true; }
    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void release(MapDocument& document) override;
    void cancel(MapDocument& document) override;
    QString hint() const override;

private:
    void showMoved(MapDocument& document);

    enum class Gesture { None, Select, Move };
    Gesture gesture_ = Gesture::None;
    Modifiers modifiers_;
    Cell from_;
    Cell to_;
    std::vector<Cell> before_; ///< the selection when the gesture began
    std::vector<Cell> taken_;  ///< those of them that are on the layer, and
    Block lifted_;             ///< what they hold: it is being moved
};

/// Selects the area of equal cells around the one clicked.
class WandTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(WandTool)

public:
    explicit WandTool(ToolState& state) : Tool(QStringLiteral("wand"), state) {}
    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument&, Cell, Modifiers) override {}
    void release(MapDocument&) override {}
    QString hint() const override;
};

/// Selects every cell that holds what the one clicked holds.
class SelectSameTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectSameTool)

public:
    explicit SelectSameTool(ToolState& state) : Tool(QStringLiteral("select-same"), state) {}
    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument&, Cell, Modifiers) override {}
    void release(MapDocument&) override {}
    QString hint() const override;
};

} // namespace stonemason
