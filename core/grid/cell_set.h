// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/transform.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace stonemason {

/// A rectangle of cells, both corners included.
struct CellRange {
    Cell first;
    Cell last;

    bool operator==(const CellRange&) const = default;
    bool contains(Cell c) const {
        return c.row >= first.row && c.row <= last.row && c.column >= first.column && c.column <= last.column;
    }
    /// Whether it holds no cell at all: the last corner lies before the first.
    bool isEmpty() const { return last.row < first.row || last.column < first.column; }
};

/// The smallest range around both corners, whichever way round they are given.
inline CellRange rangeOf(Cell a, Cell b) {
    return {{std::min(a.row, b.row), std::min(a.column, b.column)},
            {std::max(a.row, b.row), std::max(a.column, b.column)}};
}

inline CellRange united(const CellRange& a, const CellRange& b) {
    return {{std::min(a.first.row, b.first.row), std::min(a.first.column, b.first.column)},
            {std::max(a.last.row, b.last.row), std::max(a.last.column, b.last.column)}};
}

/// The smallest range that holds all the cells; there must be one at least.
inline CellRange boundsOf(std::span<const Cell> cells) {
    CellRange bounds{cells.front(), cells.front()};
    for (Cell c : cells)
        bounds = united(bounds, {c, c});
    return bounds;
}

/// Every cell of the board.
inline CellRange wholeOf(Size size) {
    return {{0, 0}, {size.rows - 1, size.columns - 1}};
}

/// Rows and columns of a range that is not empty.
inline Size sizeOf(const CellRange& range) {
    return {range.last.row - range.first.row + 1, range.last.column - range.first.column + 1};
}

/// The part of the range that lies on the board; its last corner lies before the first when there is none.
inline CellRange clipped(const CellRange& range, Size size) {
    return {{std::max(range.first.row, 0), std::max(range.first.column, 0)},
            {std::min(range.last.row, size.rows - 1), std::min(range.last.column, size.columns - 1)}};
}

/// A set of cells, such as a selection: one bit for each cell of its bounding box, 64 neighbouring cells of
/// a row per word. Every operation is linear in the words of the bounding box at most, not in the cells: a
/// board of 4096 x 4096 cells takes 2 MiB and a fraction of a millisecond. The cells may lie anywhere, also
/// before row 0 or column 0.
class CellSet {
public:
    static constexpr int wordBits = 64;

    CellSet() = default;
    /// In any order; duplicates count once.
    CellSet(std::initializer_list<Cell> cells);
    CellSet(const std::vector<Cell>& cells);
    /// Every cell of the range, which may be empty.
    static CellSet of(const CellRange& range);

    bool empty() const { return words_.empty(); }
    /// The number of cells.
    std::size_t size() const;
    bool contains(Cell cell) const {
        return (wordAt(cell.row, wordOf(cell.column)) >> bitOf(cell.column) & 1U) != 0;
    }
    /// The smallest range that holds all of them; there must be one at least.
    CellRange bounds() const;

    void insert(Cell cell) { insertRun(cell, 1); }
    /// Adds so many cells of a row from this one on.
    void insertRun(Cell first, int cells);

    CellSet& operator|=(const CellSet& other);
    CellSet& operator-=(const CellSet& other);
    CellSet& operator&=(const CellSet& other);
    friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }

    /// As far as they lie within the range.
    CellSet within(const CellRange& range) const;
    /// All of them so many rows and columns further.
    CellSet movedBy(Cell by) const;

    bool operator==(const CellSet&) const = default;

    /// 64 cells of a row, the first, in column 64 * word, in the lowest bit.
    std::uint64_t wordAt(int row, int word) const {
        if (row < firstRow_ || row >= firstRow_ + rows_ || word < firstWord_ || word >= firstWord_ + stride_)
            return 0;
        return words_[index(row, word)];
    }
    /// The word that holds a column, and the place of the column in it.
    static int wordOf(int column) { return column >> 6; }
    static unsigned bitOf(int column) { return unsigned(column) & 63U; }

    /// Calls visit(first, cells) for each run of cells side by side within the range, row by row.
    template <typename Visit>
    void forEachRunIn(const CellRange& range, Visit visit) const;
    template <typename Visit>
    void forEachRun(Visit visit) const {
        if (!empty()) forEachRunIn(bounds(), visit);
    }
    /// Calls visit(cell) for each cell, row by row.
    template <typename Visit>
    void forEach(Visit visit) const {
        forEachRun([&visit](Cell first, int cells) {
            for (int i = 0; i < cells; ++i)
                visit(Cell{first.row, first.column + i});
        });
    }
    /// Row by row.
    std::vector<Cell> cells() const;

private:
    friend CellSet transformed(const CellSet& cells, Size board, Transform t);

    std::size_t index(int row, int word) const {
        return std::size_t(row - firstRow_) * std::size_t(stride_) + std::size_t(word - firstWord_);
    }
    /// Enlarges the storage to this rectangle, words and rows, keeping the contents.
    void enclose(int firstRow, int rows, int firstWord, int stride);
    /// Removes empty rows and columns of words along the edges.
    void trim();

    int firstRow_ = 0;
    int rows_ = 0;
    int firstWord_ = 0;
    int stride_ = 0;                   ///< words of a row
    std::vector<std::uint64_t> words_; ///< in each row and column of words along the edges is a cell
};

/// The cells of the board that are not among these.
CellSet inverted(const CellSet& cells, Size board);
/// Where the transform of a board of this size takes them.
CellSet transformed(const CellSet& cells, Size board, Transform t);

/// Calls visit(column, cells) for each run of set bits in the columns from `first` to `last`.
/// @param wordAt wordAt(word): 64 columns from 64 * word on, the first in the lowest bit
template <typename WordAt, typename Visit>
void forEachRunOfBits(int first, int last, WordAt wordAt, Visit visit) {
    int begun = 0;
    bool isOpen = false;
    for (int word = CellSet::wordOf(first); word <= CellSet::wordOf(last) && first <= last; ++word) {
        const int base = word * CellSet::wordBits;
        std::uint64_t bits = wordAt(word);
        if (base < first) bits &= ~std::uint64_t{0} << unsigned(first - base);
        if (last - base < CellSet::wordBits - 1) bits &= (std::uint64_t{2} << unsigned(last - base)) - 1;
        for (int at = 0; at < CellSet::wordBits;) {
            const std::uint64_t rest = (isOpen ? ~bits : bits) >> unsigned(at);
            if (rest == 0) break;
            at += std::countr_zero(rest);
            if (isOpen)
                visit(begun, base + at - begun);
            else
                begun = base + at;
            isOpen = !isOpen;
        }
    }
    if (isOpen) visit(begun, last + 1 - begun);
}

template <typename Visit>
void CellSet::forEachRunIn(const CellRange& range, Visit visit) const {
    if (empty()) return;
    const int lastRow = std::min(range.last.row, firstRow_ + rows_ - 1);
    const int first = std::max(range.first.column, firstWord_ * wordBits);
    const int last = std::min(range.last.column, (firstWord_ + stride_) * wordBits - 1);
    for (int row = std::max(range.first.row, firstRow_); row <= lastRow; ++row)
        forEachRunOfBits(
            first, last, [this, row](int word) { return words_[index(row, word)]; },
            [&visit, row](int column, int cells) {
                visit(Cell{row, column}, cells);
            });
}

} // namespace stonemason
