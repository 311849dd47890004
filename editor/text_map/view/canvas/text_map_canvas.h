// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/view/grid_model.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/sign_colours.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;
class TextMapRenderer;
class BackgroundFill;
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

/// One text map on the screen, worked on with the tools.
class TextMapCanvas : public GridCanvas<TextMapDocument> {
    Q_OBJECT

public:
    TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                  QWidget* parent = nullptr);

signals:
    /// The user requests to choose the meaning of that cell's character.
    void meaningAsked(stonemason::Cell cell, const QPoint& global);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    std::optional<Cell> cellAt(QPointF point) const;
    void showProgress(const BackgroundFill& stroke);

    std::optional<Cell> rightPress_; ///< where the right button went down
};

/// Text maps as the general parts of the grid editor see them (grid_traits.h).
struct TextMapEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::text_map::TextMapEditorTraits)

public:
    using Document = TextMapDocument;
    using View = TextMapCanvas;
    static constexpr const char* id = "text-map";
    static constexpr const char* statusPrefix = "text-map.";

    /// "Row 3, column 5 · wall (#), Rock · 25 × 80, 60 % walls"
    static QString cellText(const TextMapDocument& document, const TextMapCanvas* view, Cell cell);
    /// "60 % walls".
    static QString wallShare(const TextMapDocument& document);
};

using TextMapBinding = Binding<TextMapDocument, TextMapCanvas>;
using TextMapDock = BoundDock<TextMapDocument, TextMapCanvas>;
using BoundTextMapActions = BoundGridActions<TextMapEditorTraits>;

} // namespace stonemason::text_map
