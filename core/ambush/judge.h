// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/stencil.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stonemason::ambush {

/// Tests a stencil at 64 neighbouring positions at once. Cells that must agree are tested first and rule
/// positions out; if any position is left, the misses of the other cells are summed by bit-sliced arithmetic
/// for all positions, with a network of adders that is computed once for the stencil.
class Judge {
public:
    explicit Judge(const Stencil& stencil);

    const Stencil& stencil() const { return stencil_; }

    struct Hit {
        int column;
        int agree; ///< the weight that agrees

        bool operator==(const Hit&) const = default;
    };

    /// The corners in a row that pass, from left to right; none for a row that has no corners. Valid until
    /// the next call.
    std::span<const Hit> hitsInRow(const BitGrid& passable, int row);

    /// The corners that pass among the 64 from this one on, restricted to the bits set in `among` (lowest
    /// bit: the first corner). The first must be one of cornersOn(); positions after the last corner never
    /// pass. Valid until the next call.
    std::span<const Hit> hitsFrom(const BitGrid& passable, Cell first,
                                  std::uint64_t among = ~std::uint64_t{0});

private:
    /// Words processed side by side, which amortises the cost of traversing the network.
    static constexpr int blockWords = 8;

    /// What one operand of the network is read from.
    struct Input {
        Cell cell;
        std::uint64_t miss; ///< a bit of the map XOR this is set where the cell misses
    };
    /// Adds operands of one weight: the sum replaces the first operand; the carry, which has twice the
    /// weight, replaces the second.
    struct Adder {
        int first;
        int second;
        int third; ///< or none
    };
    static constexpr int none = -1;

    void addInput(const Stencil::Compared& compared, std::vector<std::vector<int>>& columns);
    void connect(std::vector<std::vector<int>> columns);

    template <int Words>
    using Block = std::array<std::uint64_t, Words>;
    template <int Words, typename Read>
    Block<Words> judge(Read read);
    template <int Words, typename Read>
    void compare(Read read);
    template <int Words>
    std::uint64_t fewMisses(int word);
    template <int Words>
    int agree(int word, int bit);
    template <int Words>
    void addHits(int word, std::uint64_t passing, int column);
    template <int Words>
    void judgeWords(const BitGrid& passable, int row, int word, int firstNew);
    template <int Words>
    std::uint64_t* operand(int index) {
        return &operands_[std::size_t(index) * Words];
    }

    Stencil stencil_;
    int spare_ = 0; ///< the weight that may miss
    std::vector<Input> musts_;
    std::vector<Input> inputs_; ///< by operand
    std::vector<Adder> adders_;
    std::vector<int> digits_;             ///< operands of the sum in the end, the lowest digit first; or none
    std::vector<std::uint64_t> operands_; ///< as many words for each as are judged at once
    std::vector<Hit> hits_;
};

} // namespace stonemason::ambush
