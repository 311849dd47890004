// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/board/tools/paint_target.h"
#include "editor/board/tools/tool_state.h"

namespace stonemason::wastes {

/// What the next stroke on a board would do: the tool, what it paints or places, the stamp.
class Brush : public ToolState {
    Q_OBJECT

public:
    using ToolState::ToolState;

    Tile tile() const { return tile_; }
    void setTile(Tile tile);
    /// The piece that is placed; its cell means nothing.
    const Piece& piece() const { return piece_; }
    void setPiece(const Piece& piece);

    const LiftedPiece& stamp() const { return stamp_; }
    void setStamp(LiftedPiece stamp);
    QString stampText() const override;
    bool setStampText(const QString& text) override;

private:
    Tile tile_ = Tile::Normal;
    Piece piece_{.side = Side::Blue, .rank = 1, .walks = true};
    LiftedPiece stamp_;
};

} // namespace stonemason::wastes
