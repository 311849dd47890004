// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/tools/text_map_paint_target.h"

#include "core/text_map/wide_paint.h"
#include "editor/board/tools/paint_tools.h"
#include "editor/text_map/sign_brush.h"
#include "editor/text_map/text_map_document.h"
#include "editor/text_map/text_map_view_state.h"

#include <utility>

namespace stonemason::text_map {

namespace {

TileIndex orBlank(TileIndex code, const SignBook& signs) {
    return code == noSign ? signs.blank() : code;
}

} // namespace

BoardState& TextMapPaintTarget::state() const {
    return document_.view();
}

Size TextMapPaintTarget::size() const {
    return document_.size();
}

TileIndex TextMapPaintTarget::shown(Cell cell) const {
    return orBlank(document_.shown(cell), brush_.signs());
}

TileIndex TextMapPaintTarget::committed(Cell cell) const {
    return orBlank(document_.committed(cell), brush_.signs());
}

Cell TextMapPaintTarget::partnerOf(Cell cell) const {
    return transformed(cell, size(), document_.view().mirroring());
}

/// The last of several for a pair of cells counts in both.
CellCodes TextMapPaintTarget::withMirrorImages(const CellCodes& codes) const {
    CellCodes all;
    all.reserve(2 * codes.size());
    for (const CellCode& code : codes) {
        all.push_back(code);
        if (const Cell partner = partnerOf(code.cell); partner != code.cell)
            all.push_back({partner, code.code});
    }
    return all;
}

QString TextMapPaintTarget::nameOf(TileIndex code) const {
    return brush_.signs().name(code);
}

TileIndex TextMapPaintTarget::current() const {
    return brush_.sign();
}

TileIndex TextMapPaintTarget::blank() const {
    return brush_.signs().floor();
}

int TextMapPaintTarget::brushSize() const {
    return brush_.brushSize();
}

int TextMapPaintTarget::scatterShare() const {
    return brush_.scatterShare();
}

void TextMapPaintTarget::pick(Cell cell) {
    brush_.setSign(shown(cell));
}

LiftedPiece TextMapPaintTarget::stamp() const {
    return brush_.stamp();
}

void TextMapPaintTarget::capture(std::span<const Cell> cells) {
    brush_.setStamp(lifted(*this, cells));
    brush_.setTool(QStringLiteral("stamp"));
}

void TextMapPaintTarget::refuse(const QString& sentence) {
    document_.refuse(sentence);
}

void TextMapPaintTarget::preview(const CellCodes& codes) {
    document_.preview(withMirrorImages(codes));
}

void TextMapPaintTarget::extendPreview(const CellCodes& codes) {
    document_.extendPreview(withMirrorImages(codes));
}

void TextMapPaintTarget::cancelPreview() {
    document_.cancelPreview();
}

bool TextMapPaintTarget::hasPreview() const {
    return document_.hasPreview();
}

void TextMapPaintTarget::commit(const QString& text) {
    document_.commit(text);
}

bool TextMapPaintTarget::isWide() const {
    return size().area() > largestGhostBoard;
}

void TextMapPaintTarget::paintWidely(WideReach reach, Cell at, TileIndex code, const QString& text) {
    const Spread spread = reach == WideReach::Area    ? Spread::Area
                          : reach == WideReach::Alike ? Spread::Alike
                                                      : Spread::Selection;
    WidePaint paint{.spread = spread,
                    .at = at,
                    .meanings = {},
                    .selection = document_.view().selection(),
                    .mirroring = document_.view().mirroring()};
    document_.paintWidely(std::move(paint), code, text);
}

void TextMapPaintTarget::endGesture() {
    document_.endGesture();
}

} // namespace stonemason::text_map
