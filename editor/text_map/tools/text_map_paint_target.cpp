// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/tools/text_map_paint_target.h"

#include "core/text_map/wide_paint.h"
#include "editor/board/tools/paint_tools.h"

#include <utility>

namespace stonemason::text_map {

namespace {

TileIndex orBlank(TileIndex code, const SignBook& signs) {
    return code == noSign ? signs.blank() : code;
}

} // namespace

Size TextMapPaintTarget::size() const {
    return document().size();
}

TileIndex TextMapPaintTarget::shown(Cell cell) const {
    return orBlank(document().shown(cell), brush().signs());
}

TileIndex TextMapPaintTarget::committed(Cell cell) const {
    return orBlank(document().committed(cell), brush().signs());
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
    return brush().sign();
}

TileIndex TextMapPaintTarget::blank() const {
    return brush().signs().floor();
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
    return size().area() > largestGhostBoard;
}

void TextMapPaintTarget::paintWidely(WideReach reach, Cell at, TileIndex code, const QString& text) {
    const Spread spread = reach == WideReach::Area    ? Spread::Area
                          : reach == WideReach::Alike ? Spread::Alike
                                                      : Spread::Selection;
    WidePaint paint{.spread = spread,
                    .at = at,
                    .meanings = {},
                    .selection = document().view().selection(),
                    .mirroring = document().view().mirroring()};
    document().paintWidely(std::move(paint), code, text);
}

} // namespace stonemason::text_map
