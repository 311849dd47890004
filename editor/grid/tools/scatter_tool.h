// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/stroke_tool.h"

#include <QCoreApplication>

#include <cstdint>

namespace stonemason {

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
