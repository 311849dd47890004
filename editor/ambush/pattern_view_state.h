// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/art/pattern_renderer.h"
#include "editor/grid/grid_state.h"

#include <utility>

namespace stonemason::ambush {

/// How one open pattern is looked at.
class PatternViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    bool showsCharacters() const { return characters_; }
    void setShowsCharacters(bool on) { set(characters_, on); }

    /// What the canvas draws, in the colours of the application's present palette.
    PatternStyle style() const;

signals:
    void styleChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = true;
    bool characters_ = false;
};

} // namespace stonemason::ambush
