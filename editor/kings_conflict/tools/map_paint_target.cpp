// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/map_paint_target.h"

#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_tool_state.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/text/kings_conflict/map_names.h"

#include <QCoreApplication>

namespace stonemason {

int MapPaintTarget::layer() const {
    return document_.view().currentLayer();
}

CellChanges MapPaintTarget::changes(const CellCodes& codes) const {
    const Grid<Code>& grid = document_.committedMap().layer(layer());
    CellChanges changes;
    changes.reserve(codes.size());
    for (const auto& [cell, code] : codes)
        if (grid.contains(cell)) changes.push_back({layer(), cell, grid[cell], codeOf(code)});
    return changes;
}

BoardState& MapPaintTarget::state() const {
    return document_.view();
}

Size MapPaintTarget::size() const {
    return document_.map().layer(layer()).size();
}

TileIndex MapPaintTarget::shown(Cell cell) const {
    return indexOf(document_.map().layer(layer())[cell]);
}

TileIndex MapPaintTarget::committed(Cell cell) const {
    return indexOf(document_.committedMap().layer(layer())[cell]);
}

Cell MapPaintTarget::partnerOf(Cell cell) const {
    const Symmetry symmetry = document_.strokeSymmetry(layer());
    return fits(symmetry, size()) ? partner(cell, size(), symmetry) : cell;
}

TileIndex MapPaintTarget::turned(TileIndex code, Transform transform) const {
    return layer() == terrainLayer ? indexOf(document_.game().transformed(codeOf(code), transform)) : code;
}

QString MapPaintTarget::nameOf(TileIndex code) const {
    return layer() == terrainLayer ? tileName(document_.game(), codeOf(code))
                                   : QString(QLatin1Char(codeOf(code)));
}

TileIndex MapPaintTarget::current() const {
    return indexOf(chosen_.codeFor(layer()));
}

TileIndex MapPaintTarget::blank() const {
    return indexOf(blankCode(document_.game(), layer()));
}

int MapPaintTarget::brushSize() const {
    return chosen_.brushSize();
}

int MapPaintTarget::scatterShare() const {
    return chosen_.scatterShare();
}

void MapPaintTarget::pick(Cell cell) {
    const Code code = document_.map().layer(layer())[cell];
    if (layer() != terrainLayer)
        chosen_.setDigit(code);
    else if (document_.game().tile(code))
        chosen_.setTile(code);
}

LiftedPiece MapPaintTarget::stamp() const {
    const Grid<Code>& codes = chosen_.stamp().codes;
    LiftedPiece piece{codes.size(), {}};
    forEachCell(codes.size(), [&](Cell cell) {
        if (codes[cell] != Block::hole) piece.cells.push_back({cell, indexOf(codes[cell])});
    });
    return piece;
}

void MapPaintTarget::capture(std::span<const Cell> cells) {
    chosen_.setStamp(copyBlock(document_.map(), document_.game(), layer(), cells));
    chosen_.setTool(QStringLiteral("stamp"));
}

QString MapPaintTarget::refusal() const {
    if (document_.map().hasLayer(layer())) return document_.lockText(layer());
    return QCoreApplication::translate("Tool",
                                       "This map has no such grid yet. Add it in the Layers panel first.");
}

QString MapPaintTarget::stampRefusal() const {
    if (chosen_.stamp().kind == document_.game().layers[std::size_t(layer())].kind) return {};
    return QCoreApplication::translate("StampTool", "This stamp is for another kind of layer.");
}

void MapPaintTarget::refuse(const QString& sentence) {
    document_.refuse(sentence);
}

void MapPaintTarget::preview(const CellCodes& codes) {
    document_.preview(document_.symmetric(changes(codes)));
}

void MapPaintTarget::extendPreview(const CellCodes& codes) {
    document_.extendPreview(changes(codes));
}

void MapPaintTarget::cancelPreview() {
    document_.cancelPreview();
}

bool MapPaintTarget::hasPreview() const {
    return document_.hasPreview();
}

void MapPaintTarget::commit(const QString& text) {
    document_.commit(text);
}

void MapPaintTarget::endGesture() {
    document_.endGesture();
}

} // namespace stonemason
