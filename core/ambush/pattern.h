// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/orientation.h"
#include "core/base/message.h"
#include "core/format/json_numbers.h"
#include "core/grid/grid.h"

#include <optional>
#include <string>

namespace stonemason::ambush {

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

/// The signs as they lie after turning.
Grid<char> turned(const Grid<char>& signs, Orientation orientation);

/// Why the pattern cannot be laid on a map: ambush/size (rows or columns at most; it has more, or none),
/// ambush/unknown-sign (sign, row, column, both from 1), ambush/nothing-compared, ambush/threshold,
/// ambush/no-orientation; nothing when it can.
std::optional<Message> faultOf(const Pattern& pattern);

} // namespace stonemason::ambush
