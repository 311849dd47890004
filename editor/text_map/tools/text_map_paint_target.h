// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/tools/paint_target.h"

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;

/// A text map, painted with the sign that is chosen. Its codes are those of the book.
class TextMapPaintTarget : public PaintTarget {
public:
    /// Both must outlive it.
    TextMapPaintTarget(TextMapDocument& document, SignBrush& brush) : document_(document), brush_(brush) {}

    BoardState& state() const override;
    Size size() const override;
    /// Behind the end of a row there is a blank.
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
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
    /// From 65,536 cells on.
    bool isWide() const override;
    void paintWidely(WideReach reach, Cell at, TileIndex code, const QString& text) override;
    void endGesture() override;

private:
    CellCodes withMirrorImages(const CellCodes& codes) const;

    TextMapDocument& document_;
    SignBrush& brush_;
};

} // namespace stonemason::text_map
