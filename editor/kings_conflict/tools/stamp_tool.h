// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/stroke_tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Stamps the captured block; dragging lays it side by side without overlap.
class StampTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(StampTool)

public:
    explicit StampTool(ToolState& state) : StrokeTool(QStringLiteral("stamp"), state) {}

    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
    QString refusal(const MapDocument& document) const override;

private:
    /// Where the block's top left cell comes to lie when its middle is at `cell`.
    Cell topLeft(Cell cell) const;
};

} // namespace stonemason
