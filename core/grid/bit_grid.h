// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace stonemason {

/// A bitboard: one bit for each cell of a board, 64 neighbouring cells of a row per word, for code that
/// processes many cells at once.
class BitGrid {
public:
    static constexpr int wordBits = 64;

    BitGrid() = default;
    explicit BitGrid(Size size, bool fill = false);

    Size size() const { return size_; }
    int rows() const { return size_.rows; }
    int columns() const { return size_.columns; }
    bool contains(Cell c) const { return size_.contains(c); }

    /// The cell must lie inside, here and below.
    bool operator[](Cell c) const { return (words_[index(c)] >> (unsigned(c.column) % wordBits) & 1U) != 0; }
    void set(Cell c, bool value) {
        const std::uint64_t bit = std::uint64_t{1} << (unsigned(c.column) % wordBits);
        std::uint64_t& word = words_[index(c)];
        word = value ? word | bit : word & ~bit;
    }

    /// 64 cells of the row from this one on, the first in the lowest bit; bits beyond the row's end are 0.
    std::uint64_t bits(Cell first) const {
        const std::uint64_t* word = &words_[index(first)];
        const unsigned shift = unsigned(first.column) % wordBits;
        return word[0] >> shift | word[1] << 1U << (wordBits - 1 - shift);
    }
    /// Replaces the cells selected by the mask among these 64. The mask must not extend beyond the row's
    /// end.
    void setBits(Cell first, std::uint64_t values, std::uint64_t mask);

    /// The words of a row, followed by one zero word.
    const std::uint64_t* words(int row) const { return &words_[index({row, 0})]; }

    /// The number of set bits.
    std::int64_t count() const;

    bool operator==(const BitGrid&) const = default;

private:
    std::size_t index(Cell c) const {
        assert(size_.contains(c));
        return std::size_t(c.row) * std::size_t(stride_) + std::size_t(c.column / wordBits);
    }

    Size size_;
    int stride_ = 1;                   ///< words from row to row
    std::vector<std::uint64_t> words_; ///< bits behind a row's end are 0
};

/// The grid whose bits are test(cell).
template <typename Test>
BitGrid bitGridOf(Size size, Test test) {
    BitGrid grid(size);
    for (int row = 0; row < size.rows; ++row)
        for (int first = 0; first < size.columns; first += BitGrid::wordBits) {
            const int cells = std::min(BitGrid::wordBits, size.columns - first);
            std::uint64_t values = 0;
            for (int i = 0; i < cells; ++i)
                values |= std::uint64_t{test(Cell{row, first + i})} << unsigned(i);
            grid.setBits({row, first}, values, ~std::uint64_t{0} >> unsigned(BitGrid::wordBits - cells));
        }
    return grid;
}

/// A copy-on-write BitGrid for a board that changes cell by cell, with snapshots for work on other threads:
/// lending is free, the first change after that copies. For one thread; a lent snapshot may be read on any.
class CowBitGrid {
public:
    explicit CowBitGrid(BitGrid bits) : bits_(std::make_shared<BitGrid>(std::move(bits))) {}

    /// An immutable snapshot.
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
