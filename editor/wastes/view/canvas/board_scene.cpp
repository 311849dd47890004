// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/board_scene.h"

#include "editor/text/names.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_view_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <memory>

namespace stonemason::wastes {

BoardScene::BoardScene(BoardDocument& document, BoardRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &BoardDocument::cellsChanged, this, &GridModel::cellsChanged);
    connect(&document, &BoardDocument::replaced, this, &GridModel::replaced);
    connect(&document, &BoardDocument::symmetryChanged, this, &GridModel::styleChanged);
    connect(&document.view(), &BoardViewState::styleChanged, this, &GridModel::styleChanged);
}

void BoardScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    renderer_.paint(painter, document_.board(), document_.view().style(), geometry, range);
}

GridLook BoardScene::look() {
    BoardStyle style = document_.view().style();
    style.gridLines = false;
    style.signs = false;
    style.axis = false;
    return renderer_.look(document_.board(), style);
}

GridLook BoardScene::paper() {
    BoardStyle style = document_.view().style();
    style.dark = false;
    style.axis = false;
    style.turned = false;
    return lastingLook(document_.committedBoard(), document_.profile(), style);
}

/// Pools of sludge and the rims of holes go by the eight neighbours.
CellRange BoardScene::affectedBy(const CellRange& range) const {
    return {{range.first.row - 1, range.first.column - 1}, {range.last.row + 1, range.last.column + 1}};
}

QString BoardScene::heldIn(Cell cell) const {
    return contentText(document_, cell);
}

QString BoardScene::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then its tile and piece.
    return tr("%1, %2").arg(placeText(cell), contentText(document_, cell));
}

QString contentText(const BoardDocument& document, Cell cell) {
    const Board& board = document.board();
    if (!board.tiles.contains(cell)) return {};
    QString text = tileName(board.tiles[cell]);
    for (const Piece& piece : board.pieces) {
        if (piece.cell != cell) continue;
        const int power = powerOn(document.profile().power, piece.rank, board.tiles[cell]);
        //: %1 a tile, "High ground"; %2 a piece, "Brawler 4"; %3 a side, "Blue"; %4 a number
        text = BoardScene::tr("%1, %2 of %3, power %4")
                   .arg(text, pieceName(piece.rank, document.profile()), sideName(piece.side))
                   .arg(power);
    }
    return text;
}

} // namespace stonemason::wastes
