// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/bit_grid.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace stonemason {

BitGrid::BitGrid(Size size, bool fill)
    : size_(size)
    , stride_((size.columns + wordBits - 1) / wordBits + 1)
    , words_(std::size_t(size.rows) * std::size_t(stride_)) {
    if (!fill) return;
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column)
            set({row, column}, true);
}

void BitGrid::setBits(Cell first, std::uint64_t values, std::uint64_t mask) {
    std::uint64_t* word = &words_[index(first)];
    const unsigned shift = unsigned(first.column) % wordBits;
    const auto replace = [](std::uint64_t& in, std::uint64_t by, std::uint64_t where) {
        in = (in & ~where) | (by & where);
    };
    replace(word[0], values << shift, mask << shift);
    replace(word[1], values >> 1U >> (wordBits - 1 - shift), mask >> 1U >> (wordBits - 1 - shift));
}

std::int64_t BitGrid::count() const {
    return std::accumulate(words_.begin(), words_.end(), std::int64_t{0},
                           [](std::int64_t sum, std::uint64_t word) { return sum + std::popcount(word); });
}

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
