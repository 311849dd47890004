// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/judge.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace stonemason::ambush {

namespace {

constexpr std::uint64_t allOnes = ~std::uint64_t{0};

/// The lowest bits, 0 to 64 of them.
std::uint64_t lowest(int count) {
    return count >= BitGrid::wordBits ? allOnes : (std::uint64_t{1} << unsigned(count)) - 1;
}

} // namespace

// Bit-sliced counting: bit i of every word belongs to the i-th of 64 neighbouring positions. connect() plans
// a network of carry-save adders that reduces the operands of each binary digit to one; compare() runs it,
// and fewMisses() compares the sums with the limit, from the highest digit down.
// Invariant: an adder replaces two or three operands of a digit by their sum in that digit and a carry in the
// next, so that the total of the operands, each weighted by its digit, stays the weight that misses.
// Cost: about one adder of five word operations for each binary digit that is set in a weight, for 64
// positions at once; only the cells that must agree are read where these rule all positions out.
// Source: H. Warren, Hacker's Delight, chapter 5.

Judge::Judge(const Stencil& stencil) : stencil_(stencil), spare_(stencil.of - stencil.needed) {
    std::vector<std::vector<int>> columns; // operands of weight 1, 2, 4 ...
    for (const Stencil::Compared& compared : stencil.cells)
        if (compared.demand.must)
            musts_.push_back({compared.cell, compared.demand.passable ? allOnes : 0});
        else
            addInput(compared, columns);
    connect(std::move(columns));
    operands_.resize(inputs_.size() * blockWords);
}

/// A weight of 5 is 4 + 1: an operand for each of its binary digits.
void Judge::addInput(const Stencil::Compared& compared, std::vector<std::vector<int>>& columns) {
    for (unsigned digit = 0; compared.demand.weight >> digit != 0; ++digit) {
        if ((compared.demand.weight >> digit & 1) == 0) continue;
        if (columns.size() <= digit) columns.resize(digit + 1);
        columns[digit].push_back(int(inputs_.size()));
        inputs_.push_back({compared.cell, compared.demand.passable ? allOnes : 0});
    }
}

void Judge::connect(std::vector<std::vector<int>> columns) {
    for (std::size_t digit = 0; digit < columns.size(); ++digit) {
        const auto take = [&] {
            const int last = columns[digit].back();
            columns[digit].pop_back();
            return last;
        };
        while (columns[digit].size() > 1) {
            const int first = take();
            const int second = take();
            const int third = columns[digit].empty() ? none : take();
            adders_.push_back({first, second, third});
            columns[digit].push_back(first);
            if (digit + 1 == columns.size()) columns.emplace_back();
            columns[digit + 1].push_back(second);
        }
    }
    for (const std::vector<int>& column : columns)
        digits_.push_back(column.empty() ? none : column.front());
}

/// Which positions of so many words pass. read(cell, word) are the bits of the map under a cell of the
/// stencil.
template <int Words, typename Read>
Judge::Block<Words> Judge::judge(Read read) {
    Block<Words> result;
    result.fill(allOnes);
    for (const Input& must : musts_)
        for (int word = 0; word < Words; ++word)
            result[std::size_t(word)] &= ~(read(must.cell, word) ^ must.miss);
    if (std::ranges::all_of(result, [](std::uint64_t bits) { return bits == 0; })) return result;
    compare<Words>(read);
    for (int word = 0; word < Words; ++word)
        result[std::size_t(word)] &= fewMisses<Words>(word);
    return result;
}

/// Reads the cells that need not agree and adds up which of them do not.
template <int Words, typename Read>
void Judge::compare(Read read) {
    for (std::size_t index = 0; index < inputs_.size(); ++index)
        for (int word = 0; word < Words; ++word)
            operand<Words>(int(index))[word] = read(inputs_[index].cell, word) ^ inputs_[index].miss;
    for (const Adder& adder : adders_) {
        std::uint64_t* first = operand<Words>(adder.first);
        std::uint64_t* second = operand<Words>(adder.second);
        const std::uint64_t* third = adder.third == none ? nullptr : operand<Words>(adder.third);
        for (int word = 0; word < Words; ++word) {
            const std::uint64_t more = third ? third[word] : 0;
            const std::uint64_t either = first[word] ^ second[word];
            second[word] = (first[word] & second[word]) | (either & more);
            first[word] = either ^ more;
        }
    }
}

/// The positions of a word whose misses, added up in digits_, weigh no more than may be spared.
template <int Words>
std::uint64_t Judge::fewMisses(int word) {
    if (spare_ >> digits_.size() != 0) return allOnes;
    std::uint64_t more = 0;
    std::uint64_t same = allOnes; // in the digits so far, from the highest
    for (std::size_t digit = digits_.size(); digit-- > 0;) {
        const std::uint64_t bits = digits_[digit] == none ? 0 : operand<Words>(digits_[digit])[word];
        if ((spare_ >> digit & 1) != 0) {
            same &= bits;
        } else {
            more |= same & bits;
            same &= ~bits;
        }
    }
    return ~more;
}

/// The weight that agrees at a position that passed.
template <int Words>
int Judge::agree(int word, int bit) {
    int misses = 0;
    for (std::size_t digit = 0; digit < digits_.size(); ++digit)
        if (digits_[digit] != none)
            misses += int(operand<Words>(digits_[digit])[word] >> unsigned(bit) & 1U) << digit;
    return stencil_.of - misses;
}

template <int Words>
void Judge::addHits(int word, std::uint64_t passing, int column) {
    for (; passing != 0; passing &= passing - 1) {
        const int bit = std::countr_zero(passing);
        hits_.push_back({column + bit, agree<Words>(word, bit)});
    }
}

/// Judges so many words of corners from this one on and adds the hits of those from the first new one on.
template <int Words>
void Judge::judgeWords(const BitGrid& passable, int row, int word, int firstNew) {
    const auto result = judge<Words>([&](Cell cell, int next) {
        const std::uint64_t* bits = passable.words(row + cell.row) + word + next;
        const auto shift = unsigned(cell.column);
        return bits[0] >> shift | bits[1] << 1U << (BitGrid::wordBits - 1 - shift);
    });
    const int columns = cornersOn(passable.size(), stencil_).columns;
    for (int next = firstNew - word; next < Words; ++next) {
        const int column = (word + next) * BitGrid::wordBits;
        addHits<Words>(next, result[std::size_t(next)] & lowest(columns - column), column);
    }
}

std::span<const Judge::Hit> Judge::hitsInRow(const BitGrid& passable, int row) {
    hits_.clear();
    const Size corners = cornersOn(passable.size(), stencil_);
    if (row >= corners.rows) return hits_;
    const int words = (corners.columns + BitGrid::wordBits - 1) / BitGrid::wordBits;
    if (words < blockWords)
        for (int word = 0; word < words; ++word)
            judgeWords<1>(passable, row, word, word);
    else // the last block begins where it just fits, on words that were judged before
        for (int word = 0; word < words; word += blockWords)
            judgeWords<blockWords>(passable, row, std::min(word, words - blockWords), word);
    return hits_;
}

std::span<const Judge::Hit> Judge::hitsFrom(const BitGrid& passable, Cell first, std::uint64_t among) {
    hits_.clear();
    const Size corners = cornersOn(passable.size(), stencil_);
    assert(corners.contains(first));
    const auto result = judge<1>([&](Cell cell, int) { return passable.bits(first + cell); });
    addHits<1>(0, result[0] & among & lowest(corners.columns - first.column), first.column);
    return hits_;
}

} // namespace stonemason::ambush
