// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/stroke_tool.h"

#include "core/grid/line.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

void StrokeTool::press(MapDocument& document, Cell cell, Modifiers modifiers) {
    const QString why = refusal(document);
    if (!why.isEmpty()) {
        document.refuse(why);
        return;
    }
    modifiers_ = modifiers;
    path_ = {cell};
    show(document);
}

void StrokeTool::drag(MapDocument& document, Cell cell, Modifiers) {
    if (path_.empty() || path_.back() == cell) return;
    extend(cell);
    show(document);
}

void StrokeTool::release(MapDocument& document) {
    if (path_.empty()) return;
    path_.clear();
    document.commit(stepText(document));
}

void StrokeTool::cancel(MapDocument& document) {
    path_.clear();
    document.cancelPreview();
}

void StrokeTool::refresh(MapDocument& document) {
    if (path_.empty()) return;
    if (refusal(document).isEmpty())
        show(document);
    else
        cancel(document);
}

QString StrokeTool::refusal(const MapDocument& document) const {
    const int layer = document.view().currentLayer();
    if (document.map().hasLayer(layer)) return {};
    return QCoreApplication::translate("Tool",
                                       "This map has no such grid yet. Add it in the Layers panel first.");
}

void StrokeTool::extend(Cell cell) {
    const std::vector<Cell> between = lineBetween(path_.back(), cell);
    path_.insert(path_.end(), between.begin() + 1, between.end());
}

void StrokeTool::show(MapDocument& document) {
    document.preview(edit(document, document.committedMap()));
}

std::vector<Cell> brushCells(std::span<const Cell> path, int brushSize) {
    const int before = (brushSize - 1) / 2;
    const Size brush{brushSize, brushSize};
    std::vector<Cell> cells;
    for (Cell middle : path)
        forEachCell(brush, [&](Cell offset) { cells.push_back(middle + offset + Cell{-before, -before}); });
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::vector<Cell> confined(const MapDocument& document, std::vector<Cell> cells) {
    const std::vector<Cell>& selection = document.view().selection();
    if (!selection.empty())
        std::erase_if(cells,
                      [&](Cell c) { return !std::binary_search(selection.begin(), selection.end(), c); });
    return cells;
}

CellChanges writing(const MapDocument& document, const Map& base, std::span<const Cell> cells, Code code) {
    const int layer = document.view().currentLayer();
    CellChanges changes;
    for (Cell cell : cells)
        if (base.layer(layer).contains(cell)) changes.push_back({layer, cell, base.layer(layer)[cell], code});
    return changes;
}

CellChanges placing(const Map& base, int layer, const Block& block, Cell at) {
    CellChanges changes;
    forEachCell(block.size(), [&](Cell offset) {
        const Cell cell = at + offset;
        if (block.codes[offset] != Block::hole && base.layer(layer).contains(cell))
            changes.push_back({layer, cell, base.layer(layer)[cell], block.codes[offset]});
    });
    return changes;
}

} // namespace stonemason
