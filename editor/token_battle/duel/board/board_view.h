// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/animation_queue.h"
#include "editor/token_battle/duel/board/board_geometry.h"
#include "editor/token_battle/duel/board/move_animation.h"
#include "editor/token_battle/duel/move_choice.h"

#include <QWidget>

namespace stonemason {

class BoardPainter;

/// The board of a game: what lies on it, the move before, and what the move that is being thought about would
/// do. A click or a drop plays the chosen card; moves that were played are shown one after the other.
/// Keys: arrows, Home and End move the cursor, Enter plays, Escape lets the card go.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(MoveChoice& choice, QWidget* parent = nullptr);

    MoveChoice& choice() const { return choice_; }
    BoardGeometry places() const { return BoardGeometry(size()); }

    /// Milliseconds for each thing that happens; 0 shows moves at once.
    void setStepTime(int milliseconds) { queue_.setStepTime(milliseconds); }
    /// Whether moves are being shown.
    bool isShowing() const { return !queue_.empty(); }

    /// "row 3, column 5: your token, value 2".
    QString describe(Square square) const;

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

signals:
    void showingChanged(bool showing);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void showMove(int move);
    void moveCursor(int key);
    void paintResting(BoardPainter& board) const;

    DuelDocument& document() const { return choice_.document(); }

    MoveChoice& choice_;
    AnimationQueue<MoveAnimation> queue_;
    Square pressed_ = noSquare;
};

} // namespace stonemason
