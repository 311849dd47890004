// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>

namespace stonemason {

/// From `least` to `most`, both included.
struct WishRange {
    int least = 0;
    int most = 0;

    bool contains(int value) const { return value >= least && value <= most; }
    bool operator==(const WishRange&) const = default;
};

/// The requested properties of something randomly generated, by the generator's ids.
using Wishes = std::map<std::string, WishRange, std::less<>>;

} // namespace stonemason
