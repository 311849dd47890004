// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_set.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace stonemason {

CellSet::CellSet(std::initializer_list<Cell> cells) : CellSet(std::vector<Cell>(cells)) {
}

CellSet::CellSet(const std::vector<Cell>& cells) {
    if (cells.empty()) return;
    const CellRange bounds = boundsOf(cells);
    const int firstWord = wordOf(bounds.first.column);
    enclose(bounds.first.row, sizeOf(bounds).rows, firstWord, wordOf(bounds.last.column) - firstWord + 1);
    for (const Cell cell : cells)
        words_[index(cell.row, wordOf(cell.column))] |= std::uint64_t{1} << bitOf(cell.column);
}

CellSet CellSet::of(const CellRange& range) {
    CellSet set;
    if (range.isEmpty()) return set;
    const int firstWord = wordOf(range.first.column);
    set.enclose(range.first.row, sizeOf(range).rows, firstWord, wordOf(range.last.column) - firstWord + 1);
    for (int row = range.first.row; row <= range.last.row; ++row)
        set.insertRun({row, range.first.column}, sizeOf(range).columns);
    return set;
}

std::size_t CellSet::size() const {
    return std::accumulate(
        words_.begin(), words_.end(), std::size_t{0},
        [](std::size_t sum, std::uint64_t word) { return sum + std::size_t(std::popcount(word)); });
}

CellRange CellSet::bounds() const {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    for (int row = firstRow_; row < firstRow_ + rows_; ++row) {
        left |= words_[index(row, firstWord_)];
        right |= words_[index(row, firstWord_ + stride_ - 1)];
    }
    return {{firstRow_, firstWord_ * wordBits + std::countr_zero(left)},
            {firstRow_ + rows_ - 1, (firstWord_ + stride_) * wordBits - 1 - std::countl_zero(right)}};
}

void CellSet::insertRun(Cell first, int cells) {
    if (cells <= 0) return;
    const int last = first.column + cells - 1;
    const int firstWord = wordOf(first.column);
    enclose(first.row, 1, firstWord, wordOf(last) - firstWord + 1);
    for (int word = firstWord; word <= wordOf(last); ++word) {
        std::uint64_t bits = ~std::uint64_t{0};
        if (word == firstWord) bits &= ~std::uint64_t{0} << bitOf(first.column);
        if (word == wordOf(last)) bits &= (std::uint64_t{2} << bitOf(last)) - 1;
        words_[index(first.row, word)] |= bits;
    }
}

void CellSet::enclose(int firstRow, int rows, int firstWord, int stride) {
    if (!words_.empty()) {
        const int endRow = std::max(firstRow + rows, firstRow_ + rows_);
        const int endWord = std::max(firstWord + stride, firstWord_ + stride_);
        firstRow = std::min(firstRow, firstRow_);
        firstWord = std::min(firstWord, firstWord_);
        rows = endRow - firstRow;
        stride = endWord - firstWord;
    }
    const std::size_t needed = std::size_t(rows) * std::size_t(stride);
    if (words_.empty() || (firstRow == firstRow_ && firstWord == firstWord_ && stride == stride_)) {
        words_.resize(needed); // rows below cost what they add
    } else {
        std::vector<std::uint64_t> words(needed);
        for (int row = firstRow_; row < firstRow_ + rows_; ++row)
            std::copy_n(words_.begin() + std::ptrdiff_t(index(row, firstWord_)), stride_,
                        words.begin() + std::ptrdiff_t(row - firstRow) * stride + (firstWord_ - firstWord));
        words_ = std::move(words);
    }
    firstRow_ = firstRow;
    rows_ = rows;
    firstWord_ = firstWord;
    stride_ = stride;
}

void CellSet::trim() {
    int firstRow = firstRow_ + rows_;
    int lastRow = firstRow_ - 1;
    int firstWord = firstWord_ + stride_;
    int lastWord = firstWord_ - 1;
    for (int row = firstRow_; row < firstRow_ + rows_; ++row)
        for (int word = firstWord_; word < firstWord_ + stride_; ++word) {
            if (words_[index(row, word)] == 0) continue;
            firstRow = std::min(firstRow, row);
            lastRow = row;
            firstWord = std::min(firstWord, word);
            lastWord = std::max(lastWord, word);
        }
    if (lastRow < firstRow) {
        *this = {};
        return;
    }
    const int rows = lastRow - firstRow + 1;
    const int stride = lastWord - firstWord + 1;
    if (rows == rows_ && stride == stride_) return;
    std::vector<std::uint64_t> words;
    words.reserve(std::size_t(rows) * std::size_t(stride));
    for (int row = firstRow; row <= lastRow; ++row) {
        const auto begin = words_.begin() + std::ptrdiff_t(index(row, firstWord));
        words.insert(words.end(), begin, begin + stride);
    }
    words_ = std::move(words);
    firstRow_ = firstRow;
    rows_ = rows;
    firstWord_ = firstWord;
    stride_ = stride;
}

