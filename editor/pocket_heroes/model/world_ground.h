// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/walkability_maps.h"

namespace stonemason::pocket_heroes {

class WorldDocument;

/// An open world as those see it who only ask where one can walk on it: what blocks a hero is a wall.
class WorldGround : public WalkabilityMap {
    Q_OBJECT

public:
    /// The document owns it.
    explicit WorldGround(WorldDocument& document);

    QString name() const override;
    QString path() const override;
    Size size() const override;
    std::function<BitGrid()> passableBy(int walker) const override;

private:
    WorldDocument& document_;
};

} // namespace stonemason::pocket_heroes
