// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/tools/piece_tools.h"

#include "core/grid/cell.h"
#include "core/wastes/board/board_edit.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/tools/board_paint_target.h"
#include "editor/wastes/view/tools/jump_tool.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

bool isSelected(const GridState& state, Cell cell) {
    return state.selection().contains(cell);
}

/// The pieces on these cells.
std::vector<Piece> piecesOn(const Board& board, const CellSet& cells) {
    std::vector<Piece> pieces;
    for (const Piece& piece : board.pieces)
        if (cells.contains(piece.cell)) pieces.push_back(piece);
    return pieces;
}

std::optional<Piece> pieceAt(const Board& board, Cell cell) {
    const auto piece = std::ranges::find(board.pieces, cell, &Piece::cell);
    return piece == board.pieces.end() ? std::nullopt : std::optional(*piece);
}

/// Of pieces that share a tile, as only files allow, the one drawn last: this way they can be separated.
std::vector<Piece> topmost(const std::vector<Piece>& pieces) {
    std::vector<Piece> top;
    for (const Piece& piece : pieces) {
        const auto below = std::ranges::find(top, piece.cell, &Piece::cell);
        if (below == top.end())
            top.push_back(piece);
        else
            *below = piece;
    }
    return top;
}

/// Copies of the pieces at an offset, replacing the pieces there; the originals stay.
Strokes copiedBy(const Board& board, const std::vector<Piece>& pieces, Cell by) {
    Strokes strokes;
    for (Piece piece : pieces) {
        piece.cell = piece.cell + by;
        if (by != Cell{} && board.size().contains(piece.cell)) strokes.pieces.push_back({piece.cell, piece});
    }
    return strokes;
}

/// How many pieces of the board the strokes replace.
int replacedBy(const Board& board, const Strokes& strokes) {
    return int(std::ranges::count_if(strokes.pieces, [&board](const PieceStroke& stroke) {
        return stroke.piece && pieceAt(board, stroke.cell).has_value();
    }));
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
    const BoardPaintTarget& board = BoardPaintTarget::of(target);
    if (const auto at = std::exchange(at_, std::nullopt)) place(board.document(), board.brush().piece(), *at);
}

void PlacePieceTool::place(BoardDocument& document, Piece piece, Cell cell) {
    const std::optional<Piece> before = pieceAt(document.committedBoard(), cell);
    const QString name = pieceName(piece.rank, document.profile());
    const QString other = before ? pieceName(before->rank, document.profile()) : QString();
    piece.cell = cell;
    //: %1 is a piece: "Brawler 4"
    document.paint(before ? tr("Replace %1 with %2").arg(other, name) : tr("Place %1").arg(name),
                   {.pieces = {{cell, piece}}});
    if (before && pieceAt(document.committedBoard(), cell) != before)
        //: %1 and %2 are pieces: "Brawler 4"
        document.postNotice(tr("%1 has taken the place of %2.").arg(name, other));
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
    return tr(
        "Click to place the chosen piece, in place of one that is there; right-click takes up a piece or a "
        "tile.");
}

void MovePieceTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    const BoardPaintTarget& board = BoardPaintTarget::of(target);
    GridState& state = target.state();
    before_ = state.selection();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    if (!pieceAt(board.document().board(), cell)) {
        gesture_ = Gesture::Select;
        return;
    }
    gesture_ = modifiers.shift ? Gesture::Select : Gesture::Move;
    if (!isSelected(state, cell)) {
        CellSet selected = modifiers.shift ? before_ : CellSet();
        selected.insert(cell);
        state.setSelection(selected);
    }
    const Board& committed = board.document().committedBoard();
    moving_ = topmost(withoutImages(committed, piecesOn(committed, state.selection()), cell));
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
    BoardDocument& document = BoardPaintTarget::of(target).document();
    const Board& board = document.committedBoard();
    document.preview(modifiers_.control ? copiedBy(board, moving_, by())
                                        : movedBy(board, moving_, by()).strokes);
}

void MovePieceTool::selectPieces(PaintTarget& target) const {
    const CellRange range = rangeOf(from_, to_);
    CellSet selected = modifiers_.shift ? before_ : CellSet();
    for (const Piece& piece : BoardPaintTarget::of(target).document().board().pieces)
        if (range.contains(piece.cell)) selected.insert(piece.cell);
    target.state().setSelection(selected);
}

