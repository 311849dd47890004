// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_hand.h"

#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/look.h"

#include <QPainter>

namespace stonemason::ambush {

std::vector<SignStroke> PatternPaintTarget::strokesOf(const CellCodes& codes) {
    std::vector<SignStroke> strokes;
    strokes.reserve(codes.size());
    for (const auto& [cell, code] : codes)
        strokes.push_back({cell, signOf(code)});
    return strokes;
}

Size PatternPaintTarget::size() const {
    return document().pattern().signs.size();
}

TileIndex PatternPaintTarget::shown(Cell cell) const {
    return codeOf(document().pattern().signs[cell]);
}

TileIndex PatternPaintTarget::committed(Cell cell) const {
    return codeOf(document().committedPattern().signs[cell]);
}

QString PatternPaintTarget::nameOf(TileIndex code) const {
    return signName(signOf(code));
}

TileIndex PatternPaintTarget::current() const {
    return codeOf(brush().sign());
}

TileIndex PatternPaintTarget::blank() const {
    return codeOf('*');
}

void PatternPaintTarget::pick(Cell cell) {
    brush().setSign(document().pattern().signs[cell]);
}

void PatternPaintTarget::preview(const CellCodes& codes) {
    document().preview(strokesOf(codes));
}

void PatternPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(strokesOf(codes));
}

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
