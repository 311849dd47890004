// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "editor/grid/view/accessible_cells.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/canvas/graph_geometry.h"

#include <QAbstractScrollArea>

namespace stonemason::pocket_heroes {

/// A template as a graph. A press on a zone or a link selects it, a drag of a zone moves what is selected, a
/// drag from its rim to another zone links the two, one over empty ground selects what is in the frame, a
/// double click there adds a zone. Wheel and pinch zoom around the pointer, the middle button pans, a touch
/// pad's scrolling scrolls. Arrow keys go from part to part, with Ctrl they move the selected zones. Zones
/// and links are exposed to assistive technology one by one.
class GraphCanvas : public QAbstractScrollArea, public CellTable {
    Q_OBJECT

public:
    explicit GraphCanvas(TemplateDocument& document, QWidget* parent = nullptr);
    ~GraphCanvas() override;

    TemplateDocument& document() const { return document_; }
    GraphGeometry geometryOfGraph() const;
    /// Hit test: the zone, else the link at that pixel; an invalid cell (row -1) for neither.
    Cell partAt(QPointF pixel) const;
    /// The point of the drawing in the middle of the view.
    DrawingPoint middleOfView() const;

    /// Brings the zone or link with the cursor into view.
    void showCursor() { reveal({document_.view().cursor()}); }

    double zoomPercent() const { return 100.0 * geometryOfGraph().scale; }
    void zoomIn();
    void zoomOut();
    void zoomNormal();
    /// Shows the whole graph, until the user zooms or drags.
    void zoomFit();
    /// Drops the gesture under way; without one the rings around a problem; without those the selection.
    void cancel();
    bool hasGesture() const { return gesture_ != Gesture::None; }

signals:
    void zoomChanged(double percent);
    /// The properties of what is selected are wanted.
    void propertiesRequested();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
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
    enum class Gesture { None, Press, Move, Connect, Band };

    int cellCount() const override;
    bool hasCell(int cell) const override;
    QString cellText(int cell, QAccessible::Text kind) const override;
    QRect cellRect(int cell) const override;
    int cellAtPoint(QPoint point) const override;
    int cursorCell() const override;
    bool isCellSelected(int cell) const override;
    void moveCursorTo(int cell) override;
    void pressCursorCell() override;
    /// Zones are counted first, links after them.
    Cell partOf(int cell) const;
    int indexOf(Cell part) const;

    Graph graph() const;
    /// Empty for a part that does not exist or is not drawn, such as a link to a missing zone.
    std::optional<QPointF> middleOf(Cell part, const GraphGeometry& geometry) const;
    QRectF rectOf(Cell part, const GraphGeometry& geometry) const; ///< likewise empty
    void freeze();
    void setScale(double scale, QPointF anchor);
    void updateScrollBars();
    void reveal(const std::vector<Cell>& parts);
    /// The same, larger where the first would be too small to be made out.
    void showClearly(const std::vector<Cell>& parts);
    void announceCursor();
    void followDocument();

    void paintStates(QPainter& painter, const GraphGeometry& geometry) const;
    void paintGesture(QPainter& painter, const GraphGeometry& geometry) const;
    void endGesture();
    void selectAt(Cell part, Qt::KeyboardModifiers keys);
    void selectBand();
    void finish();
    void beginDrag();
    /// The distance from the press to the pointer, in units of the drawing.
    DrawingPoint dragged() const;
    void pressLeft(QPointF pixel, Qt::KeyboardModifiers keys);
    bool isRim(int zone, QPointF pixel) const;
    bool moveByKey(const QKeyEvent& event);
    void moveCursor(QPointF direction, bool extends);
    void goTo(int cell);

    TemplateDocument& document_;
    double scale_ = 1;
    bool fits_ = true;
    Gesture gesture_ = Gesture::None;
    DrawingPoint pressed_;            ///< the point of the press, unaffected by later scrolling
    Qt::KeyboardModifiers pressKeys_; ///< that were held
    QPointF pointer_;
    int zone_ = -1;                   ///< the one that was pressed
    std::vector<DrawingPoint> moved_; ///< the places while zones are dragged
    std::optional<QPoint> panFrom_;
};

} // namespace stonemason::pocket_heroes
