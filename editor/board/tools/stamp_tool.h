// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/tools/stroke_tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Stamps what was captured; dragging lays it side by side without overlap.
class StampTool : public GrowingStroke {
    Q_DECLARE_TR_FUNCTIONS(StampTool)

public:
    StampTool() : GrowingStroke(QStringLiteral("stamp")) {}

    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;
    QString refusal(const PaintTarget& target) const override;
};

} // namespace stonemason
