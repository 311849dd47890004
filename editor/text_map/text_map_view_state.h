// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_state.h"
#include "editor/text_map/art/text_map_renderer.h"

#include <utility>

namespace stonemason::text_map {

/// How one open text map is looked at.
class TextMapViewState : public BoardState {
    Q_OBJECT

public:
    using BoardState::BoardState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    /// Whether every cell has its character written over it.
    bool showsSigns() const { return signs_; }
    void setShowsSigns(bool on) { set(signs_, on); }

    /// What the canvas draws, in the colours of the application's present palette.
    TextMapStyle style() const;

signals:
    void styleChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = false;
    bool signs_ = false;
};

} // namespace stonemason::text_map
