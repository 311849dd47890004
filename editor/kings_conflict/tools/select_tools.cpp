// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/select_tools.h"

#include "core/grid/flood.h"
#include "core/grid/line.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_edits.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tools/stroke_tool.h"

#include <algorithm>
#include <iterator>

namespace stonemason {

namespace {

std::vector<Cell> inside(const MapDocument& document, std::vector<Cell> cells) {
    std::erase_if(cells, [&](Cell c) { return !document.map().size().contains(c); });
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

void SelectTool::press(MapDocument& document, Cell cell, Modifiers modifiers) {
    before_ = document.view().selection();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    const bool within = std::ranges::binary_search(before_, cell);
    gesture_ = within && !modifiers.shift ? Gesture::Move : Gesture::Select;
    if (gesture_ != Gesture::Move) return;
    taken_ = selectedCells(document);
    lifted_ = copyBlock(document.committedMap(), document.game(), document.view().currentLayer(), taken_);
}

void SelectTool::drag(MapDocument& document, Cell cell, Modifiers) {
    if (gesture_ == Gesture::None || cell == to_) return;
    to_ = cell;
    if (gesture_ == Gesture::Move)
        showMoved(document);
    else
        document.view().setSelection(
            combined(before_, inside(document, rectangleBetween(from_, to_)), modifiers_));
}

void SelectTool::release(MapDocument& document) {
    const Gesture gesture = std::exchange(gesture_, Gesture::None);
    if (gesture == Gesture::None) return;
    if (from_ == to_ && !document.hasPreview()) { // a click
        const bool adds = modifiers_.shift || modifiers_.control;
        const std::vector<Cell> one = inside(document, {from_});
        if (before_.empty() || adds)
            document.view().setSelection(combined(before_, one, modifiers_));
        else
            document.view().setSelection({});
        return;
    }
    if (gesture == Gesture::Move)
        document.commit(modifiers_.control ? tr("Copy selection") : tr("Move selection"));
}

void SelectTool::cancel(MapDocument& document) {
    if (gesture_ != Gesture::None) document.view().setSelection(before_);
    gesture_ = Gesture::None;
    document.cancelPreview();
}

void SelectTool::showMoved(MapDocument& document) {
    const Cell by{to_.row - from_.row, to_.column - from_.column};
    const int layer = document.view().currentLayer();
    const Map& base = document.committedMap();
    // The cells left empty come first: where a mirror image of them meets what is put down, that wins.
    CellChanges changes;
    if (!modifiers_.control)
        for (Cell cell : taken_)
            changes.push_back({layer, cell, base.layer(layer)[cell], blankCode(document.game(), layer)});
    if (!taken_.empty()) {
        const CellChanges put = placing(base, layer, lifted_, boundsOf(taken_).first + by);
        changes.insert(changes.end(), put.begin(), put.end());
    }
    document.preview(document.symmetric(changes));
    std::vector<Cell> moved;
    for (Cell cell : before_)
        moved.push_back(cell + by);
    document.view().setSelection(inside(document, std::move(moved)));
}

QString SelectTool::hint() const {
    return tr(
        "Drag to select; drag the selection to move it, with Ctrl to copy it. Shift adds, Ctrl takes away.");
}

void WandTool::press(MapDocument& document, Cell cell, Modifiers modifiers) {
    MapViewState& view = document.view();
    const auto area = sameArea(document.map().layer(view.currentLayer()), cell);
    view.setSelection(combined(view.selection(), area, modifiers));
}

QString WandTool::hint() const {
    return tr("Click to select the area of equal cells. Shift adds, Ctrl takes away.");
}

void SelectSameTool::press(MapDocument& document, Cell cell, Modifiers modifiers) {
    MapViewState& view = document.view();
    const Grid<Code>& codes = document.map().layer(view.currentLayer());
    if (codes.contains(cell))
        view.setSelection(combined(view.selection(), cellsHolding(codes, codes[cell]), modifiers));
}

QString SelectSameTool::hint() const {
    return tr("Click to select every cell that holds the same. Shift adds, Ctrl takes away.");
}

} // namespace stonemason
