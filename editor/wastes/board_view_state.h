// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_state.h"
#include "editor/wastes/art/board_renderer.h"
#include "editor/wastes/overlays/insight.h"

namespace stonemason::wastes {

/// How one open board is looked at.
class BoardViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    bool showsSigns() const { return signs_; }
    void setShowsSigns(bool on) { set(signs_, on); }
    bool showsPieces() const { return pieces_; }
    void setShowsPieces(bool on) { set(pieces_, on); }

    /// What is shown of how a game could go.
    Insight insight() const { return insight_; }
    void setInsight(Insight insight) {
        if (std::exchange(insight_, insight) != insight) emit insightChanged();
    }

    /// What the canvas draws, in the colours of the application's present palette.
    BoardStyle style() const;

signals:
    void styleChanged();
    void insightChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = true;
    bool signs_ = false;
    bool pieces_ = true;
    Insight insight_ = Insight::None;
};

} // namespace stonemason::wastes
