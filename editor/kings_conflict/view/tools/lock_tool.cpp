// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/lock_tool.h"

#include "core/grid/line.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// Those of the cells that are selected, or all without a selection; with their mirror images.
CellSet confinedWithMirrored(const PaintTarget& target, CellSet cells) {
    return MapPaintTarget::of(target).document().withMirrored(confined(target, std::move(cells)));
}

} // namespace

void LockTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (const QString why = target.refusal(); !why.isEmpty()) return target.refuse(why);
    modifiers_ = modifiers;
    path_ = {cell};
    refresh(target);
}

void LockTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (path_.empty() || cell == path_.back()) return;
    if (modifiers_.shift) {
        path_ = {path_.front(), cell};
        return refresh(target);
    }
    const std::vector<Cell> between = lineBetween(path_.back(), cell);
    path_.insert(path_.end(), between.begin() + 1, between.end());
    cells_ |= confinedWithMirrored(target, brushed(target, between));
    show(target);
}

void LockTool::refresh(PaintTarget& target) {
    if (path_.empty()) return;
    const CellSet cells = modifiers_.shift
                              ? CellSet::of(clipped(rangeOf(path_.front(), path_.back()), target.size()))
                              : brushed(target, path_);
    cells_ = confinedWithMirrored(target, cells);
    show(target);
}

CellSet LockTool::brushed(const PaintTarget& target, std::span<const Cell> path) {
    CellSet cells;
    for (const Cell at : path)
        cells |= CellSet(brushCells(at, target.brushSize())).within(wholeOf(target.size()));
    return cells;
}

void LockTool::show(PaintTarget& target) const {
    target.state().setPlanned(cells_);
}

void LockTool::release(PaintTarget& target) {
    if (std::exchange(path_, {}).empty()) return;
    target.state().setPlanned({});
    MapDocument& document = MapPaintTarget::of(target).document();
    const CellSet& locked = document.committedMap().lockedCells;
    document.setLockedCells(unlocks() ? locked - cells_ : locked | cells_,
                            unlocks() ? tr("Unlock cells") : tr("Lock cells"));
    cells_ = {};
}

void LockTool::cancel(PaintTarget& target) {
    path_.clear();
    cells_ = {};
    target.state().setPlanned({});
    target.cancelPreview();
}

CellSet LockTool::ghostArea(const PaintTarget& target, Cell cell) const {
    return confinedWithMirrored(target, brushed(target, std::span(&cell, 1)));
}

QString LockTool::hint() const {
    return tr("Drag to lock cells against generating, with Shift a rectangle; right-drag unlocks. Painting "
              "still changes them.");
}

} // namespace stonemason::kings_conflict
