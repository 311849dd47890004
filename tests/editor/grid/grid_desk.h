// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/grid_view.h"

#include <QMimeData>
#include <QPainter>
#include <QTest>

#include <map>
#include <memory>
#include <string>

namespace stonemason::test {

/// A green board that belongs to no game: it records what it has to paint and names each cell by its place.
class ToyGrid : public GridModel {
public:
    explicit ToyGrid(GridState& state) : GridModel(state) {}

    bool contains(Cell cell) const override { return size().contains(cell) && cell != hole; }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override {
        painted = range;
        asked += (range.last.row - range.first.row + 1) * (range.last.column - range.first.column + 1);
        painter.fillRect(geometry.rectOf(range), Qt::green);
        for (const auto& [cell, colour] : coloured)
            if (range.contains(cell)) painter.fillRect(geometry.rectOf(cell), colour);
    }
    bool isSelectable(Cell cell) const override { return cell != unselectable; }
    QString describe(Cell cell) const override {
        return QStringLiteral("cell %1 %2").arg(cell.row).arg(cell.column);
    }
    QString heldIn(Cell cell) const override { return QString::number(cell.row + cell.column); }
    QString preview(Cell cell) const override { return cell.row == 1 ? QStringLiteral("digs") : QString(); }

    Cell hole{-1, -1};
    Cell unselectable{-1, -1};
    CellRange painted;               ///< last
    int asked = 0;                   ///< total number of cells to paint so far
    std::map<Cell, QColor> coloured; ///< the cells that are not green
};

/// Records the calls it receives: "press 1 2", "drag 1 3", "release 1 3".
class ToyController : public GridController {
public:
    explicit ToyController(GridState& state) : state_(state) {}

    void press(Cell cell, Modifiers modifiers) override {
        active_ = true;
        record(modifiers.secondary ? "other press" : "press", cell);
    }
    void drag(Cell cell, Modifiers) override { record("drag", cell); }
    void release(Cell cell) override {
        active_ = false;
        record("release", cell);
    }
    bool actAtCursor(Modifiers) override {
        record("act", state_.cursor());
        return acts;
    }
    void moveCursor(int rows, int columns, Modifiers) override {
        const Cell from = state_.cursor();
        state_.setCursor({from.row + rows, from.column + columns});
    }
    bool cancel() override { return std::exchange(active_, false); }
    bool isActive() const override { return active_; }
    bool acceptsDrag(const QMimeData& data) const override { return data.hasText(); }
    bool dragOver(const QMimeData&, std::optional<Cell> cell) override { return cell.has_value(); }
    bool drop(const QMimeData& data, std::optional<Cell> cell) override {
        if (cell) record("drop " + data.text().toStdString(), *cell);
        return cell.has_value();
    }
    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                    Cell cell) const override {
        painter.fillRect(geometry.rectOf(cell).adjusted(4, 4, -4, -4), Qt::blue);
    }

    std::string takeCalls() { return std::exchange(calls_, {}); }
    bool acts = true;

private:
    void record(const std::string& what, Cell cell) {
        calls_ += what + " " + std::to_string(cell.row) + " " + std::to_string(cell.column) + ";";
    }

    GridState& state_;
    bool active_ = false;
    std::string calls_;
};

/// A toy board on an offscreen display.
struct GridDesk {
    explicit GridDesk(Size size = {8, 12}, const GridViewOptions& options = {})
        : state(size)
        , view(std::make_unique<ToyGrid>(state), std::make_unique<ToyController>(state), options) {
        view.resize(700, 500);
        view.show();
        view.setFocus();
    }

    ToyGrid& board() { return static_cast<ToyGrid&>(view.model()); }
    ToyController& controller() { return static_cast<ToyController&>(view.controller()); }
    QPoint middleOf(Cell cell) const { return view.geometryOfCells().rectOf(cell).center().toPoint(); }
    QColor colourAt(Cell cell) { return view.viewport()->grab().toImage().pixelColor(middleOf(cell)); }

    GridState state;
    GridView view;
};

/// Paints one cell red and describes it as red.
struct RedCell : GridOverlay {
    Size size;
    Cell cell;

    RedCell(Size gridSize, Cell c) : size(gridSize), cell(c) {}
    Size board() const override { return size; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
               const CellRange& range) const override {
        if (range.contains(cell)) painter.fillRect(geometry.rectOf(cell), Qt::red);
    }
    QString describe(Cell at) const override { return at == cell ? QStringLiteral("red") : QString(); }
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override { return QStringLiteral("Red"); }
};

} // namespace stonemason::test
