// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace stonemason::ambush {

/// How a pattern is laid on a map: turned clockwise by so many degrees (R), or mirrored left to right first
/// and then turned (M).
enum class Orientation : std::uint8_t { R0, R90, R180, R270, M0, M90, M180, M270 };

/// In the order in which orientations are tried.
inline constexpr std::array<Orientation, 8> allOrientations{
    Orientation::R0, Orientation::R90, Orientation::R180, Orientation::R270,
    Orientation::M0, Orientation::M90, Orientation::M180, Orientation::M270};

/// "r0" to "m270".
std::string_view orientationId(Orientation orientation);
std::optional<Orientation> orientationFromId(std::string_view id);

/// What the orientation does to the pattern's cells.
Transform transformOf(Orientation orientation);

/// Some of the eight.
class Orientations {
public:
    constexpr Orientations() = default;
    constexpr Orientations(std::initializer_list<Orientation> some) {
        for (Orientation each : some)
            set(each, true);
    }
    static constexpr Orientations all() {
        Orientations all;
        all.bits_ = 0xFF;
        return all;
    }

    constexpr bool has(Orientation orientation) const { return (bits_ >> int(orientation) & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void set(Orientation orientation, bool in) {
        const int bit = 1 << int(orientation);
        bits_ = std::uint8_t(in ? bits_ | bit : bits_ & ~bit);
    }
    constexpr bool operator==(const Orientations&) const = default;

private:
    std::uint8_t bits_ = 0;
};

} // namespace stonemason::ambush
