// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/tools/select_tools.h"

#include "core/grid/flood.h"
#include "core/grid/line.h"
#include "editor/board/board_state.h"
#include "editor/board/cell_range.h"
#include "editor/board/step_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stonemason {

namespace {

std::vector<Cell> inside(const PaintTarget& target, std::vector<Cell> cells) {
    std::erase_if(cells, [board = target.state().board()](Cell cell) { return !board.contains(cell); });
    return cells;
}

/// The selection `before` with `cells` (both in order) instead of it, added to it or taken from it.
std::vector<Cell> combined(const std::vector<Cell>& before, const std::vector<Cell>& cells,
                           Modifiers modifiers) {
    std::vector<Cell> result;
    if (modifiers.shift)
        std::ranges::set_union(before, cells, std::back_inserter(result));
    else if (modifiers.control)
        std::ranges::set_difference(before, cells, std::back_inserter(result));
    else
        result = cells;
    return result;
}

} // namespace

void SelectTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    before_ = target.state().selection();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    const bool within = std::ranges::binary_search(before_, cell);
    gesture_ = within && !modifiers.shift ? Gesture::Move : Gesture::Select;
    if (gesture_ != Gesture::Move) return;
    taken_ = before_;
    std::erase_if(taken_, [grid = target.size()](Cell each) { return !grid.contains(each); });
    lifted_ = lifted(target, taken_);
}

void SelectTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (gesture_ == Gesture::None || cell == to_) return;
    if (const QString why = gesture_ == Gesture::Move ? target.refusal() : QString(); !why.isEmpty()) {
        cancel(target);
        return target.refuse(why);
    }
    to_ = cell;
    if (gesture_ == Gesture::Move)
        showMoved(target);
    else
        target.state().setSelection(
            combined(before_, inside(target, rectangleBetween(from_, to_)), modifiers_));
}

void SelectTool::release(PaintTarget& target) {
    const Gesture gesture = std::exchange(gesture_, Gesture::None);
    if (gesture == Gesture::None) return;
    if (from_ == to_ && !target.hasPreview()) { // a click
        const bool adds = modifiers_.shift || modifiers_.control;
        const std::vector<Cell> one = inside(target, {from_});
        if (before_.empty() || adds)
            target.state().setSelection(combined(before_, one, modifiers_));
        else
            target.state().setSelection({});
        return;
    }
    if (gesture == Gesture::Move)
        target.commit(stepAt(modifiers_.control ? tr("Copy selection") : tr("Move selection"), from_));
}

void SelectTool::cancel(PaintTarget& target) {
    if (gesture_ != Gesture::None) target.state().setSelection(before_);
    gesture_ = Gesture::None;
    target.cancelPreview();
}

void SelectTool::showMoved(PaintTarget& target) {
    const Cell by{to_.row - from_.row, to_.column - from_.column};
    // The cells left empty come first: where a mirror image of them meets what is put down, that wins.
    CellCodes codes;
    if (!modifiers_.control) codes = painted(target, taken_, target.blank());
    if (!taken_.empty()) {
        const CellCodes put = placed(target, lifted_, boundsOf(taken_).first + by);
        codes.insert(codes.end(), put.begin(), put.end());
    }
    target.preview(codes);
    std::vector<Cell> moved;
    for (Cell cell : before_)
        moved.push_back(cell + by);
    target.state().setSelection(inside(target, std::move(moved)));
}

QString SelectTool::hint() const {
    return tr(
        "Drag to select; drag the selection to move it, with Ctrl to copy it. Shift adds, Ctrl removes.");
}

void WandTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    const std::vector<Cell> area = sameArea(
        target.size(), [&target](Cell at) { return target.shown(at); }, cell);
    target.state().setSelection(combined(target.state().selection(), area, modifiers));
}

QString WandTool::hint() const {
    return tr("Click to select the area of equal cells. Shift adds, Ctrl removes.");
}

void SelectSameTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (!target.size().contains(cell)) return;
    const std::vector<Cell> same = cellsHolding(
        target.size(), [&target](Cell at) { return target.shown(at); }, target.shown(cell));
    target.state().setSelection(combined(target.state().selection(), same, modifiers));
}

QString SelectSameTool::hint() const {
    return tr("Click to select every cell like this one. Shift adds, Ctrl removes.");
}

} // namespace stonemason
