// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"
#include "editor/grid/document/grid_overlay.h"

#include <QStringList>

#include <map>

namespace stonemason::kings_conflict {

struct OtherMap;

/// The cells in which a map differs from another: a frame where the terrain does, a corner where a hint grid
/// does. Each describes what both maps have there.
class ComparisonOverlay : public GridOverlay {
public:
    /// @param difference of the two maps, from the first's point of view
    ComparisonOverlay(const Map& here, const GameProfile& game, const OtherMap& there,
                      const MapDifference& difference);

    /// What is to be known of all of it, a few words for each matter: "Terrain: 12 cells".
    static QStringList facts(const Map& here, const GameProfile& game, const OtherMap& there,
                             const MapDifference& difference);

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    struct Mark {
        bool terrain = false;
        bool hints = false;
        QString words;
    };

    Size board_;
    QString otherName_;
    std::map<Cell, Mark> marks_;
    QStringList facts_;
};

} // namespace stonemason::kings_conflict
