// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_paint_target.h"

#include "editor/ambush/text/ambush_text.h"

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

} // namespace stonemason::ambush
