// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"
#include "editor/board/tools/paint_target.h"

namespace stonemason {

class MapDocument;
class MapToolState;

/// The current layer of a map, painted with what is chosen for it.
class MapPaintTarget : public PaintTarget {
public:
    /// Both must outlive it.
    MapPaintTarget(MapDocument& document, MapToolState& chosen) : document_(document), chosen_(chosen) {}

    /// The target that a tool of maps was given: such tools get no other.
    static MapPaintTarget& of(PaintTarget& target) { return static_cast<MapPaintTarget&>(target); }
    static const MapPaintTarget& of(const PaintTarget& target) {
        return static_cast<const MapPaintTarget&>(target);
    }

    MapDocument& document() const { return document_; }
    const MapToolState& chosen() const { return chosen_; }
    int layer() const;
    /// The codes as changes of the committed map, without their mirror images.
    CellChanges changes(const CellCodes& codes) const;

    BoardState& state() const override;
    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    Cell partnerOf(Cell cell) const override;
    TileIndex turned(TileIndex code, Transform transform) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    int brushSize() const override;
    int scatterShare() const override;
    void pick(Cell cell) override;
    LiftedPiece stamp() const override;
    void capture(std::span<const Cell> cells) override;
    QString refusal() const override;
    QString stampRefusal() const override;
    void refuse(const QString& sentence) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
    void cancelPreview() override;
    bool hasPreview() const override;
    void commit(const QString& text) override;
    void endGesture() override;

private:
    MapDocument& document_;
    MapToolState& chosen_;
};

/// The codes of maps are printable characters.
inline TileIndex indexOf(Code code) {
    return TileIndex(static_cast<unsigned char>(code));
}
inline Code codeOf(TileIndex index) {
    return Code(index);
}

} // namespace stonemason
