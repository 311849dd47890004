// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"
#include "core/pocket_heroes/world/world.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

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

/// Which things and timed events use each text of a world.
class TextUses {
public:
    /// What refers to one text. A timed event has no cell.
    struct Users {
        std::vector<Cell> cells; ///< each once
        int count = 0;           ///< things and events of time
    };

    explicit TextUses(const World& world);

    /// By the key of the text.
    const std::map<std::string, Users, std::less<>>& users() const { return users_; }
    /// Whether it is the map's own, its name or its description, or something refers to it.
    bool isUsed(const Text& text) const;

private:
    std::map<std::string, Users, std::less<>> users_;
};

/// Clears every message that refers to one of the texts.
void clearMessages(World& world, const std::set<std::string, std::less<>>& keys);
/// Removes the texts that nothing refers to.
void removeUnusedTexts(World& world);

} // namespace stonemason::pocket_heroes
