// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_scene.h"

#include "editor/grid/view/painted_tiles.h"
#include "editor/text/names.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_view_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QPainter>

#include <memory>

namespace stonemason::text_map {

TextMapScene::TextMapScene(TextMapDocument& document, TextMapRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &TextMapDocument::cellsChanged, this, &TextMapScene::follow);
    connect(&document, &TextMapDocument::replaced, this, [this] {
        levels_.reset();
        emit replaced();
    });
    connect(&document.view(), &TextMapViewState::styleChanged, this, &GridModel::styleChanged);
}

TextMapCells TextMapScene::cells() const {
    return {&document_.cells(), &document_.codes()};
}

void TextMapScene::follow(const CellRange& range) {
    if (levels_) {
        if (levels_->palette().size() < document_.codes().size())
            levels_->extend(renderer_.paletteOf(document_.codes(), areDark_));
        levels_->update(document_.cells(), range);
    }
    emit cellsChanged(range);
}

const ColourLevels& TextMapScene::levels() {
    const bool dark = document_.view().style().dark;
    if (!levels_ || areDark_ != dark)
        levels_.emplace(document_.cells(), renderer_.paletteOf(document_.codes(), dark));
    areDark_ = dark;
    return *levels_;
}

void TextMapScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    const double ratio = ratioOf(painter);
    const bool isSmall = geometry.cellSize * ratio < 1;
    renderer_.paint(painter, cells(), document_.view().style(), geometry, range,
                    isSmall ? &levels() : nullptr);
}

GridLook TextMapScene::look() {
    TextMapStyle style = document_.view().style();
    style.gridLines = false;
    style.signs = false;
    return renderer_.look(cells(), style, &levels());
}

GridLook TextMapScene::paper() {
    TextMapStyle style = document_.view().style();
    style.dark = false;
    return lastingLook({&document_.committedMap().cells, &document_.codes()}, document_.signs(), style);
}

/// Walls join their eight neighbours, and throw shade on the floor.
CellRange TextMapScene::affectedBy(const CellRange& range) const {
    return {{range.first.row - 1, range.first.column - 1}, {range.last.row + 1, range.last.column + 1}};
}

QString TextMapScene::heldIn(Cell cell) const {
    return document_.signs().name(document_.shown(cell));
}

QString TextMapScene::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then what it is: "row 3, column 5: wall (#), Rock"
    return tr("%1: %2").arg(placeText(cell), signText(document_, cell));
}

QString signText(const TextMapDocument& document, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    const SignBook& signs = document.signs();
    const TileIndex code = document.shown(cell);
    if (code == noSign && signs.isWall(code)) return TextMapScene::tr("wall, behind the end of the line");
    if (code == noSign) return TextMapScene::tr("floor, behind the end of the line");
    //: %1 the sign, "#"; %2 what it means, "Rock"
    const QString text =
        signs.isWall(code) ? TextMapScene::tr("wall (%1), %2") : TextMapScene::tr("floor (%1), %2");
    return text.arg(signs.shown(code), signs.meaning(code));
}

} // namespace stonemason::text_map
