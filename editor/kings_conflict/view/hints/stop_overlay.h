// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/hints/hint_overlay.h"

namespace stonemason::kings_conflict {

/// The tiles on which units of a hint layer stay: where they should end, and where they stop short of the
/// best value they could reach on foot, each with the sign of its reason.
class StopOverlay : public HintOverlay {
public:
    using HintOverlay::HintOverlay;

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    /// Where the nearest better tile lies.
    void paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                      Cell cell) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;
};

} // namespace stonemason::kings_conflict
