// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"

#include <optional>
#include <string>

namespace stonemason::pocket_heroes {

/// Calls visit(field) with each field of a record that is a text or, in version
/// Translated, the key of one.
template <typename Record, typename Visit>
void forEachMessageOf(Record& record, Visit visit) {
    if constexpr (requires { record.message; }) visit(record.message);
    if constexpr (requires { record.name; }) visit(record.name);
    if constexpr (requires { record.rewardMessage; }) {
        visit(record.rewardMessage);
        visit(record.attackMessage);
    }
}

/// The same with those of all records and of the events of time; visit(cell,
/// field), where an event of time has no cell.
template <typename WorldT, typename Visit>
void forEachMessageIn(WorldT& world, Visit visit) {
    for (auto& event : world.timeEvents)
        visit(std::optional<Cell>(), event.text);
    forEachPlaced(world, [&visit](Thing, auto& record) {
        forEachMessageOf(record, [&](auto& field) { visit(std::optional(record.cell), field); });
    });
}

} // namespace stonemason::pocket_heroes
