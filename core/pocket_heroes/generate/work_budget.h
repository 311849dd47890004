// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace stonemason::pocket_heroes {

/// The work that may be done. Its unit is one visit of a cell, or of a pair of zones or links, which takes
/// some nanoseconds. Results bounded by it, and not by a clock, are the same on every machine.
class WorkBudget {
public:
    explicit WorkBudget(std::int64_t most = std::numeric_limits<std::int64_t>::max()) : most_(most) {}

    void spend(std::int64_t visits) { spent_ += visits; }

    std::int64_t spent() const { return spent_; }
    std::int64_t left() const { return most_ - spent_; }
    bool isExhausted() const { return spent_ >= most_; }

private:
    std::int64_t most_;
    std::int64_t spent_ = 0;
};

} // namespace stonemason::pocket_heroes
