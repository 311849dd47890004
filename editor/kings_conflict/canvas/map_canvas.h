// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/canvas/canvas_geometry.h"
#include "editor/kings_conflict/canvas/canvas_overlay.h"
#include "editor/kings_conflict/canvas/gesture.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

#include <memory>
#include <optional>
#include <vector>

class QHelpEvent;
class QNativeGestureEvent;
class QScrollBar;

namespace stonemason {

class BoardOverlay;
class LegendPanel;
class MapDocument;
class MapRenderer;
struct MapStyle;
class ToolState;

/// The board on the screen: draws one map, zooms and pans, and turns pointer and keys into gestures on cells.
/// Wheel and pinch zoom around the pointer; the middle button pans; a touch pad's scrolling scrolls.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    MapCanvas(MapDocument& document, MapRenderer& renderer, ToolState& state, QWidget* parent = nullptr);

    MapDocument& document() const { return document_; }
    CanvasGeometry geometryOfCells() const;

    /// Width of a cell in device-independent pixels.
    double cellSize() const { return cellSize_; }
    double zoomPercent() const { return 100.0 * cellSize_ / normalCellSize; }
    static constexpr double minimumCellSize = 2.0;
    static constexpr double maximumCellSize = 256.0;
    static constexpr double normalCellSize = 60.0; ///< 100 %

    /// The part of the board that is in sight, in cells as they lie on the screen (turned when the board is):
    /// (0, 0) is the top left corner of the picture. Empty while nothing of the board shows.
    QRectF visibleCells() const;
    /// Scrolls so that this point, in the same units, comes to the middle as far as the board's edges allow.
    void centreOn(QPointF point);

    /// Another layer than the current one, on a board beside the one that is worked on.
    struct Aside {
        int layer = terrainLayer;
        std::vector<std::shared_ptr<const BoardOverlay>> overlays; ///< of that layer, from the lowest up
    };
    /// Shows that layer instead of the current one, to look at; nullopt goes back to the current layer and
    /// the tools. Whoever takes it up (activated()) should do the latter.
    void showAside(std::optional<Aside> aside);
    bool isAside() const { return aside_.has_value(); }
    /// The layer whose contents the canvas shows.
    int shownLayer() const;
    /// Takes the zoom and the place from another canvas of the same map.
    void showSamePart(const MapCanvas& other);

    /// The legends of the overlays, in the lower right corner; the board moves aside for them where it can.
    LegendPanel* legend() const { return legend_; }

    /// What a person who cannot see the board is told of a cell: "row 8, column 4, Plains", on a hint grid
    /// "row 8, column 4, Safe points 3, Plains"; and "Plains" or "3" alone.
    QString describe(Cell cell) const;
    QString heldIn(Cell cell) const;

    void zoomIn();
    void zoomOut();
    void zoomNormal();
    /// Shows the whole board, as large as it fits, and keeps it so when the window is resized.
    void zoomFit();
    /// Drops the gesture under way; without one the rings around a problem; without those the selection.
    void cancel();

signals:
    void zoomChanged(double percent);
    /// visibleCells() may be another one now: zoomed, scrolled, resized, turned.
    void viewportChanged();
    /// Somebody is about to work on this canvas: it has got the focus or is pressed.
    void activated();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void followDocument();
    void followView();
    void setCellSize(double size, QPointF anchor);
    void setZoom(double size);
    double snapped(double size) const;
    void updateScrollBars();
    void updateCells(const CellRange& range);
    void followOverlays();
    void fitAgain();
    void placeLegend();
    /// Width that the legend takes from the board's room, when it is open.
    double legendWidth() const;
    /// The largest cells with which the whole board is in sight, `aside` of the width given away.
    double fittingSize(double aside) const;
    bool hasRoomForLegend() const;
    void foldLegend();
    MapStyle shownStyle() const;
    std::vector<const BoardOverlay*> shownOverlays() const;
    void reveal(const std::vector<Cell>& cells);
    void showRefusal(const QString& sentence);
    void announceCursor();
    void takeUpPointer();
    bool moveByKey(const QKeyEvent& event);
    void tellOverlays(const QHelpEvent& event);
    bool zoomByGesture(const QNativeGestureEvent& event);
    std::optional<Cell> pointedCell() const;

    MapDocument& document_;
    MapRenderer& renderer_;
    ToolState& state_;
    Gesture gesture_;
    CanvasOverlay overlay_;
    LegendPanel* legend_;
    std::optional<Aside> aside_;
    QVariantAnimation rings_;
    double cellSize_ = normalCellSize;
    bool fits_ = true;
    std::optional<QPoint> panFrom_;
    bool ghostHidden_ = false; ///< the map has changed under it: seen is what is there, not what could be
    bool byKeys_ = false;      ///< the keys were used last: the cursor shows what they would paint
};

} // namespace stonemason
