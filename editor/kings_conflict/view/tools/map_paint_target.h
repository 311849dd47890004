// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"

namespace stonemason::kings_conflict {

/// The current layer of a map, painted with what is chosen for it.
class MapPaintTarget : public PaintTargetOf<MapDocument, MapToolState> {
public:
    using PaintTargetOf::PaintTargetOf;

    /// The target that a tool of maps was given: such tools get no other.
    static MapPaintTarget& of(PaintTarget& target) { return static_cast<MapPaintTarget&>(target); }
    static const MapPaintTarget& of(const PaintTarget& target) {
        return static_cast<const MapPaintTarget&>(target);
    }

    const MapToolState& chosen() const { return brush(); }
    int layer() const;
    /// The codes as changes of the committed map, without their mirror images.
    CellChanges changes(const CellCodes& codes) const;

    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    Cell partnerOf(Cell cell) const override;
    TileIndex turned(TileIndex code, Transform transform) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    void pick(Cell cell) override;
    LiftedPiece stamp() const override;
    void capture(const CellSet& cells) override;
    QString refusal() const override;
    QString stampRefusal() const override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
};

/// The codes of maps are printable characters.
inline TileIndex indexOf(Code code) {
    return TileIndex(static_cast<unsigned char>(code));
}
inline Code codeOf(TileIndex index) {
    return Code(index);
}

} // namespace stonemason::kings_conflict
