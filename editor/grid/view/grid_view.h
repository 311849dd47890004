// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/user_activity.h"
#include "editor/grid/tools/grid_controller.h"
#include "editor/grid/view/accessible_cells.h"
#include "editor/grid/view/grid_model.h"
#include "editor/grid/view/painted_tiles.h"

#include <QAbstractScrollArea>
#include <QMargins>
#include <QVariantAnimation>

#include <memory>
#include <optional>
#include <vector>

class QHelpEvent;
class QNativeGestureEvent;

namespace stonemason {

class LegendPanel;

/// How a view of a board differs from the usual one.
struct GridViewOptions {
    bool rulers = true;           ///< numbers of rows and columns along the left and the top
    bool zooms = true;            ///< else the whole board is always in sight, as large as it fits
    bool frames = true;           ///< frames the cell of pointer or cursor; else the model does
    QMarginsF room{22, 22, 0, 0}; ///< pixels kept free along the edges, for the rulers or the model's own;
                                  ///< more at the left where the numbers of the rows are longer
    double margin = 10;           ///< pixels between that and the board
    double smallestCell = 2;      ///< pixels of a cell at the smallest zoom
};

/// Cells on the screen: draws a board, zooms and pans, and hands what pointer and keys do on cells to a
/// controller. Wheel and pinch zoom around the pointer; the middle button pans; a touch pad's scrolling
/// scrolls. The Menu key opens a menu of actions(), if there are any. Each cell is exposed to assistive
/// technology.
class GridView : public QAbstractScrollArea, public CellTable {
    Q_OBJECT

public:
    GridView(std::unique_ptr<GridModel> model, std::unique_ptr<GridController> controller,
             const GridViewOptions& options = {}, QWidget* parent = nullptr);
    ~GridView() override;

    GridModel& model() const { return *model_; }
    GridState& state() const { return model_->state(); }
    GridController& controller() const { return *controller_; }
    /// Hands pointer and keys to another for a while, as to a simulation on the board; nullptr gives them
    /// back. The gesture under way is dropped. An object that is handed them removes itself before it goes.
    void setGuest(GridController* guest);
    GridGeometry geometryOfCells() const;

    /// Width of a cell in device-independent pixels.
    double cellSize() const { return cellSize_; }
    double zoomPercent() const { return 100.0 * cellSize_ / normalCellSize; }
    static constexpr double maximumCellSize = 256.0;
    static constexpr double normalCellSize = 60.0; ///< 100 %

    /// The part of the board that is in sight, in cells as they lie on the screen (turned when the board is):
    /// (0, 0) is the top left corner of the picture. Empty while nothing of the board shows.
    QRectF visibleCells() const;
    /// Scrolls so that this point, in the same units, is in the middle as far as the board's edges allow.
    void centreOn(QPointF point);
    /// Scrolls when one of the cells is out of sight.
    void reveal(const std::vector<Cell>& cells);
    /// Scrolls, and zooms in where they would be too small to be made out, so that the cells, or the first of
    /// some that lie far apart, can be seen.
    void showClearly(const std::vector<Cell>& cells);
    /// Takes the zoom and the place from another view of the same board.
    void showSamePart(const GridView& other);

    /// The legends of the overlays, in the lower right corner. They take no room from the board: where they
    /// would lie over it they are folded until the user opens them, and name the overlays as far as there is
    /// room.
    LegendPanel* legend() const { return legend_; }

    /// The text of a cell for screen readers: those of the model and of the overlays.
    QString describe(Cell cell) const;

    void zoomIn();
    void zoomOut();
    void zoomNormal();
    /// Shows the whole board, as large as it fits, and keeps it so when its room becomes another one: the
    /// window is resized, panels and messages come and go. At any other zoom nothing moves on the screen
    /// then, once the board has been seen and worked on.
    void zoomFit();
    /// The next change of the room is meant for the board: it is laid out as when the window is resized.
    void expectRoom() { window_ = {}; }
    /// Drops the gesture under way; without one the rings around a problem; without those the selection.
    void cancel();

signals:
    void zoomChanged(double percent);
    /// visibleCells() may be another one now: zoomed, scrolled, resized, turned.
    void viewportChanged();
    /// The user is about to work on this view: it has got the focus or is pressed.
    void activated();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

