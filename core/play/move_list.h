// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace stonemason {

/// The moves of a position, at most so many; held in place, as a search makes millions of lists.
template <typename Move, std::size_t mostMoves>
class BasicMoveList {
public:
    static constexpr std::size_t capacity = mostMoves;

    BasicMoveList() {} // the moves themselves stay as they are: what is not in use is never looked at
    BasicMoveList(const BasicMoveList& other) : size_(other.size_) {
        std::copy(other.begin(), other.end(), moves_.begin());
    }
    BasicMoveList& operator=(const BasicMoveList& other) {
        size_ = other.size_;
        std::copy(other.begin(), other.end(), moves_.begin());
        return *this;
    }

    void add(Move move) { moves_[size_++] = move; } ///< only while size() < capacity
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t index) const { return moves_[index]; }
    Move& operator[](std::size_t index) { return moves_[index]; }

private:
    std::array<Move, mostMoves> moves_;
    std::size_t size_ = 0;
};

} // namespace stonemason
