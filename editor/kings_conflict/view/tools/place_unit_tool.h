// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

/// Puts units of the march on the board, and takes them away.
class PlaceUnitTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceUnitTool)

public:
    PlaceUnitTool() : Tool(QStringLiteral("place-unit")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;
};

} // namespace stonemason::kings_conflict
