// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/cell_set.h"

#include <initializer_list>
#include <memory>
#include <vector>

namespace stonemason {

/// A cell and what it is to hold.
struct CellCode {
    Cell cell;
    TileIndex code = 0;

    bool operator==(const CellCode&) const = default;
};

using CellCodes = std::vector<CellCode>;

/// Cells with what each holds, row by row, in little more than two bytes a cell. Copies share them.
class PieceCells {
public:
    PieceCells() = default;
    PieceCells(std::initializer_list<CellCode> cells);
    /// @param codes what the cells of the set hold, row by row
    PieceCells(CellSet where, std::vector<TileIndex> codes);

    bool empty() const { return !content_; }
    std::size_t size() const { return content_ ? content_->codes.size() : 0; }
    const CellSet& where() const;
    const std::vector<TileIndex>& codes() const;

    /// Adds a cell that comes, row by row, after all others.
    void push_back(const CellCode& added);

    /// Calls visit(cell, code) for each, row by row.
    template <typename Visit>
    void forEach(Visit visit) const {
        auto code = codes().begin();
        where().forEach([&](Cell cell) { visit(cell, *code++); });
    }

    bool operator==(const PieceCells& other) const {
        return where() == other.where() && codes() == other.codes();
    }

private:
    struct Content {
        CellSet where;
        std::vector<TileIndex> codes;
    };
    std::shared_ptr<Content> content_; ///< nullptr: none
};

/// What was lifted from a board, to be put down elsewhere. Its cells are counted from the top left corner of
/// the rectangle around it; those of the rectangle that it has none of leave what is under them alone.
struct LiftedPiece {
    Size size; ///< 0 x 0: nothing was lifted
    PieceCells cells;
};

} // namespace stonemason
