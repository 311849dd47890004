// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/world_edit.h"

#include <algorithm>
#include <type_traits>

namespace stonemason::pocket_heroes {

namespace {

void apply(World& world, const RecordChange& change) {
    withList(world, change.thing.kind, [&change](auto& list) {
        using Value = typename std::remove_reference_t<decltype(list)>::value_type;
        const auto place = list.begin() + change.thing.index;
        if (!change.after)
            list.erase(place);
        else if (change.before)
            *place = std::get<Value>(change.after->value);
        else
            list.insert(place, std::get<Value>(change.after->value));
    });
}

} // namespace

void apply(World& world, const WorldEdit& edit) {
    for (const NodeChange& change : edit.nodes)
        world.nodes[change.node] = change.after;
    for (const RecordChange& change : edit.records)
        apply(world, change);
    if (edit.general) setGeneral(world, edit.general->after);
}

WorldEdit reversed(const WorldEdit& edit) {
    WorldEdit back{
        {edit.nodes.rbegin(), edit.nodes.rend()}, {edit.records.rbegin(), edit.records.rend()}, edit.general};
    for (NodeChange& change : back.nodes)
        std::swap(change.before, change.after);
    for (RecordChange& change : back.records)
        std::swap(change.before, change.after);
    if (back.general) std::swap(back.general->before, back.general->after);
    return back;
}

WorldEdit painting(const World& world, std::span<const Cell> nodes, Surface surface) {
    WorldEdit edit;
    Grid<char> painted(world.nodes.size(), 0);
    for (const Cell cell : nodes) {
        if (!painted.contains(cell) || painted[cell] != 0) continue;
        painted[cell] = 1;
        const Node node = world.nodes[cell];
        if (node.surface != surface) edit.nodes.push_back({cell, node, {surface, node.altitude}});
    }
    return edit;
}

} // namespace stonemason::pocket_heroes
