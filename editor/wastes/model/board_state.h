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
    bool signs = false; ///< draw over each tile its character in files
    bool pieces = true;
    bool axis = true; ///< the declared symmetry's axis or centre
    bool turned = false;

    bool operator==(const BoardStyle&) const = default;
};

/// An overlay that shows how a game on the board could continue.
enum class Insight : std::uint8_t {
    None,
    Reach,   ///< how far the chosen piece gets in three turns
    Control, ///< which tiles each side could enter in its next turn
    Threats, ///< which pieces can be captured
    Jumps,   ///< the sludge that jumpers can cross, and where they land
    Races    ///< the shortest way of each side to its goal
};

/// The view settings of one open board.
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

    /// The overlay that is shown.
    Insight insight() const { return insight_; }
    void setInsight(Insight insight) {
        if (std::exchange(insight_, insight) != insight) emit insightChanged();
    }

    /// What the canvas draws, in the colours of the application's current palette.
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

/// The settings of the next stroke on a board: the tool, what it paints or places, the stamp.
class Brush : public StampToolState {
    Q_OBJECT

public:
    using StampToolState::StampToolState;

    Tile tile() const { return tile_; }
    void setTile(Tile tile);
    /// The piece to place; its cell is ignored.
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
