// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace stonemason::pocket_heroes {

/// The layers of a world that can be shown or hidden.
enum class WorldLayer : std::uint8_t {
    Surface,
    Altitude, ///< as shading of the ground
    Paths,
    Decorations,
    Objects, ///< castles and other buildings, heroes, events
    Guards,
    Items, ///< treasure and what else lies there to be taken
};
inline constexpr int worldLayerCount = 7;

/// A set of layers; all of them at first.
class WorldLayers {
public:
    bool has(WorldLayer layer) const { return (bits_ >> unsigned(layer) & 1U) != 0; }
    void set(WorldLayer layer, bool on) {
        const unsigned bit = 1U << unsigned(layer);
        bits_ = on ? bits_ | bit : bits_ & ~bit;
    }
    bool operator==(const WorldLayers&) const = default;

private:
    unsigned bits_ = (1U << unsigned(worldLayerCount)) - 1;
};

/// What to draw of a world, and how.
struct WorldStyle {
    bool dark = false;
    bool gridLines = false;
    WorldLayers layers{};

    bool operator==(const WorldStyle&) const = default;
};

} // namespace stonemason::pocket_heroes
