// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/token_board.h"

#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/view/board/board_painter.h"

#include <QGuiApplication>

#include <utility>

namespace stonemason::token_battle {

GridLook positionLook(const Position& position) {
    const auto paint = [frame = frameOf(position)](QPainter& painter, const GridGeometry& geometry,
                                                   const CellRange&) {
        painter.translate(geometry.origin);
        const TokenPlaces places(geometry.gridRect().size());
        const DuelPalette palette = duelPalette(QGuiApplication::palette());
        BoardPainter board(painter, places, palette);
        board.paintGround();
        board.paintFrame(frame);
    };
    return {.size = {duelSide, duelSide}, .paint = paint};
}

TokenBoard::TokenBoard(MoveChoice& choice)
    : GridModel(std::make_unique<GridState>(Size{duelSide, duelSide}))
    , choice_(choice)
    , queue_([this] { emit styleChanged(); }, [this](bool on) { emit showingChanged(on); }) {
    connect(&choice, &MoveChoice::changed, this, &TokenBoard::followChoice);
    connect(&state(), &GridState::hoveredChanged, this, &TokenBoard::followState);
    connect(&state(), &GridState::cursorChanged, this, &TokenBoard::followState);
    connect(&DuelReview::of(document()), &DuelReview::changed, this, &GridModel::styleChanged);
    connect(&document(), &DuelDocument::shownChanged, this, &GridModel::styleChanged);
    connect(&document(), &DuelDocument::jumped, this, &TokenBoard::stopShowing);
    followChoice();
}

void TokenBoard::followChoice() {
    const Square hovered = choice_.hovered();
    state().setCursor(cellOf(choice_.cursor()));
    state().setHovered(hovered == noSquare ? std::nullopt : std::optional(cellOf(hovered)));
    emit styleChanged();
}

void TokenBoard::followState() {
    const std::optional<Cell> hovered = state().hovered();
    choice_.setHovered(hovered ? squareOf(*hovered) : noSquare);
    if (const Square cursor = squareOf(state().cursor()); cursor != choice_.cursor())
        choice_.setCursor(cursor);
}

void TokenBoard::showMove(int move) {
    const Game& game = document().game();
    queue_.add(MoveAnimation(game.duel(), game.positionAfter(move), game.move(move)));
}

void TokenBoard::setFocused(bool focused) {
    focused_ = focused;
    emit styleChanged();
}

void TokenBoard::paintResting(BoardPainter& board) const {
    const Position& position = document().position();
    const auto& preview = choice_.preview();
    if (preview) board.paintArea(*preview);
    board.paintFrame(frameOf(position));
    if (position.lastPlaced != noSquare && document().shown() > 0)
        board.paintLastMove(position.lastPlaced, document().game().playerOf(document().shown() - 1));
    if (const MoveLoss* loss = reviewedAt(document()); loss && !choice_.stack() && !choice_.hint())
        board.paintReview(document().game().move(loss->move).square, loss->better.square, loss->points);
    if (const auto hint = choice_.hint())
        board.paintSuggestion(hint->square, QString::number(hint->stack + 1));
    if (preview) {
        board.paintGhost(*preview);
        board.paintEffects(*preview);
    }
}

void TokenBoard::paint(QPainter& painter, const GridGeometry& geometry, const CellRange&) {
    const TokenPlaces places(geometry);
    const DuelPalette palette = duelPalette(QGuiApplication::palette());
    BoardPainter board(painter, places, palette);
    board.paintGround();
    board.paintLetters();
    if (queue_.empty())
        paintResting(board);
    else
        board.paintFrame(queue_.front().at(queue_.steps()));
    const Square square = choice_.square();
    const bool meant = square != noSquare && (choice_.preview() || (focused_ && choice_.isCursorShown()));
    if (meant) board.paintCursor(square);
}

GridLook TokenBoard::look() {
    return positionLook(document().position());
}

QString TokenBoard::describe(Cell cell) const {
    return cellWords(document(), document().position(), squareOf(cell));
}

QString TokenBoard::heldIn(Cell cell) const {
    const auto token = document().position().tokenAt(squareOf(cell));
    return token ? QString::number(token->value) : QString();
}

QString TokenBoard::preview(Cell cell) const {
    const auto& preview = choice_.preview();
    if (!preview || preview->move.square != squareOf(cell)) return {};
    return previewWords(*preview, document()) + QStringLiteral(". ") + yieldWords(*preview, document());
}

} // namespace stonemason::token_battle
