// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/gesture.h"

#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"

#include <algorithm>

namespace stonemason {

Gesture::Gesture(MapDocument& document, ToolState& state, QObject* parent)
    : QObject(parent), document_(document), state_(state), tools_(state) {
    // A gesture cut short by another tool or layer would otherwise go on with the wrong one.
    connect(&state, &ToolState::toolChanged, this, [this] { cancel(); });
    connect(&document.view(), &MapViewState::currentLayerChanged, this, [this] { cancel(); });
    connect(&document, &MapDocument::gestureEnds, this, [this] { cancel(); });
    connect(&state, &ToolState::paintChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::brushSizeChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::stampChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::slopesChanged, this, &Gesture::refresh);
    connect(&document.view(), &MapViewState::selectionChanged, this, &Gesture::refresh);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &Gesture::refresh);
}

void Gesture::refresh() {
    if (active_) active_->refresh(document_);
}

Tool* Gesture::current() const {
    return tools_.tool(state_.tool());
}

void Gesture::press(Cell cell, Modifiers modifiers) {
    Tool* tool = current();
    if (!tool || active_ || !document_.map().size().contains(cell)) return;
    document_.endGesture(); // one at a time, whichever canvas of the map it is on
    active_ = tool;
    document_.view().setCursor(cell);
    tool->press(document_, cell, modifiers);
}

void Gesture::drag(Cell cell, Modifiers modifiers) {
    if (active_) active_->drag(document_, cell, modifiers);
}

void Gesture::release() {
    if (Tool* tool = std::exchange(active_, nullptr)) tool->release(document_);
}

void Gesture::paintAtCursor(Modifiers modifiers) {
    if (active_) {
        release();
        return;
    }
    press(document_.view().cursor(), modifiers);
    if (active_ && !active_->isDragged()) release();
}

void Gesture::moveCursor(int rows, int columns, Modifiers modifiers) {
    const Size board = document_.map().size();
    const Cell from = document_.view().cursor();
    const Cell to{std::clamp(from.row + rows, 0, board.rows - 1),
                  std::clamp(from.column + columns, 0, board.columns - 1)};
    document_.view().setHovered(std::nullopt);
    document_.view().setCursor(to);
    drag(to, modifiers);
}

bool Gesture::cancel() {
    Tool* tool = std::exchange(active_, nullptr);
    if (tool) tool->cancel(document_);
    return tool != nullptr;
}

} // namespace stonemason
