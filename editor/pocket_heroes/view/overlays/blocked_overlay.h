// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/document/grid_state.h"

#include <QCoreApplication>

namespace stonemason::pocket_heroes {

class WorldDocument;

inline constexpr OverlayPlace blockedPlace{"blocked", 10};

/// The cells on which no hero can stand, by the cause.
class BlockedOverlay : public GridOverlay {
    Q_DECLARE_TR_FUNCTIONS(BlockedOverlay)

public:
    explicit BlockedOverlay(Grid<Footing> footing) : footing_(std::move(footing)) {}

    Size board() const override { return footing_.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override { return tr("Blocked cells"); }

private:
    Grid<Footing> footing_;
};

/// Keeps the document's view showing the blocked cells while it is asked to, for as long as the document
/// lives.
void provideBlocked(WorldDocument& document);

} // namespace stonemason::pocket_heroes
