// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// Least and most, both included.
struct IntRange {
    int min = 0;
    int max = 0;

    bool operator==(const IntRange&) const = default;
};

} // namespace stonemason
