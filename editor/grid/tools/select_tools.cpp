// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/select_tools.h"

#include "core/grid/cell.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool.h"

#include <utility>

namespace stonemason {

namespace {

/// The selection `before`, replaced by `cells`, united with them, or without them.
CellSet combined(CellSet before, const CellSet& cells, Modifiers modifiers) {
    if (modifiers.shift) return before |= cells;
    if (modifiers.control) return before -= cells;
    return cells;
}

} // namespace

void SelectTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    before_ = target.state().selection();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    moved_ = false;
    gesture_ = before_.contains(cell) && !modifiers.shift ? Gesture::Move : Gesture::Select;
    if (gesture_ != Gesture::Move) return;
    taken_ = before_.within(wholeOf(target.size()));
    lifted_ = isWideMove(target) ? LiftedPiece() : lifted(target, taken_);
}

void SelectTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (gesture_ == Gesture::None || cell == to_) return;
    if (const QString why = gesture_ == Gesture::Move ? target.refusal() : QString(); !why.isEmpty()) {
        cancel(target);
        return target.refuse(why);
    }
    to_ = cell;
    moved_ = true;
    const Size board = target.state().board();
    if (gesture_ == Gesture::Move)
        showMoved(target);
    else
        target.state().setSelection(
            combined(before_, CellSet::of(clipped(rangeOf(from_, to_), board)), modifiers_));
}

void SelectTool::release(PaintTarget& target) {
    const Gesture gesture = std::exchange(gesture_, Gesture::None);
    if (gesture == Gesture::None) return;
    if (gesture == Gesture::Move && moved_) return finishMove(target);
    if (from_ != to_) return;
    const bool adds = modifiers_.shift || modifiers_.control; // it was a click
    if (before_.empty() || adds)
        target.state().setSelection(combined(before_, {from_}, modifiers_));
    else
        target.state().setSelection({});
}

void SelectTool::finishMove(PaintTarget& target) const {
    const QString step = stepAt(modifiers_.control ? tr("Copy selection") : tr("Move selection"), from_);
    if (!isWideMove(target)) return target.commit(step);
    if (by() == Cell{}) return;
    target.changeWidely({.cells = modifiers_.control ? CellSet() : taken_,
                         .code = target.blank(),
                         .piece = lifted(target, taken_),
                         .places = {taken_.bounds().first + by()},
                         .selectionBefore = before_},
                        step);
}

void SelectTool::cancel(PaintTarget& target) {
    if (gesture_ != Gesture::None) target.state().setSelection(before_);
    gesture_ = Gesture::None;
    target.cancelPreview();
}

bool SelectTool::isWideMove(const PaintTarget& target) const {
    return isWideChange(target, taken_.size());
}

void SelectTool::showMoved(PaintTarget& target) {
    if (!isWideMove(target) && !taken_.empty()) {
        // The emptied cells come first: where their mirror images overlap the moved piece, the piece wins.
        CellCodes codes;
        if (!modifiers_.control) codes = painted(target, taken_, target.blank());
        const CellCodes put = placed(target, lifted_, taken_.bounds().first + by());
        codes.insert(codes.end(), put.begin(), put.end());
        target.preview(codes);
    }
    target.state().setSelection(before_.movedBy(by()));
}

QString SelectTool::hint() const {
    return tr(
        "Drag to select; drag the selection to move it, with Ctrl to copy it. Shift adds, Ctrl removes.");
}

void WandTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    target.state().setSelection(
        combined(target.state().selection(), target.reached(WideReach::Area, cell), modifiers));
}

QString WandTool::hint() const {
    return tr("Click to select the area of equal cells. Shift adds, Ctrl removes.");
}

void SelectSameTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (!target.size().contains(cell)) return;
    target.state().setSelection(
        combined(target.state().selection(), target.reached(WideReach::Alike, cell), modifiers));
}

QString SelectSameTool::hint() const {
    return tr("Click to select every cell like this one. Shift adds, Ctrl removes.");
}

} // namespace stonemason
