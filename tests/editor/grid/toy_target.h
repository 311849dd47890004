// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/grid/grid.h"
#include "core/grid/transform.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/paint_target.h"

#include <QStringList>

#include <string>
#include <utility>
#include <vector>

namespace stonemason::test {

/// The smallest board that tools can paint: a grid of codes with one hole and a symmetry, and a list of what
/// was done to it.
class ToyTarget : public PaintTarget {
public:
    explicit ToyTarget(Size size) : state_(size), grid_(size, 0) {}

    GridState& state() const override { return state_; }
    Size size() const override { return grid_.size(); }
    TileIndex shown(Cell cell) const override { return stroke_.seen(cell, grid_[cell]); }
    TileIndex committed(Cell cell) const override { return grid_[cell]; }
    Cell partnerOf(Cell cell) const override {
        return transformed(size(), mirror) == size() ? transformed(cell, size(), mirror) : cell;
    }
    QString nameOf(TileIndex code) const override { return QString::number(code); }

    TileIndex current() const override { return chosen; }
    TileIndex blank() const override { return 0; }
    int brushSize() const override { return brush; }
    int scatterShare() const override { return share; }
    void pick(Cell cell) override { chosen = shown(cell); }
    LiftedPiece stamp() const override { return stamp_; }
    void capture(const CellSet& cells) override { stamp_ = lifted(*this, cells); }
    QString refusal() const override { return locked ? QStringLiteral("locked") : QString(); }
    void refuse(const QString& sentence) override { refused += sentence; }

    void preview(const CellCodes& codes) override {
        stroke_ = {};
        extendPreview(codes);
    }
    void extendPreview(const CellCodes& codes) override {
        given = codes.size();
        for (const auto& [cell, code] : codes)
            writeMirrored(
                size(), mirror, cell, code, [](TileIndex same, Transform) { return same; },
                [this](Cell at, TileIndex held) {
                    if (at != hole) stroke_.paint(at, grid_[at], held);
                });
    }
    void cancelPreview() override { stroke_ = {}; }
    bool hasPreview() const override { return !stroke_.empty(); }
    void commit(const QString& text) override {
        bool differs = false;
        for (const auto& [cell, paint] : stroke_.entries())
            differs = std::exchange(grid_[cell], paint.after) != paint.after || differs;
        stroke_ = {};
        if (differs) steps += text;
    }
    void endGesture() override { cancelPreview(); }

    /// The row as it is seen: "0 0 700 0".
    std::string row(int r) const {
        QStringList codes;
        for (int column = 0; column < size().columns; ++column)
            codes += QString::number(shown({r, column}));
        return codes.join(u' ').toStdString();
    }

    TileIndex chosen = 700; ///< more than a character holds
    int brush = 1;
    int share = 30;
    bool locked = false;
    Cell hole{-1, -1};
    Transform mirror = Transform::Identity;
    std::size_t given = 0; ///< codes of the last preview
    QStringList steps;
    QStringList refused;

private:
    mutable GridState state_;
    Grid<TileIndex> grid_;
    PaintedCells<TileIndex> stroke_;
    LiftedPiece stamp_;
};

} // namespace stonemason::test
