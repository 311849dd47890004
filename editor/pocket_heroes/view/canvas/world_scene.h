// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_model.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <QImage>

namespace stonemason::pocket_heroes {

class WorldDocument;
class WorldRenderer;

/// A world as boards are shown: ground, and things on it.
class WorldScene : public GridModel {
    Q_OBJECT

public:
    WorldScene(WorldDocument& document, WorldRenderer& renderer);

    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    bool isSlow(double cellSize) const override;
    GridLook look() override;
    GridLook paper() override;
    CellRange affectedBy(const CellRange& range) const override;
    /// "row 3, column 5: Grass, Dirt road, Chest".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    void follow(const CellRange& range);
    /// A pixel for each cell, as they are drawn in small.
    const QImage& colours();

    WorldDocument& document_;
    WorldRenderer& renderer_;
    QImage colours_;      ///< null: not made yet
    WorldStyle coloured_; ///< in which style they are
};

/// What is on a cell of a world, in words: "Grass, Chest, Dirt road"; what one sees first behind the ground.
QString contentText(const WorldDocument& document, Cell cell);

} // namespace stonemason::pocket_heroes
