// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/said_texts.h"

#include "core/grid/distinct_cells.h"
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
        std::set<std::string_view> own; // a thing that says a text twice is one
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

WorldEdit silencing(const World& world, const std::set<std::string, std::less<>>& keys) {
    WorldEdit edit;
    const auto isCleared = [&keys](const std::string& key) { return !key.empty() && keys.contains(key); };
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        bool says = false;
        forEachMessageOf(record, [&](const std::string& key) { says = says || isCleared(key); });
        if (!says) return;
        auto after = record;
        forEachMessageOf(after, [&](std::string& key) {
            if (isCleared(key)) key.clear();
        });
        edit.records.push_back({thing, Record{thing.kind, record}, Record{thing.kind, std::move(after)}});
    });
    const auto isTime = [&](const TimeEvent& event) { return isCleared(event.text); };
    if (std::ranges::none_of(world.timeEvents, isTime)) return edit;
    GeneralChange change{generalOf(world), generalOf(world)};
    for (TimeEvent& event : change.after.timeEvents)
        if (isCleared(event.text)) event.text.clear();
    edit.general = std::move(change);
    return edit;
}

} // namespace stonemason::pocket_heroes
