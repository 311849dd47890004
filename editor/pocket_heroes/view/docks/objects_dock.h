// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

class QComboBox;
class QLineEdit;

namespace stonemason::pocket_heroes {

class ObjectModel;
class WorldBrush;
class WorldRenderer;

/// The objects to put down, by kind or found by words. Choosing one takes it in hand and gives the keys back
/// to the world.
class ObjectsDock : public PaletteDock<WorldEditorTraits> {
    Q_OBJECT

public:
    ObjectsDock(WorldBrush& brush, WorldRenderer& renderer);

    QComboBox* groupField() const { return group_; }
    QLineEdit* searchField() const { return search_; }
    ObjectModel* model() const { return model_; }

protected:
    void pick(const QModelIndex& object) override;
    QModelIndex picked() const override;

private:
    void narrow();

    WorldBrush& brush_;
    ObjectModel* model_;
    QComboBox* group_;
    QLineEdit* search_;
};

} // namespace stonemason::pocket_heroes
