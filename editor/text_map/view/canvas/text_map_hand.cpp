// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_hand.h"

#include "editor/grid/view/cell_set_painting.h"
#include "editor/text_map/model/sign_brush.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_view_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"
#include "editor/text_map/view/tools/text_map_paint_target.h"

#include <QPainter>

namespace stonemason::text_map {

namespace {

constexpr double ghostOpacity = 0.72;
constexpr std::size_t largestGhost = 2000; // cells; what reaches further is not shown before it is done

} // namespace

TextMapHand::TextMapHand(TextMapDocument& document, SignBrush& brush, TextMapRenderer& renderer)
    : ToolHand(std::make_unique<TextMapPaintTarget>(document, brush), ToolBox(gridTools()), brush)
    , document_(document)
    , renderer_(renderer) {
    connect(&document, &TextMapDocument::gestureEnds, this, [this] { cancel(); });
}

/// A stroke that is still worked out is the gesture under way.
bool TextMapHand::cancel() {
    if (!document_.wideStroke()) return ToolHand::cancel();
    document_.endGesture();
    return true;
}

bool TextMapHand::isActive() const {
    return document_.wideStroke() || ToolHand::isActive();
}

void TextMapHand::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                             Cell at) const {
    paintCellSet(painter, geometry, ghostAreaAt(at), geometry.cellsIn(painter.viewport()),
                 palette.color(QPalette::Highlight));
    const CellCodes codes = ghostAt(at);
    if (codes.size() > largestGhost) return;
    const bool dark = document_.view().style().dark;
    painter.setOpacity(ghostOpacity);
    for (const auto& [cell, code] : codes)
        renderer_.paintSign(painter, geometry.rectOf(cell), code, dark);
    painter.setOpacity(1);
}

} // namespace stonemason::text_map
