// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace stonemason::wastes {

/// What a piece looks like. Sides differ in shape (Blue's are round, Red's square) and colour, ranks in their
/// figures.
struct PieceLook {
    Side side = Side::Blue;
    int rank = 1;
    bool walks = false;
    bool jumps = false;
    std::optional<int> power{}; ///< on the ground under it; none is not shown

    std::uint32_t key() const {
        return std::uint32_t(side) | std::uint32_t(rank) << 1 | std::uint32_t(walks) << 5 |
               std::uint32_t(jumps) << 6 | std::uint32_t(power ? *power + 2 : 0) << 7;
    }
    bool operator==(const PieceLook&) const = default;
};

/// @param power as there
PieceLook lookOf(const Piece& piece, std::optional<int> power = {});

/// A piece in the middle of its cell, with a number for its power and signs for walking and jumping where
/// there is room.
void paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette);

} // namespace stonemason::wastes
