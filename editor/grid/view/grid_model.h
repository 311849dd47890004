// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"
#include "editor/grid/view/grid_picture.h"

#include <QObject>
#include <QString>

class QPainter;

namespace stonemason {

/// The data model of a GridView: the number of cells, their look, content and names. The view uses nothing
/// else of a document. Boards have up to 4096 x 4096 cells; queries for a range of cells cost no more than
/// that range.
class GridModel : public QObject {
    Q_OBJECT

public:
    /// The state must outlive the model, and be of boards of the model's size.
    explicit GridModel(GridState& state) : state_(state) {}
    /// A state of its own.
    explicit GridModel(std::unique_ptr<GridState> state) : own_(std::move(state)), state_(*own_) {}

    GridState& state() const { return state_; }
    Size size() const { return state_.board(); }
    /// Whether the cell is part of the board; a hole in it is not, nor what lies beside it.
    virtual bool contains(Cell cell) const { return size().contains(cell); }

    /// Whether the cell can be selected; if no cell can, selections are not exposed to screen readers.
    virtual bool isSelectable(Cell) const { return true; }

    /// Draws the cells of `range` into the viewport, where `geometry` says; drawing a range draws exactly
    /// what the whole board has there. Every size of cells from 2 to 256 pixels is asked for.
    virtual void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) = 0;
    /// Whether cells of so many pixels take so long to draw that views keep what was painted of them. paint()
    /// then fills every cell of the range, and may draw beyond it.
    virtual bool isSlow(double) const { return false; }
    /// What pictures of it and the overview show: by default the same. It is drawn from the model, as it is
    /// then.
    virtual GridLook look() {
        return {.size = size(),
                .turned = state_.isTurned(),
                .paint = [this](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
                    paint(painter, geometry, range);
                }};
    }
    /// What goes onto paper: drawn as in the light look, without a stroke in progress. It may be painted
    /// later, when the model has gone on; of boards that are not quick, on any thread (GridLook::owned).
    virtual GridLook paper() { return look(); }
    /// The cells whose looks a change within the range may alter; it may reach beyond the board.
    virtual CellRange affectedBy(const CellRange& range) const { return range; }

    /// The text of a cell for screen readers: "row 8, column 4, Plains".
    virtual QString describe(Cell cell) const = 0;
    /// What it holds, alone: "Plains".
    virtual QString heldIn(Cell cell) const = 0;
    /// The effect of acting there, for screen readers; empty: none.
    virtual QString preview(Cell) const { return {}; }

    /// The overlays that are shown over it, from the lowest to the topmost.
    virtual std::vector<const GridOverlay*> overlays() const { return state_.overlays(); }

signals:
    /// The cells look different now; the range covers all of them.
    void cellsChanged(stonemason::CellRange range);
    /// Everything may look different, and the board may be of another size.
    void replaced();
    /// Everything looks different on the same board: another style.
    void styleChanged();

private:
    std::unique_ptr<GridState> own_;
    GridState& state_;
};

} // namespace stonemason
