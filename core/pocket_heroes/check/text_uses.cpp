// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/text_uses.h"

#include "core/grid/cell_map.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace stonemason::pocket_heroes {

TextUses::TextUses(const World& world) {
    for (const TimeEvent& event : world.timeEvents)
        if (!event.text.empty()) ++users_[event.text].count;
    forEachPlaced(world, [this](Thing, const auto& record) {
        std::set<std::string_view> own; // a thing that refers to a text twice counts once
        forEachMessageOf(record, [&](const std::string& key) {
            if (key.empty() || !own.insert(key).second) return;
            Users& users = users_[key];
            users.cells.push_back(record.cell);
            ++users.count;
        });
    });
    for (auto& [key, users] : users_)
        users.cells = withoutRepeats(std::move(users.cells));
}

bool TextUses::isUsed(const Text& text) const {
    return text.kind == TextKind::Name || text.kind == TextKind::Description || users_.contains(text.key);
}

void clearMessages(World& world, const std::set<std::string, std::less<>>& keys) {
    forEachMessageIn(world, [&keys](const std::optional<Cell>&, std::string& key) {
        if (!key.empty() && keys.contains(key)) key.clear();
    });
}

void removeUnusedTexts(World& world) {
    const TextUses uses(world);
    std::erase_if(world.texts, [&uses](const Text& text) { return !uses.isUsed(text); });
}

} // namespace stonemason::pocket_heroes
