// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/stroke_tool.h"

#include "core/grid/line.h"
#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

namespace {

/// How far a brush reaches up and to the left of its middle.
int before(int brushSize) {
    return (brushSize - 1) / 2;
}

bool isUnderBrush(Cell cell, Cell middle, int brushSize) {
    const int down = cell.row - middle.row + before(brushSize);
    const int right = cell.column - middle.column + before(brushSize);
    return down >= 0 && down < brushSize && right >= 0 && right < brushSize;
}

} // namespace

void StrokeTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    const QString why = refusal(target);
    if (!why.isEmpty()) {
        target.refuse(why);
        return;
    }
    modifiers_ = modifiers;
    path_ = {cell};
    show(target, 0);
}

void StrokeTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (path_.empty() || path_.back() == cell) return;
    show(target, extend(path_, cell));
}

void StrokeTool::release(PaintTarget& target) {
    if (path_.empty()) return;
    const Cell begun = path_.front();
    path_.clear();
    target.commit(stepAt(stepText(target), begun));
}

void StrokeTool::cancel(PaintTarget& target) {
    path_.clear();
    target.cancelPreview();
}

void StrokeTool::refresh(PaintTarget& target) {
    if (path_.empty()) return;
    if (refusal(target).isEmpty())
        show(target, 0);
    else
        cancel(target);
}

std::size_t StrokeTool::extend(std::vector<Cell>& path, Cell cell) const {
    const std::size_t known = path.size();
    const std::vector<Cell> between = lineBetween(path.back(), cell);
    path.insert(path.end(), between.begin() + 1, between.end());
    return known;
}

void GrowingStroke::show(PaintTarget& target, std::size_t known) {
    if (known == 0)
        target.preview(codes(target, 0));
    else
        target.extendPreview(codes(target, known));
}

std::vector<Cell> GrowingStroke::brushed(const PaintTarget& target, std::size_t from) const {
    const Size grid = target.size();
    const int size = target.brushSize();
    std::vector<Cell> cells;
    for (std::size_t i = from; i < path().size(); ++i)
        for (Cell cell : brushCells(path()[i], size)) {
            const bool stays = i > 0 && isUnderBrush(cell, path()[i - 1], size);
            if (!stays && grid.contains(cell)) cells.push_back(cell);
        }
    return confined(target, std::move(cells));
}

void ReshapedStroke::show(PaintTarget& target, std::size_t) {
    target.preview(codes(target));
}

std::size_t goOnOrBack(std::vector<Cell>& path, std::span<const Cell> next) {
    std::size_t kept = path.size();
    for (Cell cell : next) {
        if (cell == path.back()) continue;
        if (path.size() > 1 && path[path.size() - 2] == cell)
            path.pop_back();
        else
            path.push_back(cell);
        kept = std::min(kept, path.size());
    }
    return kept;
}

std::vector<Cell> brushCells(Cell middle, int brushSize) {
    const Cell first = middle + Cell{-before(brushSize), -before(brushSize)};
    return rectangleBetween(first, first + Cell{brushSize - 1, brushSize - 1});
}

QString paintText(const PaintTarget& target) {
    //: A step in the history; %1 is a tile's name or a digit.
    return QCoreApplication::translate("Tool", "Paint %1").arg(target.nameOf(target.current()));
}

} // namespace stonemason
