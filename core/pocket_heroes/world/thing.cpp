// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/thing.h"

namespace stonemason::pocket_heroes {

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

std::optional<PlayerId> ownerOf(const Record& record) {
    return std::visit(
        [](const auto& value) -> std::optional<PlayerId> {
            if constexpr (requires { value.owner; })
                return value.owner;
            else
                return std::nullopt;
        },
        record.value);
}

} // namespace stonemason::pocket_heroes
