// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/grid/document/grid_state.h"

#include <utility>

namespace stonemason::text_map {

/// What to draw of a text map, and how.
struct TextMapStyle {
    bool dark = false;
    bool gridLines = false;
    bool signs = false; ///< the character of every cell, over it

    bool operator==(const TextMapStyle&) const = default;
};

/// How one open text map is looked at.
class TextMapViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    /// Whether every cell has its character written over it.
    bool showsSigns() const { return signs_; }
    void setShowsSigns(bool on) { set(signs_, on); }

    /// Where else every stroke appears: Identity (nowhere, at first), HalfTurn, FlipHorizontal or
    /// FlipVertical. The file cannot hold it, so it lasts as long as the map is open.
    Transform mirroring() const { return mirroring_; }
    void setMirroring(Transform transform) {
        if (std::exchange(mirroring_, transform) != transform) emit mirroringChanged();
    }

    /// What the canvas draws, in the colours of the application's present palette.
    TextMapStyle style() const;

signals:
    void styleChanged();
    void mirroringChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = false;
    bool signs_ = false;
    Transform mirroring_ = Transform::Identity;
};

} // namespace stonemason::text_map
