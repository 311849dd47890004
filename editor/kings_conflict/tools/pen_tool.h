// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/kings_conflict/tools/stroke_tool.h"

#include <QCoreApplication>

namespace stonemason {

/// Draws a river or a road along the dragged path: straights, bends and bridges come by themselves. Going
/// back along the path takes it back. With Ctrl it takes the river or road out instead.
class PenTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(PenTool)

public:
    PenTool(Network network, ToolState& state);

    bool isDragged() const override { return true; }
    bool worksOnHints() const override { return false; }
    std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const override;
    QString hint() const override;

protected:
    Edit edit(const MapDocument& document, const Map& base) const override;
    QString stepText(const MapDocument& document) const override;
    QString refusal(const MapDocument& document) const override;
    void extend(Cell cell) override;

private:
    Network network_;
};

} // namespace stonemason
