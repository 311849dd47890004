// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_hand.h"

#include "core/text_map/wide_paint.h"
#include "editor/grid/tools/paint_tools.h"
#include "editor/grid/view/cell_set_painting.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace stonemason::text_map {

namespace {

/// Behind the end of a row there is a blank.
TileIndex orBlank(TileIndex code, const TextMapDocument& document) {
    const SignBook& signs = document.signs();
    return signs.isNothing(code) ? document.codeHere(signs.blank()) : code;
}

Spread spreadOf(WideReach reach) {
    return reach == WideReach::Area ? Spread::Area : Spread::Alike;
}

} // namespace

Size TextMapPaintTarget::size() const {
    return document().size();
}

TileIndex TextMapPaintTarget::shown(Cell cell) const {
    return orBlank(document().shown(cell), document());
}

TileIndex TextMapPaintTarget::committed(Cell cell) const {
    return orBlank(document().committed(cell), document());
}

void TextMapPaintTarget::heldFrom(Cell first, std::span<TileIndex> codes) const {
    std::vector<TileIndex> meant = document().codes();
    for (TileIndex& code : meant)
        code = orBlank(code, document());
    const auto signs = document().cells().row(first.row).subspan(std::size_t(first.column), codes.size());
    std::ranges::transform(signs, codes.begin(), [&meant](SignIndex sign) { return meant[sign]; });
}

CellSet TextMapPaintTarget::reached(WideReach reach, Cell cell) const {
    return reachedBy(document().cells(),
                     {.spread = spreadOf(reach), .at = cell, .meanings = document().meanings()});
}

Cell TextMapPaintTarget::partnerOf(Cell cell) const {
    return transformed(cell, size(), document().view().mirroring());
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
    return brush().signs().name(code);
}

TileIndex TextMapPaintTarget::current() const {
    return document().codeHere(brush().sign());
}

TileIndex TextMapPaintTarget::blank() const {
    return document().codeHere(brush().signs().floor());
}

void TextMapPaintTarget::pick(Cell cell) {
    brush().setSign(shown(cell));
}

void TextMapPaintTarget::preview(const CellCodes& codes) {
    document().preview(withMirrorImages(codes));
}

void TextMapPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(withMirrorImages(codes));
}

bool TextMapPaintTarget::isWide() const {
    return size().area() > largestGhostGrid;
}

void TextMapPaintTarget::paintWidely(WideReach reach, Cell at, TileIndex code, const QString& text) {
    WidePaint paint{.spread = spreadOf(reach),
                    .at = at,
                    .meanings = {},
                    .selection = document().view().selection(),
                    .mirroring = document().view().mirroring()};
    document().paintWidely(std::move(paint), code, text);
}

void TextMapPaintTarget::changeWidely(const WideEdit& edit, const QString& text) {
    document().putWidely(
        {.cells = edit.cells, .places = edit.places, .mirroring = document().view().mirroring()}, edit.code,
        edit.piece, text, edit.selectionBefore);
}

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
    if (!document_.backgroundFill()) return ToolHand::cancel();
    document_.endGesture();
    return true;
}

bool TextMapHand::isActive() const {
    return document_.backgroundFill() || ToolHand::isActive();
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
