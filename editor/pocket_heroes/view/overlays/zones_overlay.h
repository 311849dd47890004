// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/zones.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/document/grid_state.h"

#include <QColor>
#include <QCoreApplication>

namespace stonemason::pocket_heroes {

class WorldDocument;

inline constexpr OverlayPlace zonesPlace{"zones", 5};

/// The zones that a world was made in: the ground of each in a colour of its own, lines where they meet, and
/// their numbers, those of the template, where they are widest.
class ZonesOverlay : public GridOverlay {
    Q_DECLARE_TR_FUNCTIONS(ZonesOverlay)

public:
    explicit ZonesOverlay(const ZoneMap& zones);

    Size board() const override { return zoneOf_.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override { return tr("Zones"); }

private:
    /// Where the number of a zone stands.
    struct Middle {
        int zone = 0;
        Cell cell;
        int depth = 0; ///< distance in cells to the nearest cell outside the zone
    };

    int zoneAt(Cell cell) const { return zoneOf_.contains(cell) ? zoneOf_[cell] : -1; }
    void findMiddles();
    void paintGround(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintBorders(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintNumbers(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;

    Grid<std::int16_t> zoneOf_;
    std::vector<Middle> middles_;
};

/// What marks a zone: neighbours in number have colours that are far apart.
QColor zoneColour(int zone);

/// Keeps the document's view showing its zones while it has some and is asked to, for as long as the document
/// lives.
void provideZones(WorldDocument& document);

} // namespace stonemason::pocket_heroes
