// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/hints/hint_overlay.h"

namespace stonemason::kings_conflict {

/// Where units of a hint layer go next: an arrow at the rim of each tile, with a ring where moves tie; under
/// the pointer the whole way to the end.
class FlowOverlay : public HintOverlay {
public:
    using HintOverlay::HintOverlay;

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    void paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                      Cell cell) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;
};

} // namespace stonemason::kings_conflict
