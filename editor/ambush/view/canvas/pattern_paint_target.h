// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/grid/tools/paint_target_of.h"

namespace stonemason::ambush {

/// A pattern as tools see it: codes are its signs. Erased is what nobody cares about.
class PatternPaintTarget : public StampTargetOf<PatternDocument, PatternBrush> {
public:
    using StampTargetOf::StampTargetOf;

    static std::vector<SignStroke> strokesOf(const CellCodes& codes);

    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    void pick(Cell cell) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
};

} // namespace stonemason::ambush
