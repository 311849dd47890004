// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_edits.h"

#include "core/wastes/board/board_edit.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::wastes {

namespace {

struct BoardEdits {
    Q_DECLARE_TR_FUNCTIONS(BoardEdits)
};

} // namespace

std::vector<Piece> selectedPieces(const BoardDocument& document) {
    const CellSet& selection = document.view().selection();
    std::vector<Piece> selected;
    for (const Piece& piece : document.board().pieces)
        if (selection.contains(piece.cell)) selected.push_back(piece);
    return selected;
}

void changeSelectedPieces(BoardDocument& document, const QString& text,
                          const std::function<void(Piece&)>& change) {
    const std::vector<Piece> selected = selectedPieces(document);
    if (selected.empty()) return;
    const auto isSelected = [&selected](const Piece& piece) {
        return std::ranges::find(selected, piece) != selected.end();
    };
    // Strokes leave one piece per tile; pieces that share a tile, as only files allow, must all be kept.
    const bool isShared = std::ranges::any_of(selected, [&selected](const Piece& piece) {
        return std::ranges::count(selected, piece.cell, &Piece::cell) > 1;
    });
    if (isShared)
        return document.change(text, [&](Board& board) {
            for (Piece& piece : board.pieces)
                if (isSelected(piece)) change(piece);
        });
    // A selected mirror image is changed through its original; two strokes would swap the new values.
    Strokes strokes;
    for (Piece piece : withoutImages(document.committedBoard(), selected, selected.front().cell)) {
        change(piece);
        strokes.pieces.push_back({piece.cell, piece});
    }
    document.paint(text, strokes);
}

void removeSelectedPieces(BoardDocument& document) {
    Strokes strokes;
    for (const Piece& piece : selectedPieces(document))
        strokes.pieces.push_back({piece.cell, std::nullopt});
    document.paint(BoardEdits::tr("Remove %n piece(s)", nullptr, int(strokes.pieces.size())), strokes);
}

void transformBoard(BoardDocument& document, const QString& text, Transform transform) {
    document.change(text, [transform](Board& board) { board = transformed(board, transform); });
}

namespace {

struct SymmetryText {
    Q_DECLARE_TR_FUNCTIONS(SymmetryText)
};

} // namespace

QString iconOf(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::HalfTurn: return QStringLiteral("symmetry-half-turn");
    case Symmetry::TopBottom: return QStringLiteral("flip-vertical");
    case Symmetry::LeftRight: return QStringLiteral("flip-horizontal");
    case Symmetry::None: break;
    }
    return QStringLiteral("symmetry-none");
}

QString SymmetryState::sentence() const {
    if (declared == Symmetry::None) return {};
    if (broken == 0) return SymmetryText::tr("obeyed");
    return SymmetryText::tr("%n cell(s) differ", nullptr, broken);
}

QString SymmetryState::text() const {
    if (declared == Symmetry::None) return SymmetryText::tr("No symmetry");
    //: %1 is a symmetry ("Half-turn"), %2 "obeyed" or "4 cells differ"
    return SymmetryText::tr("%1: %2").arg(symmetryName(declared), sentence());
}

SymmetryState symmetryState(const BoardDocument& document) {
    const Board& board = document.board();
    return {board.symmetry, int(cellsBreaking(board, board.symmetry).size())};
}

} // namespace stonemason::wastes
