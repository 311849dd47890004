// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_document.h"
#include "editor/board/tools/paint_target.h"

namespace stonemason::ambush {

class PatternBrush;

/// A pattern as tools see it: codes are its signs. Erased is what nobody cares about.
class PatternPaintTarget : public PaintTarget {
public:
    PatternPaintTarget(PatternDocument& document, PatternBrush& brush) : document_(document), brush_(brush) {}

    static std::vector<SignStroke> strokesOf(const CellCodes& codes);

    BoardState& state() const override;
    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
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
    PatternDocument& document_;
    PatternBrush& brush_;
};

} // namespace stonemason::ambush
