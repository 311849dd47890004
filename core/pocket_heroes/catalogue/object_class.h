// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace stonemason::pocket_heroes {

/// What an object is, for what it looks like and what it does; in the order of the sections.
enum class ObjectClass : std::uint8_t {
    Crack,
    Skeleton,
    Flowers,
    Mushrooms,
    Hole,
    Lake,
    Lava,
    Mire,
    Rock,
    Stump,
    Bush,
    Cactus,
    Palm,
    Pine,
    Tree,
    DeadTree,
    Mountain,
    Volcano,
    Road,
    River,
    Wall,
    Portal,
    KeyTent, ///< who has been there may pass the guards of its key
    Shrine,
    Well,
    Knowledge,
    Windmill,
    Gazebo,
    Stables,
    Fortune, ///< changes morale or luck
    WeeklyResource,
    Training, ///< changes a primary skill
    Obelisk,
    Sign,
    WitchHut,
    Dwelling,
    Hoard, ///< treasure with guards of its own
    Mine,
    Tower,
    Castle,
};
inline constexpr int objectClassCount = int(ObjectClass::Castle) + 1;

/// The class's id in the catalogue: "dead-tree".
std::string_view objectClassId(ObjectClass kind);
std::optional<ObjectClass> objectClassFromId(std::string_view id);

} // namespace stonemason::pocket_heroes
