// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/stamp_tool.h"

#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"

namespace stonemason {

std::vector<Tool::Ghost> StampTool::ghost(const MapDocument& document, Cell cell) const {
    std::vector<Ghost> ghost;
    if (refusal(document).isEmpty())
        for (const CellChange& change :
             placing(document.map(), document.view().currentLayer(), state().stamp(), topLeft(cell)))
            ghost.push_back({change.cell, change.after});
    return ghost;
}

QString StampTool::hint() const {
    return tr("Click to stamp. Capture a stamp with the brush's right button, or copy a selection.");
}

Edit StampTool::edit(const MapDocument& document, const Map& base) const {
    const Size size = state().stamp().size();
    const Cell origin = path().front();
    CellChanges changes;
    for (Cell cell : path()) {
        const Cell by{cell.row - origin.row, cell.column - origin.column};
        if (by.row % size.rows != 0 || by.column % size.columns != 0) continue;
        const CellChanges put = placing(base, document.view().currentLayer(), state().stamp(), topLeft(cell));
        changes.insert(changes.end(), put.begin(), put.end());
    }
    return document.symmetric(changes);
}

QString StampTool::stepText(const MapDocument&) const {
    return tr("Stamp");
}

QString StampTool::refusal(const MapDocument& document) const {
    const int layer = document.view().currentLayer();
    if (state().stamp().codes.empty())
        return tr("There is no stamp yet: right-drag with the brush to capture one, or copy a selection.");
    if (state().stamp().kind != document.game().layers[std::size_t(layer)].kind)
        return tr("The stamp was taken from another kind of layer.");
    return StrokeTool::refusal(document);
}

Cell StampTool::topLeft(Cell cell) const {
    const Size size = state().stamp().size();
    return {cell.row - (size.rows - 1) / 2, cell.column - (size.columns - 1) / 2};
}

} // namespace stonemason
