// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/format/json_raw.h"
#include "core/grid/cell.h"
#include "core/grid/grid.h"
#include "core/grid/transform.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::ambush {

/// How a pattern is laid on a map: rotated clockwise by a number of degrees (R), or first mirrored left to
/// right and then rotated (M).
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

/// A set of orientations.
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

/// What a pattern requires of one cell of the map.
struct Demand {
    bool compared = true; ///< else the cell is ignored, and the other members are unused
    bool passable = true; ///< else blocked
    bool must = false;    ///< a cell that does not agree rules the place out, whatever the others are
    bool stand = false;   ///< a monster waits here
    int weight = 1;       ///< what the cell counts, 1 to 9

    bool operator==(const Demand&) const = default;
};

/// The weight of a blocked cell that weighs more (decided).
inline constexpr int heavyWall = 5;

/// Every sign of a pattern, in the order of a palette: `.` passable, `#` blocked, `X` passable and monsters
/// wait there, `@` must be passable, `!` must be blocked, `%` blocked with the weight of heavyWall, `*`
/// ignored, `2` to `9` passable with that weight. Given by the seed except `!` and `%`, which are decided.
inline constexpr std::string_view allSigns = ".#X@!%*23456789";

/// The demand of the sign; nullopt if the character is not a sign.
std::optional<Demand> demandOf(char sign);

/// Most rows or columns of a pattern: one row of it is one word of 64 bits.
inline constexpr int maximumPatternSide = 64;

/// All that agrees, in thousandths: 800 is exactly 4/5.
inline constexpr int fullThreshold = 1000;

/// A small picture of a place that is good for an ambush.
struct Pattern {
    std::string name;
    std::string note;
    int threshold = 800; ///< thousandths of the weight that must agree at least, 0 to fullThreshold
    Orientations orientations = Orientations::all();
    Grid<char> signs;          ///< of allSigns
    std::string unknownFields; ///< of its file: a JSON object of what we do not know, or nothing
    NumberTexts numbers{};     ///< as its file has them

    bool operator==(const Pattern&) const = default;
};

/// The signs after applying the orientation.
Grid<char> turned(const Grid<char>& signs, Orientation orientation);

/// Why the pattern cannot be laid on a map: ambush/size (rows or columns at most; it has more, or none),
/// ambush/unknown-sign (sign, row, column, both from 1), ambush/nothing-compared, ambush/threshold,
/// ambush/no-orientation; nothing when it can.
std::optional<Message> faultOf(const Pattern& pattern);

/// The signs with the margins, whose cells hold `fill`. Both sides must be left with 1 cell or more.
Grid<char> resized(const Grid<char>& signs, const Margins& margins, char fill);

/// The signs turned or mirrored in any of the eight ways.
Grid<char> transformed(const Grid<char>& signs, Transform transform);

} // namespace stonemason::ambush
