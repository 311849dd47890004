// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/map_paint_target.h"

#include "editor/kings_conflict/text/map_vocabulary.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

int MapPaintTarget::layer() const {
    return document().view().currentLayer();
}

CellChanges MapPaintTarget::changes(const CellCodes& codes) const {
    const Grid<Code>& grid = document().committedMap().layer(layer());
    CellChanges changes;
    changes.reserve(codes.size());
    for (const auto& [cell, code] : codes)
        if (grid.contains(cell)) changes.push_back({layer(), cell, grid[cell], codeOf(code)});
    return changes;
}

Size MapPaintTarget::size() const {
    return document().map().layer(layer()).size();
}

TileIndex MapPaintTarget::shown(Cell cell) const {
    return indexOf(document().map().layer(layer())[cell]);
}

TileIndex MapPaintTarget::committed(Cell cell) const {
    return indexOf(document().committedMap().layer(layer())[cell]);
}

Cell MapPaintTarget::partnerOf(Cell cell) const {
    const Symmetry symmetry = document().strokeSymmetry(layer());
    return fits(symmetry, size()) ? partner(cell, size(), symmetry) : cell;
}

TileIndex MapPaintTarget::turned(TileIndex code, Transform transform) const {
    return layer() == terrainLayer ? indexOf(document().game().transformed(codeOf(code), transform)) : code;
}

QString MapPaintTarget::nameOf(TileIndex code) const {
    return layer() == terrainLayer ? tileName(document().game(), codeOf(code))
                                   : QString(QLatin1Char(codeOf(code)));
}

TileIndex MapPaintTarget::current() const {
    return indexOf(brush().codeFor(layer()));
}

TileIndex MapPaintTarget::blank() const {
    return indexOf(blankCode(document().game(), layer()));
}

void MapPaintTarget::pick(Cell cell) {
    const Code code = document().map().layer(layer())[cell];
    if (layer() != terrainLayer)
        brush().setDigit(code);
    else if (document().game().tile(code))
        brush().setTile(code);
}

LiftedPiece MapPaintTarget::stamp() const {
    const Grid<Code>& codes = brush().stamp().codes;
    LiftedPiece piece{codes.size(), {}};
    forEachCell(codes.size(), [&](Cell cell) {
        if (codes[cell] != Block::hole) piece.cells.push_back({cell, indexOf(codes[cell])});
    });
    return piece;
}

void MapPaintTarget::capture(const CellSet& cells) {
    brush().setStamp(copyBlock(document().map(), document().game(), layer(), cells.cells()));
    brush().setTool(QStringLiteral("stamp"));
}

QString MapPaintTarget::refusal() const {
    if (document().map().hasLayer(layer())) return document().lockText(layer());
    return QCoreApplication::translate("Tool",
                                       "This map has no such grid yet. Add it in the Layers panel first.");
}

QString MapPaintTarget::stampRefusal() const {
    if (brush().stamp().kind == document().game().layers[std::size_t(layer())].kind) return {};
    return QCoreApplication::translate("StampTool", "This stamp is for another kind of layer.");
}

void MapPaintTarget::preview(const CellCodes& codes) {
    document().preview(document().symmetric(changes(codes)));
}

void MapPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(changes(codes));
}

} // namespace stonemason::kings_conflict
