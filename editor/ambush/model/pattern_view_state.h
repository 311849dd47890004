// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"

#include <utility>

namespace stonemason::ambush {

/// What to draw of a pattern, and how.
struct PatternStyle {
    bool dark = false;
    bool gridLines = true;
    bool characters = false; ///< those of the signs in files, over them

    bool operator==(const PatternStyle&) const = default;
};

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
