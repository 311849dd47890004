// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/grid/document/grid_state.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

/// The view state of one open world, including the selected things.
class WorldViewState : public GridState {
    Q_OBJECT

public:
    explicit WorldViewState(Size board);

    bool shows(WorldLayer layer) const { return layers_.has(layer); }
    void setShows(WorldLayer layer, bool on);
    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) {
        if (std::exchange(grid_, on) != on) emit styleChanged();
    }
    /// Whether the cells on which no hero can stand are marked.
    bool showsBlocked() const { return blocked_; }
    void setShowsBlocked(bool on) {
        if (std::exchange(blocked_, on) != on) emit blockedChanged();
    }

    /// Whether the zones of a world that has some are shown.
    bool showsZones() const { return zones_; }
    void setShowsZones(bool on) {
        if (std::exchange(zones_, on) != on) emit zonesShownChanged();
    }

    /// What the canvas draws, in the colours of the application's present palette.
    WorldStyle style() const;

    /// The selected things, sorted and without duplicates. They refer to the world without a stroke in
    /// progress; WorldDocument::select() changes the selection.
    const std::vector<Thing>& selectedThings() const { return things_; }

    /// The rectangle that a frame was drawn around, of the things that are selected; none when they were
    /// selected otherwise.
    const std::optional<CellRange>& region() const { return region_; }

signals:
    void styleChanged();
    void blockedChanged();
    void zonesShownChanged();
    /// The selected things, their indices or the region have changed.
    void thingsSelected();

private:
    friend class WorldDocument;
    /// @param cells what is framed for them
    void setSelectedThings(std::vector<Thing> things, std::vector<Cell> cells,
                           std::optional<CellRange> region);

    WorldLayers layers_;
    bool grid_ = false;
    bool blocked_ = false;
    bool zones_ = false;
    std::vector<Thing> things_;
    std::optional<CellRange> region_;
};

} // namespace stonemason::pocket_heroes
