// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board_edit.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_part.h"
#include "editor/wastes/model/board_state.h"

namespace stonemason::wastes {

/// A board as seen by the tools: codes stand for its tiles or, for lifting and erasing, for all that a cell
/// contains (CellContent). While pieces are hidden, tools change only the tiles.
class BoardPaintTarget : public StampTargetOf<BoardDocument, Brush> {
public:
    using StampTargetOf::StampTargetOf;

    /// Downcasts the target that a tool for pieces receives.
    static BoardPaintTarget& of(PaintTarget& target) { return static_cast<BoardPaintTarget&>(target); }
    static const BoardPaintTarget& of(const PaintTarget& target) {
        return static_cast<const BoardPaintTarget&>(target);
    }

    static Strokes strokesOf(const CellCodes& codes);

    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    TileIndex held(Cell cell) const override;
    Cell partnerOf(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    void pick(Cell cell) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;

private:
    bool editsGround() const;
};

} // namespace stonemason::wastes
