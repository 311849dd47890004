// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_model.h"
#include "editor/text_map/view/art/colour_levels.h"

#include <optional>

namespace stonemason::text_map {

class TextMapDocument;
class TextMapRenderer;
struct TextMapCells;

/// A text map as boards are shown.
class TextMapScene : public GridModel {
    Q_OBJECT

public:
    TextMapScene(TextMapDocument& document, TextMapRenderer& renderer);

    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    GridLook paper() override;
    CellRange affectedBy(const CellRange& range) const override;
    /// "row 3, column 5: wall (#), Rock".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    TextMapCells cells() const;
    void follow(const CellRange& range);
    const ColourLevels& levels();

    TextMapDocument& document_;
    TextMapRenderer& renderer_;
    std::optional<ColourLevels> levels_; ///< as soon as something is drawn in small
    bool areDark_ = false;               ///< in whose theme they are
};

/// What a cell of a map is, in words: "wall (#), Rock".
QString signText(const TextMapDocument& document, Cell cell);

} // namespace stonemason::text_map
