// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_canvas.h"
#include "editor/kings_conflict/view/canvas/map_grid_model.h"

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;
class MapToolState;

/// The board of one map on the screen, worked on with the tools.
class MapCanvas : public GridCanvas<MapDocument> {
    Q_OBJECT

public:
    MapCanvas(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent = nullptr);

    /// Shows that layer instead of the current one, to look at; nullopt goes back to the current layer and
    /// the tools. Whoever takes it up (activated()) should do the latter.
    void showAside(std::optional<LayerAside> aside);
    bool isAside() const override { return gridModel_.isAside(); }
    /// The layer whose contents the canvas shows.
    int shownLayer() const { return gridModel_.shownLayer(); }

private:
    MapGridModel& gridModel_; ///< the view's model
};

} // namespace stonemason::kings_conflict
