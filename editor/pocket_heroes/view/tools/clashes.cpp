// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/tools/clashes.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace stonemason::pocket_heroes {

std::vector<Cell> clashesOf(const World& world, const Occupancy& occupancy, std::span<const Record> records,
                            const std::vector<Thing>& moved) {
    std::set<Cell> clashes;
    std::set<Cell> wanted; // by decorations and pieces of path
    for (const Record& record : records) {
        for (const Cell cell : occupancy.collisions(record))
            clashes.insert(cell);
        if (record.kind == ThingKind::Decoration || record.kind == ThingKind::Path)
            wanted.insert(*cellOf(record));
    }
    if (!wanted.empty())
        for (const ThingKind kind : {ThingKind::Decoration, ThingKind::Path}) {
            const auto& list = kind == ThingKind::Path ? world.paths : world.decorations;
            for (int i = 0; i < int(list.size()); ++i)
                if (wanted.contains(list[std::size_t(i)].cell) &&
                    !std::ranges::binary_search(moved, Thing{kind, i}))
                    clashes.insert(list[std::size_t(i)].cell);
        }
    return {clashes.begin(), clashes.end()};
}

} // namespace stonemason::pocket_heroes