    /// Whether the cell that is meant is always the cursor's, and its size is that of another view.
    virtual bool isAside() const { return false; }
    /// The tool tip of a cell, in rich text: what the overlays show there.
    virtual QString toolTipOf(Cell cell) const;
    /// The pale picture of what a press would do is shown again, or not until the pointer or a key moves.
    void setGhostHidden(bool hidden);
    /// Updates the overlays' legends, and the size of the board with them.
    void followOverlays();
    void announceCursor();
    /// Shows why something could not be done at the cell that is meant, as a tool tip.
    void showRefusal(const QString& sentence);
    /// Keys act where the frame is seen: under the pointer, if that was used last.
    void refreshHover();
    std::optional<Cell> pointedCell() const;

private:
    int cellCount() const override;
    bool hasCell(int cell) const override;
    QString cellText(int cell, QAccessible::Text kind) const override;
    QRect cellRect(int cell) const override;
    int cellAtPoint(QPoint point) const override;
    int cursorCell() const override;
    bool isCellSelectable(int cell) const override;
    bool isCellSelected(int cell) const override;
    void moveCursorTo(int cell) override;
    void pressCursorCell() override;

    void followModel();
    void followState();
    void setCellSize(double size, QPointF anchor);
    void setZoom(double size);
    double snapped(double size) const;
    double smallestStep() const;
    void updateScrollBars();
    void updateCells(const CellRange& range);
    void followPointed();
    void fitAgain();
    /// Whether the person has gone on with something since the board was painted for the first time.
    bool isInUse() const { return seen_ && activity_.presses() > seen_->presses; }
    void noteSeen(const GridGeometry& geometry);
    void keepInPlace();
    void placeLegend();
    QRect legendPlace(QSize size) const;
    int roomOfFoldedLegend() const;
    bool moveByKey(const QKeyEvent& event);
    /// The pointer has come to that point with a button down.
    void dragTo(QPointF point, Modifiers modifiers);
    bool takesBackGesture(const QKeyEvent& event);
    bool zoomByGesture(const QNativeGestureEvent& event);
    void showToolTip(const QHelpEvent& event);
    std::optional<Cell> cellOnGrid(QPointF point) const;
    /// What is kept free along the edges.
    QMarginsF edgeRoom() const;
    /// The viewport without the room along its edges.
    QRectF gridRoom() const;
    /// Draws board and overlays in a part of the viewport.
    void paintCells(QPainter& painter, const GridGeometry& geometry,
                    const std::vector<const GridOverlay*>& overlays, const QRect& part);
    void paintGrid(QPainter& painter, const GridGeometry& geometry, const QRect& part,
                   const CellRange& range);
    void paintSelection(QPainter& painter, const GridGeometry& geometry, const CellRange& visible) const;
    void paintMarks(QPainter& painter, const GridGeometry& geometry, const CellRange& visible) const;
    void paintFrames(QPainter& painter, const GridGeometry& geometry, Cell at) const;
    /// Whether the cursor only marks where keyboard input would continue: the pointer is elsewhere, and the
    /// last result is to be seen, not a preview.
    bool cursorRests() const;
    void updateFrames(Cell at);
    void paintRulers(QPainter& painter, const GridGeometry& geometry) const;

    std::unique_ptr<GridModel> model_;
    /// Who acts on what pointer and keys do.
    GridController& acting() const { return guest_ ? *guest_ : *controller_; }

    std::unique_ptr<GridController> controller_;
    GridController* guest_ = nullptr;
    GridViewOptions options_;
    LegendPanel* legend_;
    PaintedTiles tiles_; ///< of a board that is slow to draw, while it is in sight
    qint64 theme_ = 0;   ///< of the application, when they were painted
    QVariantAnimation rings_;
    double cellSize_ = normalCellSize;
    bool fits_ = true;
    /// Where the board was last painted in the window, and the number of presses at its first painting
    /// there.
    struct Seen {
        GridGeometry place;
        int presses;
    };
    UserActivity activity_;
    std::optional<Seen> seen_;
    QSize window_;                ///< of the window when the room was laid out last
    std::optional<QPointF> kept_; ///< where a board smaller than its room stays, else in the middle
    std::optional<QPoint> panFrom_;
    QPointF draggedTo_;          ///< where the pointer was pressed or came to with a button down, last
    std::optional<Cell> framed_; ///< the pointed cell as it was painted last
    bool ghostHidden_ = false;   ///< the board has changed under it: seen is what is there, not what could be
    bool byKeys_ = false;        ///< the keys were used last: the cursor shows what they would do
};

} // namespace stonemason