void MovePieceTool::release(PaintTarget& target) {
    const Gesture gesture = std::exchange(gesture_, Gesture::None);
    if (gesture == Gesture::Select) selectPieces(target);
    if (gesture != Gesture::Move || to_ == from_) return;
    if (modifiers_.control)
        copy(target);
    else
        move(target);
}

void MovePieceTool::copy(PaintTarget& target) const {
    BoardDocument& document = BoardPaintTarget::of(target).document();
    const Board& board = document.committedBoard();
    const int replaced = replacedBy(board, copiedBy(board, moving_, by()));
    //: %1 is a piece, "Brawler 4", or "3 pieces"
    target.commit(tr("Copy %1").arg(nameOfMoving(document)));
    target.state().setSelection(movedSelection(document));
    if (replaced > 0) document.postNotice(tr("%n piece(s) had to give way to the copy.", nullptr, replaced));
}

void MovePieceTool::move(PaintTarget& target) const {
    BoardDocument& document = BoardPaintTarget::of(target).document();
    const PieceMove move = movedBy(document.committedBoard(), moving_, by());
    if (const QString why = whyNot(document, move); !why.isEmpty()) {
        document.cancelPreview();
        document.refuse(why);
        return;
    }
    const QString name = nameOfMoving(document);
    if (move.displaced.size() == 1 && moving_.size() == 1) {
        const QString other = pieceName(move.displaced.front().rank, document.profile());
        //: %1 and %2 are pieces: "Brawler 4"
        target.commit(tr("Exchange %1 and %2").arg(name, other));
        document.postNotice(tr("%1 and %2 have exchanged places.").arg(name, other));
    } else {
        target.commit(tr("Move %1").arg(name));
        if (const int count = int(move.displaced.size()); count > 0)
            document.postNotice(
                tr("%n piece(s) stood in the way and went where there was room.", nullptr, count));
    }
    target.state().setSelection(movedSelection(document));
}

/// Why the move cannot be made; empty if it can.
QString MovePieceTool::whyNot(const BoardDocument& document, const PieceMove& move) const {
    const Board& board = document.committedBoard();
    const MirroredStrokes all = document.symmetric(move.strokes);
    if (!all.refused.empty()) return document.refusalAt(all.refused.front());
    const bool leaves = std::ranges::any_of(
        moving_, [&](const Piece& piece) { return !board.size().contains(piece.cell + by()); });
    Board after = board;
    apply(after, editOf(board, all.strokes));
    const bool isShared = std::ranges::any_of(moving_, [&board](const Piece& piece) {
        return std::ranges::count(board.pieces, piece.cell, &Piece::cell) > 1;
    });
    if (!leaves && after.pieces.size() < board.pieces.size() && isShared)
        return tr("Several pieces share a tile there: delete those that are too many first.");
    if (!leaves && after.pieces.size() < board.pieces.size())
        return tr("A piece would stand where the mirror image of another does.");
    return {};
}

QString MovePieceTool::nameOfMoving(const BoardDocument& document) const {
    const int count = int(moving_.size());
    return count == 1 ? pieceName(moving_.front().rank, document.profile())
                      : tr("%n piece(s)", nullptr, count);
}

/// The selected cells after the move: mirror images have moved in the mirrored direction.
std::vector<Cell> MovePieceTool::movedSelection(const BoardDocument& document) const {
    const Board& board = document.committedBoard();
    const auto image = [&board](Cell cell) { return partner(cell, board.size(), board.symmetry); };
    std::vector<Cell> cells;
    document.view().selection().forEach([&](Cell cell) {
        const bool isMoving = std::ranges::find(moving_, cell, &Piece::cell) != moving_.end();
        cells.push_back(isMoving ? cell + by() : image(image(cell) + by()));
    });
    return cells;
}

void MovePieceTool::cancel(PaintTarget& target) {
    if (std::exchange(gesture_, Gesture::None) != Gesture::None) target.state().setSelection(before_);
    Tool::cancel(target);
}

QString MovePieceTool::hint() const {
    return tr(
        "Drag a piece to move it, onto another to exchange them (Ctrl copies it); click to select, Shift "
        "adds, Delete removes.");
}

std::vector<std::unique_ptr<Tool>> wastesTools() {
    std::vector<std::unique_ptr<Tool>> tools = gridTools();
    tools.push_back(std::make_unique<MovePieceTool>());
    tools.push_back(std::make_unique<PlacePieceTool>());
    tools.push_back(std::make_unique<JumpTool>());
    return tools;
}

} // namespace stonemason::wastes
