// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace stonemason::wastes {

/// A piece as it is drawn at one moment.
struct PieceSprite {
    PieceLook look;
    QPointF place; ///< (column, row); whole numbers are cells
    double scale = 1;
    double opacity = 1;
};

/// The pieces as they stand in a position, in the order of their numbers.
std::vector<PieceSprite> spritesOf(const Engine& engine, const Position& position);

/// The animation of a move: the piece walks or leaps, the captured piece fades out, then the moved piece
/// gets the power of its new ground. A value type that neither draws nor depends on time.
class WarAnimation {
public:
    WarAnimation(const Engine& engine, const Position& before, Move move);

    /// How many steps it takes.
    double length() const { return jumps_ ? 2.4 : 1.6; }
    /// The pieces after so many steps, 0 to length(); the one that moves last.
    std::vector<PieceSprite> at(double steps) const;

private:
    std::vector<PieceSprite> others_;
    std::optional<PieceSprite> captured_;
    PieceSprite mover_;
    QPointF to_;
    std::optional<int> powerAfter_;
    bool jumps_ = false;
};

} // namespace stonemason::wastes
