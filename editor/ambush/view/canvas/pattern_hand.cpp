// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_hand.h"

#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/ambush/view/canvas/pattern_paint_target.h"

#include <QPainter>

namespace stonemason::ambush {

namespace {

constexpr double ghostOpacity = 0.72;

} // namespace

PatternHand::PatternHand(PatternDocument& document, PatternBrush& brush, PatternRenderer& renderer)
    : ToolHand(std::make_unique<PatternPaintTarget>(document, brush), ToolBox(gridTools()), brush)
    , document_(document)
    , renderer_(renderer) {
    connect(&document, &PatternDocument::gestureEnds, this, [this] { cancel(); });
}

void PatternHand::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                             Cell at) const {
    const bool dark = document_.view().style().dark;
    painter.setOpacity(ghostOpacity);
    for (const auto& [cell, code] : ghostAt(at))
        renderer_.paintSign(painter, geometry.rectOf(cell), signOf(code), dark);
    painter.setOpacity(1);
}

} // namespace stonemason::ambush
