// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/world_binding.h"

class QComboBox;
class QLineEdit;

namespace stonemason {
class PicturePalette;
}

namespace stonemason::pocket_heroes {

class ObjectModel;
class WorldBrush;
class WorldRenderer;

/// The objects to put down, by kind or found by words. Choosing one takes it in hand and gives the keys back
/// to the world.
class ObjectsDock : public WorldDock {
    Q_OBJECT

public:
    ObjectsDock(WorldBrush& brush, WorldRenderer& renderer);

    PicturePalette* palettePane() const { return palette_; }
    QComboBox* groupField() const { return group_; }
    QLineEdit* searchField() const { return search_; }
    ObjectModel* model() const { return model_; }

protected:
    void bound() override;

private:
    void narrow();
    void choose(const QModelIndex& index);
    void showChosen();

    WorldBrush& brush_;
    ObjectModel* model_;
    PicturePalette* palette_;
    QComboBox* group_;
    QLineEdit* search_;
};

} // namespace stonemason::pocket_heroes
