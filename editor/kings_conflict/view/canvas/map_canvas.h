// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/view/grid_model.h"

#include <QToolButton>

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;
class MapToolState;
class MapViewState;
struct MapStyle;

/// Another layer than the current one, on a board beside the one that is worked on.
struct LayerAside {
    int layer = terrainLayer;
    std::vector<std::shared_ptr<const GridOverlay>> overlays; ///< of that layer, from the lowest up
};

/// A map as a grid of cells: the terrain with its hint layers, as its document's view state has it.
class MapGridModel : public GridModel {
    Q_OBJECT

public:
    MapGridModel(MapDocument& document, MapRenderer& renderer);

    /// Shows that layer instead of the current one; nullopt goes back to the current layer.
    void setAside(std::optional<LayerAside> aside);
    bool isAside() const { return aside_.has_value(); }
    /// The layer whose contents are shown.
    int shownLayer() const;

    bool contains(Cell cell) const override;
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    /// Its layers without lines, letters and digits, which are too small to be read there.
    GridLook look() override;
    CellRange affectedBy(const CellRange& range) const override;
    /// "row 8, column 4, Plains", on a hint grid "row 8, column 4, Safe points 3, Plains".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;
    std::vector<const GridOverlay*> overlays() const override;

private:
    MapStyle shownStyle() const;

    MapDocument& document_;
    MapRenderer& renderer_;
    std::optional<LayerAside> aside_;
};

/// Says at the top of the board that it is shown as the opponent sees it, and turns it back when pressed.
/// Only there while the board is turned.
class TurnedSign : public QToolButton {
    Q_OBJECT

public:
    TurnedSign(MapViewState& view, QWidget* viewport);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    MapViewState& view_;
};

/// The board of one map on the screen, worked on with the tools.
class MapCanvas : public GridCanvas<MapDocument> {
    Q_OBJECT

public:
    MapCanvas(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent = nullptr);

    /// Shows that layer instead of the current one, to look at; nullopt goes back to the current layer and
    /// the tools. The receiver of activated() should do the latter.
    void showAside(std::optional<LayerAside> aside);
    bool isAside() const override { return gridModel_.isAside(); }
    /// The layer whose contents the canvas shows.
    int shownLayer() const { return gridModel_.shownLayer(); }

private:
    MapGridModel& gridModel_; ///< the view's model
};

} // namespace stonemason::kings_conflict
