// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/view/grid_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;
struct MapStyle;

/// Another layer than the current one, on a board beside the one that is worked on.
struct LayerAside {
    int layer = terrainLayer;
    std::vector<std::shared_ptr<const GridOverlay>> overlays; ///< of that layer, from the lowest up
};

/// A map as a grid of cells: the terrain with its hint layers, as the view of its document says.
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

} // namespace stonemason::kings_conflict
