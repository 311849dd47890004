// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/gesture.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/canvas/ghost_painter.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"

#include <algorithm>

namespace stonemason {

Gesture::Gesture(MapDocument& document, ToolState& state, MapRenderer& renderer)
    : document_(document), state_(state), renderer_(renderer), tools_(state) {
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

void Gesture::release(Cell) {
    finish();
}

void Gesture::finish() {
    if (Tool* tool = std::exchange(active_, nullptr)) tool->release(document_);
}

bool Gesture::actAtCursor(Modifiers modifiers) {
    if (active_) {
        finish();
        return true;
    }
    press(document_.view().cursor(), modifiers);
    if (active_ && !active_->isDragged()) finish();
    return true;
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

void Gesture::paintGhost(QPainter& painter, const BoardGeometry& geometry, const QPalette&, Cell at) const {
    if (const Tool* tool = current()) paintGhostOf(*tool, document_, renderer_, painter, geometry, at);
}

std::vector<Cell> Gesture::partnersOf(Cell cell) const {
    const Map& map = document_.map();
    if (!document_.view().mirrorsStrokes() || map.symmetry == Symmetry::None ||
        !fits(map.symmetry, map.size()))
        return {};
    const Cell other = partner(cell, map.size(), map.symmetry);
    return other == cell ? std::vector<Cell>{} : std::vector{other};
}

} // namespace stonemason
