// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <vector>

class QLabel;
class QSlider;

namespace stonemason::kings_conflict {

class LayerRow;

/// Terrain and hint grids: which one tools work on, which are locked, which are seen, how solid the current
/// one is drawn. A right click adds, removes or clears a grid.
class LayersDock : public MapDock {
    Q_OBJECT

public:
    explicit LayersDock(const GameProfile& game);

    QSlider* opacitySlider() const { return opacity_; }
    LayerRow* row(int layer) const { return rows_[std::size_t(layer)]; }

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addRow(int layer);
    QWidget* buildOpacity();
    void refresh();
    void showMenu(int layer, QPoint at);
    void step(int direction);

    const GameProfile& game_;
    std::vector<LayerRow*> rows_;
    QSlider* opacity_;
    QLabel* percent_;
};

} // namespace stonemason::kings_conflict
