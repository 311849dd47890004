// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/stencil.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stonemason::ambush {

/// Lays a stencil on 64 neighbouring positions at once. Cells that must agree come first and rule positions
/// out; where any is left, the misses of the other cells are added up in binary, bit for bit for all
/// positions: by a network of adders that is worked out once for the stencil.
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

    /// Those of the 64 corners from this one on that pass, as far as `among` names them, the first in its
    /// lowest bit. The first must be one of cornersOn(); behind the last there is none. Valid until the next
    /// call.
    std::span<const Hit> hitsFrom(const BitGrid& passable, Cell first,
                                  std::uint64_t among = ~std::uint64_t{0});

private:
    /// Words that are worked on side by side, so that going through the network costs little.
    static constexpr int blockWords = 8;

    /// What one operand of the network is read from.
    struct Input {
        Cell cell;
        std::uint64_t miss; ///< turned over by this, a bit of the map is set where the cell misses
    };
    /// Adds operands of one weight: the sum takes the place of the first, the carry, which weighs twice as
    /// much, that of the second.
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
