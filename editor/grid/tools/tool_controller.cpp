// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_controller.h"

#include "editor/grid/document/grid_state.h"

#include <algorithm>
#include <utility>

namespace stonemason {

ToolController::ToolController(std::unique_ptr<PaintTarget> target) : target_(std::move(target)) {
    connect(&target_->state(), &GridState::selectionChanged, this, &ToolController::refresh);
}

void ToolController::refresh() {
    if (active_) active_->refresh(*target_);
}

void ToolController::press(Cell cell, Modifiers modifiers) {
    Tool* tool = current();
    if (!tool || active_) return;
    if (!tool->beginsAnywhere() && !target_->state().board().contains(cell)) return;
    target_->endGesture(); // one at a time, whichever view of the document it is in
    active_ = tool;
    target_->state().setCursor(cell);
    tool->press(*target_, cell, modifiers);
}

void ToolController::drag(Cell cell, Modifiers modifiers) {
    if (active_) active_->drag(*target_, cell, modifiers);
}

void ToolController::release(Cell) {
    finish();
}

void ToolController::finish() {
    Tool* tool = std::exchange(active_, nullptr);
    if (!tool) return;
    target_->state().setHeldByKeys(false);
    tool->release(*target_);
}

void ToolController::finishEarly() {
    Tool* tool = std::exchange(active_, nullptr);
    if (!tool) return;
    target_->state().setHeldByKeys(false);
    tool->finishEarly(*target_);
}

const Tool* ToolController::toolFor(Cell cell) const {
    return target_->size().contains(cell) && target_->refusal().isEmpty() ? current() : nullptr;
}

CellCodes ToolController::ghostAt(Cell cell) const {
    const Tool* tool = toolFor(cell);
    return tool ? tool->ghost(*target_, cell) : CellCodes();
}

CellSet ToolController::ghostAreaAt(Cell cell) const {
    const Tool* tool = toolFor(cell);
    return tool ? tool->ghostArea(*target_, cell) : CellSet();
}

bool ToolController::actAtCursor(Modifiers modifiers) {
    if (active_) {
        // Like releasing the pointer with these modifiers held; without any, those of the last arrow key
        // apply.
        if (modifiers.shift || modifiers.control) drag(target_->state().cursor(), modifiers);
        finish();
        return true;
    }
    const Tool* tool = current();
    const bool waits = tool && tool->isDragged();
    target_->state().setHeldByKeys(waits); // set first: the press may have to show why it is refused
    press(target_->state().cursor(), modifiers);
    if (!active_)
        target_->state().setHeldByKeys(false);
    else if (!waits)
        finish();
    return true;
}

void ToolController::moveCursor(int rows, int columns, Modifiers modifiers) {
    const Size board = target_->state().board();
    const Cell from = target_->state().cursor();
    const Cell to{std::clamp(from.row + rows, 0, board.rows - 1),
                  std::clamp(from.column + columns, 0, board.columns - 1)};
    target_->state().setHovered(std::nullopt);
    target_->state().setCursor(to);
    drag(to, modifiers);
}

bool ToolController::cancel() {
    Tool* tool = std::exchange(active_, nullptr);
    if (!tool) return false;
    target_->state().setHeldByKeys(false);
    tool->cancel(*target_);
    return true;
}

} // namespace stonemason
