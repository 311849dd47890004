// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace stonemason::pocket_heroes {

/// The class of an object, which determines its look and its effect; in the order of the sections.
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
    KeyTent, ///< heroes who visited it may pass the guards of its key
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
