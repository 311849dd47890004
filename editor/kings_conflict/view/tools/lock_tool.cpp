// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/lock_tool.h"

#include "core/grid/line.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// What the brush covers there of the selection, or of the board without one; with the mirror images.
CellSet brushedWithMirrored(const PaintTarget& target, CellSet cells) {
    return MapPaintTarget::of(target).document().withMirrored(confined(target, std::move(cells)));
}

} // namespace

void LockTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    active_ = true;
    modifiers_ = modifiers;
    from_ = to_ = cell;
    cells_ = brushedWithMirrored(target, brushCells(cell, modifiers.shift ? 1 : target.brushSize()));
    show(target);
}

void LockTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (!active_ || cell == to_) return;
    if (modifiers_.shift) {
        const CellRange range = clipped(rangeOf(from_, cell), target.state().board());
        cells_ = brushedWithMirrored(target, CellSet::of(range));
    } else {
        CellSet added;
        for (const Cell at : lineBetween(to_, cell))
            added |= CellSet(brushCells(at, target.brushSize()));
        cells_ |= brushedWithMirrored(target, std::move(added));
    }
    to_ = cell;
    show(target);
}

void LockTool::show(PaintTarget& target) const {
    target.state().setPlanned(cells_);
}

void LockTool::release(PaintTarget& target) {
    if (!std::exchange(active_, false)) return;
    target.state().setPlanned({});
    MapDocument& document = MapPaintTarget::of(target).document();
    const CellSet& locked = document.committedMap().lockedCells;
    document.setLockedCells(unlocks() ? locked - cells_ : locked | cells_,
                            unlocks() ? tr("Unlock cells") : tr("Lock cells"));
    cells_ = {};
}

void LockTool::cancel(PaintTarget& target) {
    active_ = false;
    cells_ = {};
    target.state().setPlanned({});
    target.cancelPreview();
}

CellSet LockTool::ghostArea(const PaintTarget& target, Cell cell) const {
    return brushedWithMirrored(target, brushCells(cell, target.brushSize()));
}

QString LockTool::hint() const {
    return tr("Drag to lock cells against generating, with Shift a rectangle; right-drag unlocks. Painting "
              "still changes them.");
}

} // namespace stonemason::kings_conflict
