// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/walkability_maps.h"

namespace stonemason::kings_conflict {

class MapDocument;

/// Adapts an open map to WalkabilityMap: which unit can enter which tile. In a game without units every tile
/// is passable.
class MapGround : public WalkabilityMap {
    Q_OBJECT

public:
    /// The document owns it.
    explicit MapGround(MapDocument& document);

    QString name() const override;
    QString path() const override;
    Size size() const override;
    QStringList walkers() const override;
    std::function<BitGrid()> passableBy(int walker) const override;

private:
    MapDocument& document_;
};

} // namespace stonemason::kings_conflict
