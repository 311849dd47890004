// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_state.h"

#include "editor/grid/document/grid_overlay.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

Cell nearestOn(Size board, Cell cell) {
    return {std::clamp(cell.row, 0, board.rows - 1), std::clamp(cell.column, 0, board.columns - 1)};
}

} // namespace

GridState::GridState(Size board, Cell cursor, QObject* parent)
    : QObject(parent), board_(board), cursor_(nearestOn(board, cursor)) {
}

GridState::~GridState() = default;

void GridState::setBoard(Size board) {
    if (std::exchange(board_, board) == board) return;
    // The whole state belongs to the new board before the first signal is emitted.
    const Cell cursor = std::exchange(cursor_, nearestOn(board, cursor_));
    const bool hadSelection = !std::exchange(selection_, {}).empty();
    const bool hadPlan = !std::exchange(planned_, {}).empty();
    const bool wasHovered = std::exchange(hovered_, std::nullopt).has_value();
    const bool hadOverlays = !std::exchange(overlays_, {}).empty();
    marked_.clear();
    markSeverity_ = Severity::Note;
    if (hadSelection) emit selectionChanged();
    if (hadPlan) emit plannedChanged();
    if (wasHovered) emit hoveredChanged();
    emit markedChanged();
    if (hadOverlays) emit overlaysChanged();
    if (cursor_ != cursor) emit cursorChanged();
}

void GridState::setTurned(bool on) {
    if (std::exchange(turned_, on) != on) emit turnedChanged(on);
}

void GridState::setLegendFolded(bool folded) {
    const std::optional wanted(folded);
    if (std::exchange(legendFolded_, wanted) != wanted) emit legendFoldedChanged();
}

void GridState::setSelection(const CellSet& cells) {
    CellSet selected = cells.within(wholeOf(board_));
    if (selected == selection_) return;
    selection_ = std::move(selected);
    emit selectionChanged();
}

void GridState::setPlanned(const CellSet& cells) {
    if (cells == planned_) return;
    planned_ = cells;
    emit plannedChanged();
}

void GridState::setCursor(Cell cell) {
    cell = nearestOn(board_, cell);
    if (cell == cursor_) return;
    cursor_ = cell;
    emit cursorChanged();
}

void GridState::setHovered(std::optional<Cell> cell) {
    if (cell && !board_.contains(*cell)) cell.reset();
    if (cell == hovered_) return;
    hovered_ = cell;
    emit hoveredChanged();
}

void GridState::setHeldByKeys(bool held) {
    if (std::exchange(heldByKeys_, held) != held) emit heldByKeysChanged(held);
}

void GridState::mark(std::vector<Cell> cells, Severity severity) {
    markSeverity_ = severity;
    remark(std::move(cells));
    if (!marked_.empty()) emit revealRequested(marked_);
}

void GridState::remark(std::vector<Cell> cells) {
    std::erase_if(cells, [this](Cell cell) { return !board_.contains(cell); });
    marked_ = std::move(cells);
    emit markedChanged();
}

const GridOverlay* GridState::overlay(OverlayPlace place) const {
    const auto shown = std::ranges::find(overlays_, place.id, [](const Shown& s) { return s.place.id; });
    return shown == overlays_.end() ? nullptr : shown->overlay.get();
}

std::vector<const GridOverlay*> GridState::overlays() const {
    std::vector<const GridOverlay*> shown;
    for (const Shown& each : overlays_)
        shown.push_back(each.overlay.get());
    return shown;
}

void GridState::setOverlay(OverlayPlace place, std::shared_ptr<const GridOverlay> overlay) {
    if (overlay && overlay->board() != board_) overlay = nullptr;
    const auto there = std::ranges::find(overlays_, place.id, [](const Shown& s) { return s.place.id; });
    if (there != overlays_.end()) {
        if (there->overlay == overlay) return;
        if (overlay)
            there->overlay = std::move(overlay);
        else
            overlays_.erase(there);
    } else {
        if (!overlay) return;
        const auto above = std::ranges::upper_bound(overlays_, place.height, {},
                                                    [](const Shown& s) { return s.place.height; });
        overlays_.insert(above, {place, std::move(overlay)});
    }
    emit overlaysChanged();
}

void GridState::setWorking(std::string_view what, bool working) {
    const bool before = isWorking();
    if (working)
        working_.insert(what);
    else
        working_.erase(what);
    if (isWorking() != before) emit workingChanged(isWorking());
}

} // namespace stonemason
