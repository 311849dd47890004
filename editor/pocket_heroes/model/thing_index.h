// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// Which things are on each cell of a world, with their places or their
/// footprints. A query is linear in the things on the cell; an edit, in the changed things and those on the
/// same cells, plus a pass over all when indices shift.
class ThingIndex {
public:
    /// The catalogue must outlive the index.
    ThingIndex(const World& world, const Catalogue& catalogue);

    /// Updates the index after an edit of the world.
    void follow(const World& world, const WorldEdit& edit);

    /// Calls visit(thing) for everything on the cell, in no order.
    template <typename Visit>
    void forEachAt(Cell cell, Visit visit) const {
        if (!heads_.contains(cell)) return;
        for (int at = heads_[cell]; at >= 0; at = entries_[std::size_t(at)].next)
            visit(entries_[std::size_t(at)].thing());
    }

    /// The things on the cell, topmost first; within a kind, later ones come before earlier ones.
    /// @param most of them at most
    std::vector<Thing> at(Cell cell, std::size_t most = std::numeric_limits<std::size_t>::max()) const;

private:
    /// Packed, because a file may have millions of things of nine cells each.
    struct Entry {
        std::uint32_t kind : 4;
        std::uint32_t index : 28;
        int next;

        Thing thing() const { return {ThingKind(kind), int(index)}; }
    };

    static Entry entryOf(Thing thing, int next);
    void rebuild(const World& world);
    void unlinkTouched(std::span<const RecordChange> changes, const EditOutcome& outcome);
    void renumber(const EditOutcome& outcome);
    void add(const Record& record, Thing thing);
    void link(Thing thing, Cell cell);

    const Catalogue* catalogue_;
    Grid<int> heads_; ///< the first entry of each cell, -1 for none
    std::vector<Entry> entries_;
    int free_ = -1; ///< the first entry that is not used, -1 for none
};

/// The cells of a record: its footprint and its place, each once; none of a player.
std::vector<Cell> cellsOf(const Catalogue& catalogue, const Record& record);

} // namespace stonemason::pocket_heroes
