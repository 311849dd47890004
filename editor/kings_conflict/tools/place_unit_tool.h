// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Puts units of the march on the board, and takes them away.
class PlaceUnitTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceUnitTool)

public:
    explicit PlaceUnitTool(ToolState& state) : Tool(QStringLiteral("place-unit"), state) {}
    void press(MapDocument& document, Cell cell, Modifiers modifiers) override;
    void drag(MapDocument&, Cell, Modifiers) override {}
    void release(MapDocument&) override {}
    QString hint() const override;
};

} // namespace stonemason
