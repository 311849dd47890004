// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/position.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/grid_model.h"
#include "editor/play/animation_queue.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/view/board/move_animation.h"

namespace stonemason::token_battle {

class BoardPainter;

/// The board with the tokens of a position, filling the available space and without coordinates, for
/// pictures.
GridLook positionLook(const Position& position);

/// The board of a game: its tokens, the previous move, and the effects of the move being considered. Played
/// moves are animated one after the other. Its state and the choice of the move follow each other.
class TokenBoard : public GridModel {
    Q_OBJECT

public:
    explicit TokenBoard(MoveChoice& choice);

    /// Milliseconds for each step of an animation; 0 shows moves at once.
    void setStepTime(int milliseconds) { queue_.setStepTime(milliseconds); }
    /// Whether moves are being animated.
    bool isShowing() const { return !queue_.empty(); }
    void showMove(int move);
    void stopShowing() { queue_.clear(); }

    /// Whether keys act on the board: then the cell at the cursor is framed.
    void setFocused(bool focused);

    bool isSelectable(Cell) const override { return false; } ///< cells are played on, not selected
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    /// The tokens alone.
    GridLook look() override;
    /// "row 3, column 5: your token, value 2".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;
    /// What playing the chosen card on this cell would do.
    QString preview(Cell cell) const override;

signals:
    void showingChanged(bool showing);

private:
    void followChoice();
    void followState();
    void paintResting(BoardPainter& board) const;
    DuelDocument& document() const { return choice_.document(); }

    MoveChoice& choice_;
    bool focused_ = false;
    AnimationQueue<MoveAnimation> queue_;
};

} // namespace stonemason::token_battle
