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

/// The board with the tokens of a position, as large as the board's room and without coordinates, for
/// pictures of it.
GridLook positionLook(const Position& position);

/// The board of a game: what lies on it, the move before, and what the move that is being thought about would
/// do. Moves that were played are shown one after the other. Its state follows the choice, and the choice its
/// state.
class TokenBoard : public GridModel {
    Q_OBJECT

public:
    explicit TokenBoard(MoveChoice& choice);

    /// Milliseconds for each thing that happens; 0 shows moves at once.
    void setStepTime(int milliseconds) { queue_.setStepTime(milliseconds); }
    /// Whether moves are being shown.
    bool isShowing() const { return !queue_.empty(); }
    void showMove(int move);
    void stopShowing() { queue_.clear(); }

    /// The keys act on the board: the cell at the cursor is framed.
    void setFocused(bool focused);

    bool isSelectable(Cell) const override { return false; } ///< it is played on
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    /// The tokens alone.
    GridLook look() override;
    /// "row 3, column 5: your token, value 2".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;
    /// What playing the chosen card there would do.
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
