// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_view.h"
#include "editor/token_battle/duel/view/board/board_painter.h"
#include "editor/token_battle/duel/view/board/token_board.h"

namespace stonemason::token_battle {

/// The board of a game on the screen. A click or a drop plays the chosen card.
/// Keys: arrows, Home and End move the cursor; Enter and Escape are actions.
class DuelBoard : public GridView {
    Q_OBJECT

public:
    explicit DuelBoard(MoveChoice& choice, QWidget* parent = nullptr);

    MoveChoice& choice() const { return choice_; }
    TokenPlaces places() const { return TokenPlaces(geometryOfCells()); }

    /// Milliseconds for each step of an animation; 0 shows moves at once.
    void setStepTime(int milliseconds) { board_.setStepTime(milliseconds); }
    /// Whether moves are being animated.
    bool isShowing() const { return board_.isShowing(); }

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

signals:
    void showingChanged(bool showing);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    QString toolTipOf(Cell cell) const override;

private:
    void showMove(int move);

    MoveChoice& choice_;
    TokenBoard& board_; ///< the view's model
};

} // namespace stonemason::token_battle
