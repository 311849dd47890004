// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_model.h"

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// A board of the Wastes as boards are shown: tiles, and pieces on them.
class BoardScene : public GridModel {
    Q_OBJECT

public:
    BoardScene(BoardDocument& document, BoardRenderer& renderer);

    /// Every cell: holes can be painted on.
    bool contains(Cell cell) const override { return size().contains(cell); }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    GridLook paper() override;
    CellRange affectedBy(const CellRange& range) const override;
    /// "row 1, column 7, High ground, Brawler 4 of Blue, power 5".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    BoardDocument& document_;
    BoardRenderer& renderer_;
};

/// What a cell of a board holds in words: "High ground, Brawler 4 of Blue, power 5".
QString contentText(const BoardDocument& document, Cell cell);

} // namespace stonemason::wastes
