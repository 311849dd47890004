// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"

#include <memory>

namespace stonemason {

/// A yes or no for each cell of a board that changes cell by cell, for work on other threads that wants it as
/// it was: lending it costs nothing, the first change after that a copy. For one thread; what is lent may go
/// to any.
class CowBitGrid {
public:
    explicit CowBitGrid(BitGrid bits) : bits_(std::make_shared<BitGrid>(std::move(bits))) {}

    /// As it is now, for good.
    std::shared_ptr<const BitGrid> lend() const {
        isLent_ = true;
        return bits_;
    }
    const BitGrid& now() const { return *bits_; }

    /// The cell must lie inside.
    void set(Cell cell, bool value);
    /// Sets so many cells of a row from this one on, all inside.
    void setRun(Cell first, int cells, bool value);

private:
    BitGrid& own();

    std::shared_ptr<BitGrid> bits_;
    mutable bool isLent_ = false; ///< somebody may be reading them
};

} // namespace stonemason
