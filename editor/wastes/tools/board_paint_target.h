// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board_edit.h"
#include "editor/board/tools/paint_target.h"
#include "editor/wastes/tools/cell_content.h"

namespace stonemason::wastes {

class BoardDocument;
class Brush;

/// A board as tools see it: codes are of its tiles or, where they are lifted and erased, of all that a cell
/// holds (CellContent). Where pieces are hidden, tools work on the tiles alone.
class BoardPaintTarget : public PaintTarget {
public:
    BoardPaintTarget(BoardDocument& document, Brush& brush) : document_(document), brush_(brush) {}

    /// What a tool of pieces is given.
    static BoardPaintTarget& of(PaintTarget& target) { return static_cast<BoardPaintTarget&>(target); }
    static const BoardPaintTarget& of(const PaintTarget& target) {
        return static_cast<const BoardPaintTarget&>(target);
    }

    BoardDocument& document() const { return document_; }
    Brush& brush() const { return brush_; }
    static Strokes strokesOf(const CellCodes& codes);

    BoardState& state() const override;
    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    TileIndex held(Cell cell) const override;
    Cell partnerOf(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    int brushSize() const override;
    int scatterShare() const override;
    void pick(Cell cell) override;
    LiftedPiece stamp() const override;
    void capture(std::span<const Cell> cells) override;
    void refuse(const QString& sentence) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
    void cancelPreview() override;
    bool hasPreview() const override;
    void commit(const QString& text) override;
    void endGesture() override;

private:
    bool takesGround() const;

    BoardDocument& document_;
    Brush& brush_;
};

} // namespace stonemason::wastes
