// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/paint_target_of.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;
class TextMapRenderer;

/// A text map, painted with the sign that is chosen. Its codes are those of the book.
class TextMapPaintTarget : public StampTargetOf<TextMapDocument, SignBrush> {
public:
    using StampTargetOf::StampTargetOf;

    Size size() const override;
    /// Behind the end of a row there is a blank.
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    void heldFrom(Cell first, std::span<TileIndex> codes) const override;
    CellSet reached(WideReach reach, Cell cell) const override;
    Cell partnerOf(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    void pick(Cell cell) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
    /// With more than 65,536 cells.
    bool isWide() const override;
    void paintWidely(WideReach reach, Cell at, TileIndex code, const QString& text) override;
    void changeWidely(const WideEdit& edit, const QString& text) override;

private:
    CellCodes withMirrorImages(const CellCodes& codes) const;
};

/// The hand on one canvas of a text map. When something else changes the map, or another tool is chosen, the
/// gesture is dropped.
class TextMapHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    TextMapHand(TextMapDocument& document, SignBrush& brush, TextMapRenderer& renderer);

    bool cancel() override;
    bool isActive() const override;
    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;

private:
    TextMapDocument& document_;
    TextMapRenderer& renderer_;
};

} // namespace stonemason::text_map
