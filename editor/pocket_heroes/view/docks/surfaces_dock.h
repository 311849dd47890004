// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <QAbstractListModel>

class QComboBox;

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldRenderer;

/// The surfaces that ground is painted with.
class SurfaceModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// The catalogue must outlive the model.
    explicit SurfaceModel(const Catalogue& catalogue, QObject* parent = nullptr)
        : QAbstractListModel(parent), catalogue_(catalogue) {}

    static Surface surface(const QModelIndex& index) { return Surface(index.row()); }
    QModelIndex indexOf(Surface surface) const { return index(int(surface)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const Catalogue& catalogue_;
};

/// The surfaces to paint with, and what the pen of paths lays. Choosing gives the keys back to the world.
class SurfacesDock : public PaletteDock<WorldEditorTraits> {
    Q_OBJECT

public:
    SurfacesDock(WorldBrush& brush, WorldRenderer& renderer);

protected:
    void pick(const QModelIndex& surface) override;
    QModelIndex picked() const override;
    void showPicked() override;

private:
    WorldBrush& brush_;
    SurfaceModel* model_;
    QComboBox* path_;
};

} // namespace stonemason::pocket_heroes
