// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/cell_range.h"
#include "editor/map/tools/tool.h"

#include <QAbstractScrollArea>
#include <QPointF>
#include <QPointer>
#include <QRectF>

#include <optional>

namespace stonemason {

class MapDocument;
class MapRenderer;
class ToolBox;
class ToolState;

/// The board on the screen: draws one map, zooms and pans, and turns pointer and keys into calls of the current tool.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    MapCanvas(MapDocument& document, MapRenderer& renderer, ToolState& state, const ToolBox& tools,
              QWidget* parent = nullptr);

    MapDocument& document() const { return document_; }

    /// Width of a cell in device-independent pixels.
    double cellSize() const { return cellSize_; }
    static constexpr double minimumCellSize = 1.0;
    static constexpr double maximumCellSize = 256.0;
    static constexpr double normalCellSize = 60.0; ///< 100 %
    double zoomPercent() const { return 100.0 * cellSize_ / normalCellSize; }

    /// The part of the board that is in sight, in cells as they lie on the screen (turned when the board is):
    /// (0, 0) is the top left corner of the picture. Empty while nothing of the board shows.
    QRectF visibleCells() const;
    /// Scrolls so that this point, in the same units, comes to the middle as far as the board's edges allow.
    void centreOn(QPointF point);

public slots:
    void zoomIn();
    void zoomOut();
    void zoomNormal();
    void zoomFit();
    /// The gesture under way is dropped, else the selection, else the marks.
    void cancel();

signals:
    void zoomChanged(double percent);
    /// visibleCells() is another one now: zoomed, scrolled, resized, turned.
    void viewportChanged();

private:
    MapDocument& document_;
    MapRenderer& renderer_;
    ToolState& state_;
    const ToolBox& tools_;
    double cellSize_ = normalCellSize;
};

} // namespace stonemason
