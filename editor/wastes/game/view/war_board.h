// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_model.h"
#include "editor/grid/view/grid_view.h"
#include "editor/play/animation_queue.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_animation.h"
#include "editor/wastes/view/art/board_renderer.h"

namespace stonemason::wastes {

/// The board of a game: its pieces where they stand, the move before, the chosen piece and where it can go.
/// Moves that were played are shown one after the other.
class WarScene : public GridModel {
    Q_OBJECT

public:
    WarScene(PieceChoice& choice, BoardRenderer& renderer);

    /// Milliseconds for each thing that happens; 0 shows moves at once.
    void setStepTime(int milliseconds) { queue_.setStepTime(milliseconds); }
    bool isShowing() const { return !queue_.empty(); }
    void showMove(int move);
    void stopShowing() { queue_.clear(); }

    bool contains(Cell cell) const override;
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;
    QString preview(Cell cell) const override;

signals:
    void showingChanged(bool showing);

private:
    BoardStyle style() const;
    void paintResting(QPainter& painter, const GridGeometry& geometry);
    void paintLine(QPainter& painter, const GridGeometry& geometry) const;
    void paintSprite(QPainter& painter, const GridGeometry& geometry, const PieceSprite& sprite);
    WarDocument& document() const { return choice_.document(); }

    PieceChoice& choice_;
    BoardRenderer& renderer_;
    AnimationQueue<WarAnimation> queue_;
};

/// The board of a game on the screen. A click chooses a piece, another its target; a drag does both.
class WarBoard : public GridView {
    Q_OBJECT

public:
    WarBoard(PieceChoice& choice, BoardRenderer& renderer, QWidget* parent = nullptr);

    PieceChoice& choice() const { return choice_; }
    /// Milliseconds for each thing that happens; 0 shows moves at once.
    void setStepTime(int milliseconds) { scene_.setStepTime(milliseconds); }
    bool isShowing() const { return scene_.isShowing(); }

signals:
    void showingChanged(bool showing);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    PieceChoice& choice_;
    WarScene& scene_; ///< the view's model
};

} // namespace stonemason::wastes
