// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_view.h"
#include "editor/wastes/game/view/war_scene.h"

namespace stonemason::wastes {

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
