// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/card.h"
#include "core/token_battle/duel/squares.h"

#include <array>
#include <span>

namespace stonemason::token_battle {

/// A cell of an area round a token.
struct AreaTarget {
    Square square = noSquare;
    Square beyond = noSquare;   ///< one further from the token: where a push moves to; noSquare off the board
    Square opposite = noSquare; ///< on the other side of the token: where a flip moves to

    bool operator==(const AreaTarget&) const = default;
};

/// An area worked out for every square a token may lie on.
class AreaTable {
public:
    /// Up to eight offsets of one cell, in resolving order.
    explicit AreaTable(std::span<const Offset> offsets);

    /// The cells of the area round a square that lie on the board, in resolving order.
    std::span<const AreaTarget> targets(Square square) const {
        const Place& place = places_[square];
        return {place.targets.data(), place.count};
    }
    /// The same as a set.
    Squares squares(Square square) const { return places_[square].squares; }
    /// Whether no cell of the area lies off the board.
    bool whole(Square square) const { return places_[square].count == cells_; }

private:
    struct Place {
        std::array<AreaTarget, 8> targets{};
        std::uint8_t count = 0;
        Squares squares = 0;
    };
    std::array<Place, duelCells> places_{};
    std::uint8_t cells_ = 0;
};

/// The area of a card without one: it has no cells.
extern const AreaTable noArea;

} // namespace stonemason::token_battle
