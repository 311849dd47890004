// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Which things are on each cell of a world, with their places or their footprints. Asking costs what is
/// there; following an edit costs what it changes, but for one that takes records out, after which all is
/// counted anew.
class ThingIndex {
public:
    /// The catalogue must outlive the index.
    ThingIndex(const World& world, const Catalogue& catalogue);

    /// Follows an edit that has been applied to the world.
    void follow(const World& world, const WorldEdit& edit);

    /// Calls visit(thing) for everything on the cell, in no order.
    template <typename Visit>
    void forEachAt(Cell cell, Visit visit) const {
        if (!heads_.contains(cell)) return;
        for (int at = heads_[cell]; at >= 0; at = entries_[std::size_t(at)].next)
            visit(entries_[std::size_t(at)].thing);
    }

    /// What is on the cell, what one sees first first; the later one before the earlier one of its kind.
    std::vector<Thing> at(Cell cell) const;

private:
    struct Entry {
        Thing thing;
        int next = -1;
    };

    void rebuild(const World& world);
    void add(Thing thing, const Record& record);
    void remove(Thing thing, const Record& record);
    void link(Thing thing, Cell cell);
    void unlink(Thing thing, Cell cell);

    const Catalogue* catalogue_;
    Grid<int> heads_; ///< the first entry of each cell, -1 for none
    std::vector<Entry> entries_;
    int free_ = -1; ///< the first entry that is not used, -1 for none
};

/// The cells of a record: its footprint and its place, each once; none of a player.
std::vector<Cell> cellsOf(const Catalogue& catalogue, const Record& record);

/// The things after an edit: those that were taken out are gone, the others have the indices they have now.
std::vector<Thing> followed(std::vector<Thing> things, const WorldEdit& edit);

} // namespace stonemason::pocket_heroes
