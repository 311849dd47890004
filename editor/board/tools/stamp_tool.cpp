// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/tools/stamp_tool.h"

namespace stonemason {

namespace {

/// Where the stamp's top left cell lies when its middle is at `cell`.
Cell topLeft(const LiftedPiece& stamp, Cell cell) {
    return {cell.row - (stamp.size.rows - 1) / 2, cell.column - (stamp.size.columns - 1) / 2};
}

} // namespace

CellCodes StampTool::ghost(const PaintTarget& target, Cell cell) const {
    if (!refusal(target).isEmpty()) return {};
    const LiftedPiece stamp = target.stamp();
    return placed(target, stamp, topLeft(stamp, cell));
}

QString StampTool::hint() const {
    return tr("Click to stamp. Capture a stamp with the brush's right button, or copy a selection.");
}

CellCodes StampTool::codes(const PaintTarget& target, std::size_t from) const {
    const LiftedPiece stamp = target.stamp();
    const Cell origin = path().front();
    CellCodes codes;
    for (std::size_t i = from; i < path().size(); ++i) {
        const Cell by{path()[i].row - origin.row, path()[i].column - origin.column};
        if (by.row % stamp.size.rows != 0 || by.column % stamp.size.columns != 0) continue;
        const CellCodes put = placed(target, stamp, topLeft(stamp, path()[i]));
        codes.insert(codes.end(), put.begin(), put.end());
    }
    return codes;
}

QString StampTool::stepText(const PaintTarget&) const {
    return tr("Stamp");
}

QString StampTool::refusal(const PaintTarget& target) const {
    if (target.stamp().size == Size{})
        return tr("There is no stamp yet: right-drag with the brush to capture one, or copy a selection.");
    const QString why = target.stampRefusal();
    return why.isEmpty() ? StrokeTool::refusal(target) : why;
}

} // namespace stonemason
