// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool_state.h"

#include <cstdint>
#include <utility>

namespace stonemason::wastes {

/// What to draw of a board, and how.
struct BoardStyle {
    bool dark = false;
    bool gridLines = true;
    bool signs = false; ///< the characters of the tiles in files, over them
    bool pieces = true;
    bool axis = true; ///< the declared symmetry's axis or centre
    bool turned = false;

    bool operator==(const BoardStyle&) const = default;
};

/// What is shown over a board of how a game on it could go.
enum class Insight : std::uint8_t {
    None,
    Reach,   ///< how far the chosen piece gets in three turns
    Control, ///< which tiles each side could enter in its next turn
    Threats, ///< which pieces could be captured
    Jumps,   ///< over which sludge jumpers get, and where they land
    Races    ///< the shortest way of each side to its goal
};

/// How one open board is looked at.
class BoardViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    bool showsSigns() const { return signs_; }
    void setShowsSigns(bool on) { set(signs_, on); }
    bool showsPieces() const { return pieces_; }
    void setShowsPieces(bool on) { set(pieces_, on); }

    /// What is shown of how a game could go.
    Insight insight() const { return insight_; }
    void setInsight(Insight insight) {
        if (std::exchange(insight_, insight) != insight) emit insightChanged();
    }

    /// What the canvas draws, in the colours of the application's present palette.
    BoardStyle style() const;

signals:
    void styleChanged();
    void insightChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = true;
    bool signs_ = false;
    bool pieces_ = true;
    Insight insight_ = Insight::None;
};

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
