// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/march/unit_list.h"

namespace stonemason::kings_conflict {

/// The units of a march where they stand, with the ways they came and, on those that rest, why.
class MarchOverlay : public GridOverlay {
public:
    /// The state must have a board.
    MarchOverlay(std::shared_ptr<const MarchState> state, const GameProfile& game);

    Size board() const override { return state_->board->hints.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    struct Token {
        int unit;
        Cell cell;
        const RestingUnit* resting; ///< nullptr while it goes on
    };

    void paintTrail(QPainter& painter, const GridGeometry& geometry, std::size_t token) const;
    void paintToken(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    const Token& token) const;

    std::shared_ptr<const MarchState> state_;
    UnitLook look_;
    QString mover_;
    std::vector<Token> tokens_;             ///< the units on the board
    std::vector<std::vector<Cell>> trails_; ///< by token: every cell it walked over, its own last
};

} // namespace stonemason::kings_conflict
