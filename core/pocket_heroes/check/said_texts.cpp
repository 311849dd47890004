// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/said_texts.h"

#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/wording.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace stonemason::pocket_heroes {

SaidTexts::SaidTexts(const World& world) {
    for (const TimeEvent& event : world.timeEvents)
        if (!event.text.empty()) ++sayers_[event.text].count;
    forEachPlaced(world, [this](Thing, const auto& record) {
        std::set<std::string_view> own; // a thing that refers to a text twice counts once
        forEachMessageOf(record, [&](const std::string& key) {
            if (key.empty() || !own.insert(key).second) return;
            Sayers& sayers = sayers_[key];
            sayers.cells.push_back(record.cell);
            ++sayers.count;
        });
    });
    for (auto& [key, sayers] : sayers_)
        sayers.cells = withoutRepeats(std::move(sayers.cells));
}

bool SaidTexts::isSaid(const Text& text) const {
    return text.kind == TextKind::Name || text.kind == TextKind::Description || sayers_.contains(text.key);
}

void silence(World& world, const std::set<std::string, std::less<>>& keys) {
    forEachMessageIn(world, [&keys](const std::optional<Cell>&, std::string& key) {
        if (!key.empty() && keys.contains(key)) key.clear();
    });
}

void removeUnusedTexts(World& world) {
    const SaidTexts said(world);
    std::erase_if(world.texts, [&said](const Text& text) { return !said.isSaid(text); });
}

} // namespace stonemason::pocket_heroes
