// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/piece_table.h"

namespace stonemason {

PieceTable::PieceTable(int length) {
    if (length > 0) root_ = added({true, 0, length});
}

PieceTable::Piece PieceTable::at(int position) const {
    for (int at = root_;;) {
        const Node& node = nodes_[std::size_t(at)];
        const int before = sizeOf(node.left);
        if (position < before) {
            at = node.left;
        } else if (position < before + node.piece.length) {
            return {node.piece.wasThere, node.piece.first + position - before, 1};
        } else {
            position -= before + node.piece.length;
            at = node.right;
        }
    }
}

void PieceTable::insert(int position, int mark) {
    const Halves halves = split(root_, position);
    const int node = added({false, mark, 1});
    root_ = merged(merged(halves.left, node), halves.right);
}

void PieceTable::erase(int position) {
    const Halves before = split(root_, position);
    const Halves behind = split(before.right, 1);
    free_.push_back(behind.left); // a single element is a single piece
    root_ = merged(before.left, behind.right);
}

std::vector<PieceTable::Piece> PieceTable::pieces() const {
    std::vector<Piece> pieces;
    std::vector<int> path;
    for (int at = root_; at != none || !path.empty();) {
        for (; at != none; at = nodes_[std::size_t(at)].left)
            path.push_back(at);
        const Node& node = nodes_[std::size_t(path.back())];
        path.pop_back();
        pieces.push_back(node.piece);
        at = node.right;
    }
    return pieces;
}

int PieceTable::added(const Piece& piece) {
    random_ ^= random_ << 13U; // Marsaglia's xorshift
    random_ ^= random_ >> 17U;
    random_ ^= random_ << 5U;
    if (free_.empty()) {
        free_.push_back(int(nodes_.size()));
        nodes_.emplace_back();
    }
    const int node = free_.back();
    free_.pop_back();
    nodes_[std::size_t(node)] = {piece, random_, piece.length, none, none};
    return node;
}

void PieceTable::resize(int node) {
    Node& it = nodes_[std::size_t(node)];
    it.size = sizeOf(it.left) + it.piece.length + sizeOf(it.right);
}

PieceTable::Halves PieceTable::splitPieces(int node, int position) {
    if (node == none) return {};
    const int before = sizeOf(nodes_[std::size_t(node)].left);
    if (position <= before) {
        const Halves halves = splitPieces(nodes_[std::size_t(node)].left, position);
        nodes_[std::size_t(node)].left = halves.right;
        resize(node);
        return {halves.left, node};
    }
    const int behind = before + nodes_[std::size_t(node)].piece.length;
    const Halves halves = splitPieces(nodes_[std::size_t(node)].right, position - behind);
    nodes_[std::size_t(node)].right = halves.left;
    resize(node);
    return {node, halves.right};
}

PieceTable::Halves PieceTable::split(int node, int position) {
    const Halves halves = splitPieces(node, position);
    const int beyond = sizeOf(halves.left) - position;
    if (beyond <= 0) return halves;
    int last = halves.left;
    while (nodes_[std::size_t(last)].right != none)
        last = nodes_[std::size_t(last)].right;
    // Its two parts are nodes with priorities of their own: else the tree would
    // lose its balance.
    const Piece cut = nodes_[std::size_t(last)].piece;
    const Halves parted = splitPieces(halves.left, sizeOf(halves.left) - cut.length);
    free_.push_back(last);
    const int kept = cut.length - beyond;
    const int first = added({cut.wasThere, cut.first, kept});
    const int second = added({cut.wasThere, cut.first + kept, beyond});
    return {merged(parted.left, first), merged(second, halves.right)};
}

int PieceTable::merged(int left, int right) {
    if (left == none || right == none) return left == none ? right : left;
    if (nodes_[std::size_t(left)].priority < nodes_[std::size_t(right)].priority) {
        const int below = merged(nodes_[std::size_t(left)].right, right);
        nodes_[std::size_t(left)].right = below;
        resize(left);
        return left;
    }
    const int below = merged(left, nodes_[std::size_t(right)].left);
    nodes_[std::size_t(right)].left = below;
    resize(right);
    return right;
}

} // namespace stonemason