CellSet& CellSet::operator|=(const CellSet& other) {
    if (other.empty()) return *this;
    enclose(other.firstRow_, other.rows_, other.firstWord_, other.stride_);
    for (int row = other.firstRow_; row < other.firstRow_ + other.rows_; ++row)
        for (int word = other.firstWord_; word < other.firstWord_ + other.stride_; ++word)
            words_[index(row, word)] |= other.words_[other.index(row, word)];
    return *this;
}

CellSet& CellSet::operator-=(const CellSet& other) {
    const int endRow = std::min(firstRow_ + rows_, other.firstRow_ + other.rows_);
    const int endWord = std::min(firstWord_ + stride_, other.firstWord_ + other.stride_);
    for (int row = std::max(firstRow_, other.firstRow_); row < endRow; ++row)
        for (int word = std::max(firstWord_, other.firstWord_); word < endWord; ++word)
            words_[index(row, word)] &= ~other.words_[other.index(row, word)];
    trim();
    return *this;
}

CellSet& CellSet::operator&=(const CellSet& other) {
    for (int row = firstRow_; row < firstRow_ + rows_; ++row)
        for (int word = firstWord_; word < firstWord_ + stride_; ++word)
            words_[index(row, word)] &= other.wordAt(row, word);
    trim();
    return *this;
}

CellSet CellSet::within(const CellRange& range) const {
    CellSet kept;
    if (empty() || range.isEmpty()) return kept;
    const CellRange box = bounds();
    if (range.contains(box.first) && range.contains(box.last)) return *this;
    return *this &
           of({{std::max(range.first.row, box.first.row), std::max(range.first.column, box.first.column)},
               {std::min(range.last.row, box.last.row), std::min(range.last.column, box.last.column)}});
}

CellSet CellSet::movedBy(Cell by) const {
    CellSet moved;
    if (empty()) return moved;
    const unsigned shift = bitOf(by.column);
    moved.enclose(firstRow_ + by.row, rows_, firstWord_ + wordOf(by.column), stride_ + 1);
    for (int row = firstRow_; row < firstRow_ + rows_; ++row) {
        std::uint64_t* to = &moved.words_[moved.index(row + by.row, moved.firstWord_)];
        const std::uint64_t* from = &words_[index(row, firstWord_)];
        for (int word = 0; word < stride_; ++word) {
            to[word] |= from[word] << shift;
            to[word + 1] |= from[word] >> 1U >> (wordBits - 1 - shift);
        }
    }
    moved.trim();
    return moved;
}

std::vector<Cell> CellSet::cells() const {
    std::vector<Cell> cells;
    cells.reserve(size());
    forEach([&cells](Cell cell) { cells.push_back(cell); });
    return cells;
}

CellSet inverted(const CellSet& cells, Size board) {
    return CellSet::of(wholeOf(board)) - cells;
}

CellSet transformed(const CellSet& cells, Size board, Transform t) {
    if (cells.empty() || t == Transform::Identity) return cells;
    const CellRange box = cells.bounds();
    const CellRange to = rangeOf(transformed(box.first, board, t), transformed(box.last, board, t));
    CellSet result;
    result.enclose(to.first.row, sizeOf(to).rows, CellSet::wordOf(to.first.column),
                   CellSet::wordOf(to.last.column) - CellSet::wordOf(to.first.column) + 1);
    cells.forEachRun([&](Cell first, int length) {
        const Cell a = transformed(first, board, t);
        const Cell b = transformed({first.row, first.column + length - 1}, board, t);
        const CellRange run = rangeOf(a, b);
        if (a.row == b.row) return result.insertRun(run.first, length);
        const std::uint64_t bit = std::uint64_t{1} << CellSet::bitOf(a.column);
        for (int row = run.first.row; row <= run.last.row; ++row)
            result.words_[result.index(row, CellSet::wordOf(a.column))] |= bit;
    });
    return result;
}

} // namespace stonemason
