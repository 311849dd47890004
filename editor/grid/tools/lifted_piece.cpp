// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/lifted_piece.h"

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

} // namespace stonemason
