// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/canvas/pattern_paint_target.h"

#include "editor/ambush/pattern_brush.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/text/ambush/ambush_text.h"

namespace stonemason::ambush {

std::vector<SignStroke> PatternPaintTarget::strokesOf(const CellCodes& codes) {
    std::vector<SignStroke> strokes;
    strokes.reserve(codes.size());
    for (const auto& [cell, code] : codes)
        strokes.push_back({cell, signOf(code)});
    return strokes;
}

BoardState& PatternPaintTarget::state() const {
    return document_.view();
}

Size PatternPaintTarget::size() const {
    return document_.pattern().signs.size();
}

TileIndex PatternPaintTarget::shown(Cell cell) const {
    return codeOf(document_.pattern().signs[cell]);
}

TileIndex PatternPaintTarget::committed(Cell cell) const {
    return codeOf(document_.committedPattern().signs[cell]);
}

QString PatternPaintTarget::nameOf(TileIndex code) const {
    return signName(signOf(code));
}

TileIndex PatternPaintTarget::current() const {
    return codeOf(brush_.sign());
}

TileIndex PatternPaintTarget::blank() const {
    return codeOf('*');
}

int PatternPaintTarget::brushSize() const {
    return brush_.brushSize();
}

int PatternPaintTarget::scatterShare() const {
    return brush_.scatterShare();
}

void PatternPaintTarget::pick(Cell cell) {
    brush_.setSign(document_.pattern().signs[cell]);
}

LiftedPiece PatternPaintTarget::stamp() const {
    return brush_.stamp();
}

void PatternPaintTarget::capture(std::span<const Cell> cells) {
    brush_.setStamp(lifted(*this, cells));
    brush_.setTool(QStringLiteral("stamp"));
}

void PatternPaintTarget::refuse(const QString& sentence) {
    document_.refuse(sentence);
}

void PatternPaintTarget::preview(const CellCodes& codes) {
    document_.preview(strokesOf(codes));
}

void PatternPaintTarget::extendPreview(const CellCodes& codes) {
    document_.extendPreview(strokesOf(codes));
}

void PatternPaintTarget::cancelPreview() {
    document_.cancelPreview();
}

bool PatternPaintTarget::hasPreview() const {
    return document_.hasPreview();
}

void PatternPaintTarget::commit(const QString& text) {
    document_.commit(text);
}

void PatternPaintTarget::endGesture() {
    document_.endGesture();
}

} // namespace stonemason::ambush
