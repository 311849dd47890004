// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/thing.h"

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, thingKindCount> kindIds{
    "hero", "item", "guard", "event", "visitable", "ownerable", "castle", "decoration", "path", "player"};
constexpr std::array<std::string_view, std::variant_size_v<Treasure>> treasureIds{
    "pile", "mana-crystal", "campfire", "chest", "artifact", "spell-scroll", "lamp", "key-guard"};

} // namespace

std::string_view thingKindId(ThingKind kind) {
    return kindIds[std::size_t(kind)];
}

std::string_view treasureId(const Treasure& treasure) {
    return treasureIds[treasure.index()];
}

std::optional<TreasureKind> treasureKindOf(const Treasure& treasure) {
    if (std::holds_alternative<Pile>(treasure)) return TreasureKind::Pile;
    if (std::holds_alternative<Campfire>(treasure)) return TreasureKind::Campfire;
    if (std::holds_alternative<Chest>(treasure)) return TreasureKind::Chest;
    if (std::holds_alternative<Artifact>(treasure)) return TreasureKind::Artifact;
    return std::nullopt;
}

int countOf(const World& world, ThingKind kind) {
    return withList(world, kind, [](const auto& list) { return int(list.size()); });
}

bool has(const World& world, Thing thing) {
    return thing.index >= 0 && thing.index < countOf(world, thing.kind);
}

Record recordOf(const World& world, Thing thing) {
    return withList(world, thing.kind, [thing](const auto& list) {
        return Record{thing.kind, list[std::size_t(thing.index)]};
    });
}

std::optional<Cell> cellOf(const Record& record) {
    return std::visit(
        [](const auto& value) -> std::optional<Cell> {
            if constexpr (requires { value.cell; })
                return value.cell;
            else
                return std::nullopt;
        },
        record.value);
}

void setCell(Record& record, Cell cell) {
    std::visit(
        [cell](auto& value) {
            if constexpr (requires { value.cell; }) value.cell = cell;
        },
        record.value);
}

std::string idOf(const Record& record) {
    return std::visit(
        [](const auto& value) -> std::string {
            if constexpr (requires { value.treasure; }) {
                const auto* artifact = std::get_if<Artifact>(&value.treasure);
                return artifact ? artifact->id : std::string();
            } else if constexpr (requires { value.id.size(); }) {
                return value.id;
            } else {
                return {};
            }
        },
        record.value);
}

} // namespace stonemason::pocket_heroes
