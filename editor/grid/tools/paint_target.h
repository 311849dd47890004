// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/grid/transform.h"

#include <QString>

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
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

/// A piece copied from a board, to be placed elsewhere. Its coordinates start at the top left corner of its
/// bounding rectangle; where the rectangle has no cell of it, placing changes nothing.
struct LiftedPiece {
    Size size; ///< 0 x 0: nothing was lifted
    PieceCells cells;
};

class GridState;

/// What a stroke looks for over a whole board: the area of equal cells, or all equal cells.
enum class WideReach { Area, Alike };

/// A change of very many cells of a board, each as painting would make it, one after the other. All of it is
/// on the grid but for what of the piece falls off it.
struct WideEdit {
    CellSet cells;      ///< that hold this code first
    TileIndex code = 0; ///< of no meaning without them
    LiftedPiece piece{};
    std::vector<Cell> places{}; ///< where the piece's top left corner comes to lie, in this order
    /// The selection before, restored when the change is cancelled; nullopt: the selection stays.
    std::optional<CellSet> selectionBefore{};
};

/// Above so many cells a change of a wide board is made as a whole, and not shown before it is done.
inline constexpr std::size_t largestShownChange = 256 * 256;

/// The interface between tools and board: a grid of codes that can be painted, with the current paint. A
/// game whose document implements this gets every tool of this folder.
///
/// A stroke in progress is a preview: it is shown and can be discarded without a trace; commit() makes it
/// one undo step. The document itself extends a stroke (by its mirror image under a symmetry), and skips
/// cells that cannot be painted (holes, cells off the grid). Tools only read cells on the grid.
class PaintTarget {
public:
    virtual ~PaintTarget() = default;

    /// The view state of the board. Strokes are clipped to its selection.
    virtual GridState& state() const = 0;

    /// The grid that is painted on; 0 x 0 when there is none.
    virtual Size size() const = 0;
    /// The code shown in the cell, with the stroke in progress; and without.
    virtual TileIndex shown(Cell cell) const = 0;
    virtual TileIndex committed(Cell cell) const = 0;
    /// The code to copy from the cell: the one shown, with all objects on it.
    virtual TileIndex held(Cell cell) const { return shown(cell); }
    /// The same of as many cells of a row as `codes` has room for.
    virtual void heldFrom(Cell first, std::span<TileIndex> codes) const;
    /// The cells that look like this one: its connected area, or all. Empty for a cell off the grid.
    virtual CellSet reached(WideReach reach, Cell cell) const;
    /// The other cell that the document writes when this one is painted now, its mirror image; the cell
    /// itself where there is none.
    virtual Cell partnerOf(Cell cell) const { return cell; }
    /// What a code becomes when the board under it is turned or flipped.
    virtual TileIndex turned(TileIndex code, Transform) const { return code; }
    /// What people call a code: "Forest". Undo steps are named after it.
    virtual QString nameOf(TileIndex code) const = 0;

    /// The codes that tools paint and that the eraser writes.
    virtual TileIndex current() const = 0;
    virtual TileIndex blank() const = 0;
    /// Side of the square that brush and eraser cover; 1 or more cells.
    virtual int brushSize() const = 0;
    /// Of a hundred cells that the scatter brush comes over, how many it paints.
    virtual int scatterShare() const = 0;
    /// Makes the code shown in the cell current, if it can be.
    virtual void pick(Cell cell) = 0;

    virtual LiftedPiece stamp() const = 0;
    /// Makes the shown cells the stamp, and the stamp the current tool.
    virtual void capture(const CellSet& cells) = 0;

    /// Why nothing can be painted now, and why the stamp cannot be put down here; empty: it can.
    virtual QString refusal() const { return {}; }
    virtual QString stampRefusal() const { return {}; }
    /// Shows the user why a gesture has no effect.
    virtual void refuse(const QString& sentence) = 0;

    /// Shows these codes as the stroke in progress, in place of what it showed before; of several for a cell,
    /// or for two that are mirror images of each other, the last counts.
    virtual void preview(const CellCodes& codes) = 0;
    /// Adds codes to it. The cost depends on these codes, not on stroke or board.
    virtual void extendPreview(const CellCodes& codes) = 0;
    virtual void cancelPreview() = 0;
    virtual bool hasPreview() const = 0;
    /// Makes the stroke in progress an undo step of that name; without a difference there is none.
    virtual void commit(const QString& text) = 0;
    /// Whether strokes that scan the whole board take too long to be shown while they are made. They are
    /// then not previewed but requested as a whole.
    virtual bool isWide() const { return false; }
    /// Writes the code into all selected cells reached from the cell, on another thread; the result is one
    /// undo step of that name. Only called on wide targets. Any other change of the document cancels it,
    /// and so does endGesture().
    virtual void paintWidely(WideReach, Cell, TileIndex, const QString&) {}
    /// Makes the change in the same way.
    virtual void changeWidely(const WideEdit&, const QString&) {}
    /// Cancels unfinished gestures and changes on the document, of any tool, in any view.
    virtual void endGesture() = 0;
};

/// The cells that are selected, or all of them when nothing is.
std::vector<Cell> confined(const PaintTarget& target, std::vector<Cell> cells);
CellSet confined(const PaintTarget& target, CellSet cells);

/// Whether a change of so many cells is one to be made by changeWidely().
bool isWideChange(const PaintTarget& target, std::size_t cells);

/// The codes that fill the cells; cells off the grid are left out.
CellCodes painted(const PaintTarget& target, std::span<const Cell> cells, TileIndex code);
CellCodes painted(const PaintTarget& target, const CellSet& cells, TileIndex code);
inline CellCodes painted(const PaintTarget& target, const std::vector<Cell>& cells, TileIndex code) {
    return painted(target, std::span(cells), code);
}

/// Copies those of the cells that are on the grid.
LiftedPiece lifted(const PaintTarget& target, const CellSet& cells);
/// The codes that place the piece with its top left corner at `at`, clipped to the grid.
CellCodes placed(const PaintTarget& target, const LiftedPiece& piece, Cell at);

} // namespace stonemason
