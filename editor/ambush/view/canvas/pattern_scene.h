// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_model.h"

namespace stonemason::ambush {

class PatternDocument;
class PatternRenderer;

/// A pattern as boards are shown.
class PatternScene : public GridModel {
    Q_OBJECT

public:
    PatternScene(PatternDocument& document, PatternRenderer& renderer);

    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    GridLook paper() override;
    /// "row 3, column 2: must be way (@)".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    PatternDocument& document_;
    PatternRenderer& renderer_;
};

/// What a cell of a pattern asks for in words: "Must be way (@)".
QString contentText(const PatternDocument& document, Cell cell);

} // namespace stonemason::ambush
