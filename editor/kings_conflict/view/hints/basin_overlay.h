// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/hints/hint_overlay.h"

namespace stonemason::kings_conflict {

/// The basins of a hint layer: each tile in the colour and texture of the peak its units end on, outlines
/// where basins meet, and at each peak its share of the board. It writes the layer's digits itself.
class BasinOverlay : public HintOverlay {
public:
    BasinOverlay(std::shared_ptr<const HintAnalysis> analysis, QString layerName);

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    bool showsContents() const override { return true; }
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    void paintGrounds(QPainter& painter, const GridGeometry& geometry) const;
    void paintTextures(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintOutlines(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintDigits(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintShares(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;

    QImage grounds_; ///< one pixel a cell
};

} // namespace stonemason::kings_conflict
