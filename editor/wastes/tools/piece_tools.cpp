// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/tools/piece_tools.h"

#include "editor/board/board_state.h"
#include "editor/board/cell_range.h"
#include "editor/board/tools/tool_box.h"
#include "editor/text/wastes_text.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/tools/board_paint_target.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

bool isSelected(const BoardState& state, Cell cell) {
    return std::ranges::binary_search(state.selection(), cell);
}

/// The pieces on these cells, which are sorted.
std::vector<Piece> piecesOn(const Board& board, const std::vector<Cell>& cells) {
    std::vector<Piece> pieces;
    for (const Piece& piece : board.pieces)
        if (std::ranges::binary_search(cells, piece.cell)) pieces.push_back(piece);
    return pieces;
}

bool hasPiece(const Board& board, Cell cell) {
    return std::ranges::find(board.pieces, cell, &Piece::cell) != board.pieces.end();
}

Cell moved(Cell cell, Cell from, Cell to) {
    return {cell.row + to.row - from.row, cell.column + to.column - from.column};
}

} // namespace

void PlacePieceTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        target.pick(cell);
        return;
    }
    at_ = cell;
    show(target);
}

void PlacePieceTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (!at_) return;
    at_ = cell;
    show(target);
}

void PlacePieceTool::release(PaintTarget& target) {
    if (!std::exchange(at_, std::nullopt)) return;
    const BoardPaintTarget& board = BoardPaintTarget::of(target);
    //: %1 is a piece: "Brawler 4"
    target.commit(tr("Place %1").arg(pieceName(board.brush().piece().rank, board.document().profile())));
}

void PlacePieceTool::cancel(PaintTarget& target) {
    at_.reset();
    Tool::cancel(target);
}

void PlacePieceTool::refresh(PaintTarget& target) {
    if (at_) show(target);
}

void PlacePieceTool::show(PaintTarget& target) const {
    const BoardPaintTarget& board = BoardPaintTarget::of(target);
    Piece piece = board.brush().piece();
    piece.cell = *at_;
    board.document().preview({.pieces = {{*at_, piece}}});
}

QString PlacePieceTool::hint() const {
    return tr("Click to place the chosen piece; right-click takes up a piece or a tile.");
}

void MovePieceTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    const BoardPaintTarget& board = BoardPaintTarget::of(target);
    BoardState& state = target.state();
    before_ = state.selection();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    if (!hasPiece(board.document().board(), cell)) {
        gesture_ = Gesture::Select;
        return;
    }
    gesture_ = Gesture::Move;
    if (!isSelected(state, cell)) {
        std::vector<Cell> selected = modifiers.shift ? before_ : std::vector<Cell>{};
        selected.push_back(cell);
        state.setSelection(std::move(selected));
    }
    moving_ = piecesOn(board.document().committedBoard(), state.selection());
}

void MovePieceTool::drag(PaintTarget& target, Cell cell, Modifiers modifiers) {
    to_ = cell;
    modifiers_ = modifiers;
    if (gesture_ == Gesture::Move)
        showMoved(target);
    else if (gesture_ == Gesture::Select)
        selectPieces(target);
}

void MovePieceTool::showMoved(PaintTarget& target) const {
    Strokes strokes;
    if (!modifiers_.control)
        for (const Piece& piece : moving_)
            strokes.pieces.push_back({piece.cell, std::nullopt});
    for (Piece piece : moving_) {
        piece.cell = moved(piece.cell, from_, to_);
        if (target.size().contains(piece.cell)) strokes.pieces.push_back({piece.cell, piece});
    }
    BoardPaintTarget::of(target).document().preview(to_ == from_ ? Strokes{} : strokes);
}

void MovePieceTool::selectPieces(PaintTarget& target) const {
    const CellRange range = rangeOf(from_, to_);
    std::vector<Cell> selected = modifiers_.shift ? before_ : std::vector<Cell>{};
    for (const Piece& piece : BoardPaintTarget::of(target).document().board().pieces)
        if (range.contains(piece.cell)) selected.push_back(piece.cell);
    target.state().setSelection(std::move(selected));
}

void MovePieceTool::release(PaintTarget& target) {
    const Gesture gesture = std::exchange(gesture_, Gesture::None);
    if (gesture == Gesture::Select) selectPieces(target);
    if (gesture != Gesture::Move || to_ == from_) return;
    const int count = int(moving_.size());
    std::vector<Cell> cells;
    for (const Piece& piece : moving_)
        cells.push_back(moved(piece.cell, from_, to_));
    const auto& profile = BoardPaintTarget::of(target).document().profile();
    const QString name =
        count == 1 ? pieceName(moving_.front().rank, profile) : tr("%n piece(s)", nullptr, count);
    //: %1 is a piece, "Brawler 4", or "3 pieces"
    target.commit(modifiers_.control ? tr("Copy %1").arg(name) : tr("Move %1").arg(name));
    target.state().setSelection(std::move(cells));
}

void MovePieceTool::cancel(PaintTarget& target) {
    if (std::exchange(gesture_, Gesture::None) != Gesture::None) target.state().setSelection(before_);
    Tool::cancel(target);
}

QString MovePieceTool::hint() const {
    return tr("Drag a piece to move it (Ctrl copies it); click to select, Shift adds, Delete removes.");
}

std::vector<std::unique_ptr<Tool>> wastesTools() {
    std::vector<std::unique_ptr<Tool>> tools = boardTools();
    tools.push_back(std::make_unique<MovePieceTool>());
    tools.push_back(std::make_unique<PlacePieceTool>());
    return tools;
}

} // namespace stonemason::wastes
