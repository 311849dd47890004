// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/paint_target.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "editor/grid/document/grid_state.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace stonemason {

PieceCells::PieceCells(std::initializer_list<CellCode> cells) {
    for (const CellCode& cell : cells)
        push_back(cell);
}

PieceCells::PieceCells(CellSet where, std::vector<TileIndex> codes) {
    assert(where.size() == codes.size());
    if (!codes.empty()) content_ = std::make_shared<Content>(Content{std::move(where), std::move(codes)});
}

const CellSet& PieceCells::where() const {
    static const CellSet none;
    return content_ ? content_->where : none;
}

const std::vector<TileIndex>& PieceCells::codes() const {
    static const std::vector<TileIndex> none;
    return content_ ? content_->codes : none;
}

void PieceCells::push_back(const CellCode& added) {
    assert(!where().contains(added.cell));
    if (!content_)
        content_ = std::make_shared<Content>();
    else if (content_.use_count() > 1)
        content_ = std::make_shared<Content>(*content_);
    content_->where.insert(added.cell);
    content_->codes.push_back(added.code);
}

void PaintTarget::heldFrom(Cell first, std::span<TileIndex> codes) const {
    for (TileIndex& code : codes) {
        code = held(first);
        ++first.column;
    }
}

CellSet PaintTarget::reached(WideReach reach, Cell cell) const {
    if (!size().contains(cell)) return {};
    const auto at = [this](Cell each) { return shown(each); };
    return reach == WideReach::Area ? sameArea(size(), at, cell) : cellsHolding(size(), at, shown(cell));
}

std::vector<Cell> confined(const PaintTarget& target, std::vector<Cell> cells) {
    const CellSet& selection = target.state().selection();
    if (!selection.empty())
        std::erase_if(cells, [&selection](Cell cell) { return !selection.contains(cell); });
    return cells;
}

CellSet confined(const PaintTarget& target, CellSet cells) {
    const CellSet& selection = target.state().selection();
    return selection.empty() ? cells : cells &= selection;
}

bool isWideChange(const PaintTarget& target, std::size_t cells) {
    return cells > largestShownChange && target.isWide();
}

CellCodes painted(const PaintTarget& target, std::span<const Cell> cells, TileIndex code) {
    const Size size = target.size();
    CellCodes codes;
    codes.reserve(cells.size());
    for (Cell cell : cells)
        if (size.contains(cell)) codes.push_back({cell, code});
    return codes;
}

CellCodes painted(const PaintTarget& target, const CellSet& cells, TileIndex code) {
    CellCodes codes;
    cells.within(wholeOf(target.size())).forEach([&](Cell cell) { codes.push_back({cell, code}); });
    return codes;
}

LiftedPiece lifted(const PaintTarget& target, const CellSet& cells) {
    const CellSet there = cells.within(wholeOf(target.size()));
    if (there.empty()) return {};
    std::vector<TileIndex> codes(there.size());
    std::size_t read = 0;
    there.forEachRun([&](Cell first, int length) {
        target.heldFrom(first, std::span(codes).subspan(read, std::size_t(length)));
        read += std::size_t(length);
    });
    const CellRange bounds = there.bounds();
    return {sizeOf(bounds), {there.movedBy({-bounds.first.row, -bounds.first.column}), std::move(codes)}};
}

CellCodes placed(const PaintTarget& target, const LiftedPiece& piece, Cell at) {
    const Size size = target.size();
    CellCodes codes;
    piece.cells.forEach([&](Cell offset, TileIndex code) {
        if (size.contains(at + offset)) codes.push_back({at + offset, code});
    });
    return codes;
}

} // namespace stonemason
