// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cow_bit_grid.h"

#include <algorithm>

namespace stonemason {

BitGrid& CowBitGrid::own() {
    if (isLent_) bits_ = std::make_shared<BitGrid>(*bits_);
    isLent_ = false;
    return *bits_;
}

void CowBitGrid::set(Cell cell, bool value) {
    if ((*bits_)[cell] != value) own().set(cell, value);
}

void CowBitGrid::setRun(Cell first, int cells, bool value) {
    BitGrid& bits = own();
    const std::uint64_t values = value ? ~std::uint64_t{0} : 0;
    for (int done = 0; done < cells; done += BitGrid::wordBits) {
        const unsigned beyond = unsigned(std::max(0, done + BitGrid::wordBits - cells));
        bits.setBits({first.row, first.column + done}, values, ~std::uint64_t{0} >> beyond);
    }
}

} // namespace stonemason
