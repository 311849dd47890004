// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/properties.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

template <typename Value>
void addDifference(ThingKind kind, const std::vector<Value>& before, const std::vector<Value>& after,
                   std::vector<RecordChange>& changes) {
    const std::size_t common = std::min(before.size(), after.size());
    for (std::size_t i = 0; i < common; ++i)
        if (before[i] != after[i])
            changes.push_back({{kind, int(i)}, Record{kind, before[i]}, Record{kind, after[i]}});
    for (std::size_t i = before.size(); i > common; --i)
        changes.push_back({{kind, int(i - 1)}, Record{kind, before[i - 1]}, std::nullopt});
    for (std::size_t i = common; i < after.size(); ++i)
        changes.push_back({{kind, int(i)}, std::nullopt, Record{kind, after[i]}});
}

bool hasCastle(const World& world, PlayerId owner, Cell cell) {
    return std::ranges::any_of(world.castles, [owner, cell](const Castle& castle) {
        return castle.owner == owner && castle.cell == cell;
    });
}

} // namespace

WorldEdit difference(const World& before, const World& after) {
    WorldEdit edit;
    forEachCell(before.nodes.size(), [&](Cell node) {
        if (before.nodes[node] != after.nodes[node])
            edit.nodes.push_back({node, before.nodes[node], after.nodes[node]});
    });
    for (int i = 0; i < thingKindCount; ++i) {
        const auto kind = ThingKind(i);
        withList(before, kind, [&](const auto& old) {
            withList(after, kind, [&](const auto& list) {
                if constexpr (std::is_same_v<decltype(old), decltype(list)>)
                    addDifference(kind, old, list, edit.records);
            });
        });
    }
    if (General old = generalOf(before), now = generalOf(after); old != now)
        edit.general = {std::move(old), std::move(now)};
    return edit;
}

void settleMainCastles(const World& before, World& after) {
    for (Player& player : after.players) {
        if (!player.mainCastle) continue;
        const Cell cell = player.mainCastle->cell;
        if (!hasCastle(before, player.id, cell) || hasCastle(after, player.id, cell)) continue;
        const auto next = std::ranges::find(after.castles, player.id, &Castle::owner);
        if (next == after.castles.end())
            player.mainCastle.reset();
        else
            player.mainCastle->cell = next->cell;
    }
}

std::optional<std::uint8_t> constructionState(std::span<const Construction> list, std::uint8_t kind) {
    const auto found = std::ranges::find(list, kind, &Construction::kind);
    return found == list.end() ? std::nullopt : std::optional(found->state);
}

WorldEdit constructing(const World& world, std::span<const Thing> castles, std::uint8_t kind,
                       std::optional<std::uint8_t> state) {
    return changingEach(world, castles, [kind, state](auto& record) {
        if constexpr (requires { record.constructions; }) {
            const auto isIt = [kind](const Construction& other) { return other.kind == kind; };
            auto& list = record.constructions;
            const auto first = std::ranges::find_if(list, isIt);
            if (!state) {
                std::erase_if(list, isIt);
            } else if (first == list.end()) {
                list.push_back({kind, *state});
            } else {
                first->state = *state;
                list.erase(std::remove_if(first + 1, list.end(), isIt), list.end()); // duplicates
            }
        }
    });
}

WorldEdit owning(const World& world, std::span<const Thing> things, PlayerId owner) {
    return changingEach(world, things, [owner](auto& record) {
        if constexpr (requires { record.owner; }) record.owner = owner;
    });
}

} // namespace stonemason::pocket_heroes
