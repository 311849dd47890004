// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/half.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// In cells, between a point and the upper left corner of a cell.
double distanceFrom(DrawingPoint point, Cell cell);

/// Opens the ways over the edge of a half draft: passages, and gates of zones that are their own image.
class EdgeOpener {
public:
    explicit EdgeOpener(Draft& draft) : draft_(draft) {}

    /// Opens a way through the walls between a zone and its image, or that of another, at a random place.
    /// False: there is none.
    /// @param passage gets its cells of this half, that of the first zone first
    bool openPassage(const MirrorPlan::EdgePassage& wanted, DraftLink& passage, SeededRandom& random);

    /// Keeps a cell of the zone at the edge open, that nearest to the point; of a turn those in the
    /// middle of the map. False: there is none.
    bool openGate(int zone, DrawingPoint middle);

private:
    /// A cell beside the edge, and that whose image lies beside it beyond, perhaps the same.
    struct Site {
        Cell first;
        Cell second;
        Cell beforeFirst; ///< ground beside it
        Cell beforeSecond;
    };

    std::vector<Site> sitesOf(const MirrorPlan::EdgePassage& wanted, bool besideWalls) const;
    std::vector<Cell> groundBefore(Cell cell, int zone) const;
    bool isAmong(Cell cell, int here, int beyond, int part, bool besideWalls) const;
    bool isOf(Cell cell, int zone) const;
    bool canBeGate(Cell cell, int zone) const;
    bool openMiddle(int zone);

    Draft& draft_;
};

} // namespace stonemason::pocket_heroes
