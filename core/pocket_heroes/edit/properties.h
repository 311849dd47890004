// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/world_edit.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

/// Edits of the properties of things, one or many at once: computed on a copy of the world, returned as the
/// difference.
namespace stonemason::pocket_heroes {

/// The edit that turns `before` into `after`; both must be of the same size. Records are compared index by
/// index, a list that differs in length ends with records put in or taken out.
WorldEdit difference(const World& before, const World& after);

/// A player who no longer owns his main castle gets the next of his castles as main castle, if any.
void settleMainCastles(const World& before, World& after);

/// The edit that has the effect of `change` on a copy of the world.
template <std::invocable<World&> Change>
WorldEdit changing(const World& world, Change change) {
    World after = world;
    change(after);
    settleMainCastles(world, after);
    return difference(world, after);
}

/// Calls change(record) with the record of each thing that the world has, as the type of its list has it.
template <typename Change>
void changeEach(World& world, std::span<const Thing> things, Change change) {
    for (const Thing thing : things)
        if (has(world, thing))
            withList(world, thing.kind, [&](auto& list) { change(list[std::size_t(thing.index)]); });
}

/// The edit that has the effect of changeEach().
template <typename Change>
WorldEdit changingEach(const World& world, std::span<const Thing> things, Change change) {
    return changing(world, [&](World& after) { changeEach(after, things, change); });
}

/// The state of the building in a castle's list; nothing when that does not have it.
std::optional<std::uint8_t> constructionState(std::span<const Construction> list, std::uint8_t kind);

/// Gives a building the state in the list of each of the castles, or takes it out of them: nothing else in a
/// list changes, including entries that the game does not support.
WorldEdit constructing(const World& world, std::span<const Thing> castles, std::uint8_t kind,
                       std::optional<std::uint8_t> state);

/// Sets the owner of all things that have one.
WorldEdit owning(const World& world, std::span<const Thing> things, PlayerId owner);

} // namespace stonemason::pocket_heroes
