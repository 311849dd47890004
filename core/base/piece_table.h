// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace stonemason {

/// A piece table: computes the effect of insertions and erasures on a sequence without its values. The
/// sequence is a list of pieces, each a run of original elements or one inserted element; the pieces are the
/// nodes of a treap ordered by position. k changes cost O(k log k), independent of the length of the
/// sequence.
class PieceTable {
public:
    /// Consecutive elements, from `first` on: their positions in the original sequence, or the mark of the
    /// inserted element.
    struct Piece {
        bool wasThere = true;
        int first = 0;
        int length = 0;

        bool operator==(const Piece&) const = default;
    };

    /// An unchanged sequence of `length` elements.
    explicit PieceTable(int length);

    int length() const { return root_ == none ? 0 : nodes_[std::size_t(root_)].size; }
    /// The element at a position, as a piece of length 1.
    Piece at(int position) const;
    /// Inserts an element before that position, which is at most length().
    void insert(int position, int mark);
    void erase(int position);
    /// The pieces, in order.
    std::vector<Piece> pieces() const;

private:
    static constexpr int none = -1;

    struct Node {
        Piece piece;
        std::uint32_t priority = 0; ///< the least of its subtree is its root
        int size = 0;               ///< elements of the subtree
        int left = none;
        int right = none;
    };
    struct Halves {
        int left = none;
        int right = none;
    };

    int added(const Piece& piece);
    int sizeOf(int node) const { return node == none ? 0 : nodes_[std::size_t(node)].size; }
    void resize(int node);
    /// Splits a subtree before a position; a piece that spans it stays whole, at the end of the left half.
    Halves splitPieces(int node, int position);
    /// The same, and cuts such a piece in two.
    Halves split(int node, int position);
    int merged(int left, int right);

    std::vector<Node> nodes_;
    std::vector<int> free_;              ///< nodes that are not used
    std::uint32_t random_ = 0x9e3779b9U; ///< of the priorities: always the same
    int root_ = none;
};

} // namespace stonemason
