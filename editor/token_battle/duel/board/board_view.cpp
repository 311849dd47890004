// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/board/board_view.h"

#include "editor/app/motion.h"
#include "editor/app/plain_labels.h"
#include "editor/token_battle/duel/board/board_accessible.h"
#include "editor/token_battle/duel/board/board_painter.h"
#include "editor/token_battle/duel/duel_words.h"
#include "editor/token_battle/duel/hands/stack_drag.h"

#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace stonemason {

BoardView::BoardView(MoveChoice& choice, QWidget* parent)
    : QWidget(parent)
    , choice_(choice)
    , queue_([this] { update(); }, [this](bool on) { emit showingChanged(on); }) {
    AccessibleBoard::install();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&choice, &MoveChoice::changed, this, qOverload<>(&QWidget::update));
    connect(&document(), &DuelDocument::shownChanged, this, qOverload<>(&QWidget::update));
    connect(&document(), &DuelDocument::jumped, this, [this] { queue_.clear(); });
    connect(&document(), &DuelDocument::steppedForward, this, &BoardView::showMove);
}

void BoardView::showMove(int move) {
    if (queue_.stepTime() == 0 || !isVisible() || isStill(*this)) return;
    const Game& game = document().game();
    queue_.add(MoveAnimation(game.duel(), game.positionAfter(move), game.move(move)));
}

QString BoardView::describe(Square square) const {
    return cellWords(document(), document().position(), square);
}

void BoardView::paintResting(BoardPainter& board) const {
    const Position& position = document().position();
    const auto& preview = choice_.preview();
    if (preview) board.paintArea(*preview);
    board.paintFrame(frameOf(position));
    if (position.lastPlaced != noSquare && document().shown() > 0)
        board.paintLastMove(position.lastPlaced, document().game().playerOf(document().shown() - 1));
    if (preview) {
        board.paintGhost(*preview);
        board.paintEffects(*preview);
    }
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardGeometry places = this->places();
    const DuelPalette palette = duelPalette(this->palette());
    BoardPainter board(painter, places, palette);
    board.paintGround();
    board.paintLetters();
    if (queue_.empty())
        paintResting(board);
    else
        board.paintFrame(queue_.front().at(queue_.steps()));
    const Square square = choice_.square();
    const bool meant = square != noSquare && (choice_.preview() || (hasFocus() && choice_.isCursorShown()));
    if (meant) board.paintCursor(square);
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Square square = places().squareAt(help->pos());
        // The preview says more, and a tool tip would cover it.
        if (square == noSquare || choice_.preview())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(describe(square)), this,
                               places().cell(square).toRect());
        return true;
    }
    return QWidget::event(event);
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    update();
}

void BoardView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    queue_.clear();
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        choice_.setCursorShown(true);
    AccessibleBoard::cursorMoved(*this);
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void BoardView::moveCursor(int key) {
    switch (key) {
    case Qt::Key_Left: choice_.moveCursor(0, -1); break;
    case Qt::Key_Right: choice_.moveCursor(0, 1); break;
    case Qt::Key_Up: choice_.moveCursor(-1, 0); break;
    case Qt::Key_Down: choice_.moveCursor(1, 0); break;
    case Qt::Key_Home: choice_.moveCursor(0, -duelSide); break;
    case Qt::Key_End: choice_.moveCursor(0, duelSide); break;
    default: break;
    }
    AccessibleBoard::cursorMoved(*this);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: moveCursor(event->key()); return;
    default: QWidget::keyPressEvent(event);
    }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    pressed_ = places().squareAt(event->position());
}

/// Plays where the button went down and up again: who slips off the cell has not meant it.
void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    const Square square = places().squareAt(event->position());
    if (square != noSquare && square == std::exchange(pressed_, noSquare)) choice_.playOn(square);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    choice_.setHovered(places().squareAt(event->position()));
}

void BoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    choice_.setHovered(noSquare);
}

void BoardView::dragEnterEvent(QDragEnterEvent* event) {
    if (StackDrag::stackOf(*event->mimeData(), choice_)) event->acceptProposedAction();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event) {
    const auto stack = StackDrag::stackOf(*event->mimeData(), choice_);
    if (!stack) return event->ignore();
    choice_.setHovered(places().squareAt(event->position()));
    if (choice_.preview())
        event->acceptProposedAction();
    else
        event->ignore();
}

void BoardView::dragLeaveEvent(QDragLeaveEvent*) {
    choice_.setHovered(noSquare);
}

void BoardView::dropEvent(QDropEvent* event) {
    const auto stack = StackDrag::stackOf(*event->mimeData(), choice_);
    if (!stack || choice_.stack() != stack) return;
    if (choice_.playOn(places().squareAt(event->position()))) event->acceptProposedAction();
}

} // namespace stonemason
