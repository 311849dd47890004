// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/docks/map_dock.h"

#include <vector>

namespace stonemason {

class LayerRow;

/// Terrain and hint grids: which one tools work on, which are seen and how solid. A right click adds, removes or
/// clears a grid.
class LayersDock : public MapDock {
    Q_OBJECT

public:
    explicit LayersDock(const GameProfile& game);

    LayerRow* row(int layer) const { return rows_[std::size_t(layer)]; }

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addRow(int layer);
    void refresh();
    void showMenu(int layer, QPoint at);
    void step(int direction);

    const GameProfile& game_;
    std::vector<LayerRow*> rows_;
};

} // namespace stonemason
