// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"

#include <random>

namespace stonemason::test {

/// Small random choices for property tests; the same seed gives the same choices.
class Random {
public:
    explicit Random(unsigned seed) : engine_(seed) {}

    /// 0 to limit - 1; the limit must be positive.
    int below(int limit) { return int(engine_() % unsigned(limit)); }
    bool coin() { return below(2) == 0; }
    Cell cellOf(Size size) { return {below(size.rows), below(size.columns)}; }
    template <typename Items>
    const auto& oneOf(const Items& items) {
        return items[std::size_t(below(int(items.size())))];
    }

private:
    std::mt19937 engine_;
};

} // namespace stonemason::test
