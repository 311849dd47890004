// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/stroke_tool.h"

#include <QCoreApplication>

#include <cstdint>

namespace stonemason {

/// Stamps what was captured; dragging lays it side by side without overlap. A stamp that is too large to be
/// shown while it is put down is outlined until it is done.
class StampTool : public GrowingStroke {
    Q_DECLARE_TR_FUNCTIONS(StampTool)

public:
    StampTool() : GrowingStroke(QStringLiteral("stamp")) {}

    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    CellSet ghostArea(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;
    QString refusal(const PaintTarget& target) const override;

private:
    /// Where the stamp's top left corner lies for the cells of the path from the one at `from` on.
    std::vector<Cell> places(const LiftedPiece& stamp, std::size_t from) const;
};

/// Paints a share of the cells under a square brush. Which ones is random, and settled before the stroke: the
/// ghost shows them, and going over a cell again, or over its mirror image, does not make it likelier. Every
/// stroke has other ones.
class ScatterTool : public GrowingStroke {
    Q_DECLARE_TR_FUNCTIONS(ScatterTool)

public:
    /// @param seed the same one paints the same cells, stroke by stroke
    explicit ScatterTool(std::uint64_t seed = 1) : GrowingStroke(QStringLiteral("scatter")), seed_(seed) {}

    void release(PaintTarget& target) override;
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;

protected:
    CellCodes codes(const PaintTarget& target, std::size_t from) const override;
    QString stepText(const PaintTarget& target) const override;

private:
    CellCodes scattered(const PaintTarget& target, std::vector<Cell> cells) const;

    std::uint64_t seed_; ///< of the stroke under way, or the next one
};

} // namespace stonemason
