// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/tool_state.h"

namespace stonemason::wastes {

/// What the next stroke on a board would do: the tool, what it paints or places, the stamp.
class Brush : public StampToolState {
    Q_OBJECT

public:
    using StampToolState::StampToolState;

    Tile tile() const { return tile_; }
    void setTile(Tile tile);
    /// The piece that is placed; its cell means nothing.
    const Piece& piece() const { return piece_; }
    void setPiece(const Piece& piece);

protected:
    QString textOf(const LiftedPiece& stamp) const override;
    std::optional<LiftedPiece> stampFrom(const QString& text) override;

private:
    Tile tile_ = Tile::Normal;
    Piece piece_{.side = Side::Blue, .rank = 1, .walks = true};
};

} // namespace stonemason::wastes
