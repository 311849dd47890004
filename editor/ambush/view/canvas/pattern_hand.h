// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason::ambush {

class PatternBrush;
class PatternDocument;
class PatternRenderer;

/// A pattern as tools see it: codes are its signs. An erased cell matches anything.
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

/// The hand on one canvas of a pattern. When something else changes the pattern the gesture is dropped.
class PatternHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    PatternHand(PatternDocument& document, PatternBrush& brush, PatternRenderer& renderer);

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;

private:
    PatternDocument& document_;
    PatternRenderer& renderer_;
};

} // namespace stonemason::ambush
