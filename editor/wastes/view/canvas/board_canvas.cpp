// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/board_canvas.h"

#include "core/wastes/check/check.h"
#include "editor/text/names.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/canvas/board_hand.h"

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

/// Pools of sludge and the rims of holes depend on the eight neighbours.
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

BoardCanvas::BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent)
    : GridCanvas(document, tr("Board"), std::make_unique<BoardScene>(document, renderer),
                 std::make_unique<BoardHand>(document, brush, renderer), brush, parent) {
    viewport()->setAcceptDrops(true); // of pieces from their palette
}

QString BoardEditorTraits::cellText(const BoardDocument& document, const BoardCanvas*, Cell cell) {
    const Board& board = document.board();
    if (!board.tiles.contains(cell)) return {};
    QStringList facts{contentText(document, cell)};
    if (board.symmetry != Symmetry::None) {
        const Cell other = partner(cell, board.size(), board.symmetry);
        //: %1 and %2 are row and column of the mirror image of the cell described
        facts += other == cell ? tr("its own mirror image")
                               : tr("mirrored at %1, %2").arg(other.row).arg(other.column);
    }
    return statusText(document.view(), cell, facts);
}

ProblemWords BoardEditorTraits::problemWords() {
    return {.show = tr("&Show on the Board"),
            .showTip = tr("Show on the board (Enter)"),
            .checking = tr("The board is still being checked…"),
            .changed = tr("The board has changed. Wait for the new check."),
            .readyTitle = tr("Ready to play"),
            .ready = tr("Nothing is wrong with this board."),
            .readyWithNotes = tr("Nothing is wrong; the notes below are only worth knowing.")};
}

std::function<AllFixed(std::stop_token)> BoardEditorTraits::fixAll(BoardDocument& document) {
    return [board = document.committedBoard(), &profile = document.profile(),
            &document](const std::stop_token& stop) {
        const FixedBoard fixed = wastes::fixAll(board, profile, stop);
        AllFixed all{fixed.solved, fixed.left, {}};
        if (!fixed.edit.empty())
            all.take = [&document, edit = fixed.edit] {
                document.change(tr("Fix all"), [&edit](Board& now) { apply(now, edit); });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::wastes
