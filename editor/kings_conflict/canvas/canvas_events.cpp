// SPDX-License-Identifier: GPL-3.0-or-later
// What pointer, wheel, keys and touch do on the canvas.

#include "editor/kings_conflict/canvas/board_overlay.h"
#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"

#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace stonemason {

namespace {

constexpr double wheelNotch = 120.0; // QWheelEvent: eighths of a degree in one click of a common mouse

Modifiers modifiersOf(Qt::KeyboardModifiers keys, Qt::MouseButtons buttons = {}) {
    return {keys.testFlag(Qt::ShiftModifier), keys.testFlag(Qt::ControlModifier),
            buttons.testFlag(Qt::RightButton)};
}

} // namespace

bool MapCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: tellOverlays(*static_cast<QHelpEvent*>(event)); return true;
    case QEvent::Leave: document_.view().setHovered(std::nullopt); break;
    case QEvent::NativeGesture:
        if (zoomByGesture(*static_cast<QNativeGestureEvent*>(event))) return true;
        break;
    case QEvent::Gesture:
        if (QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<QPinchGesture*>(gesture);
            fits_ = false;
            setCellSize(cellSize_ * pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
        break;
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

/// What the overlays show where the pointer rests, in words.
void MapCanvas::tellOverlays(const QHelpEvent& event) {
    const CanvasGeometry geometry = geometryOfCells();
    const Cell cell = geometry.cellAt(event.pos());
    QStringList lines;
    if (geometry.board.contains(cell))
        for (const BoardOverlay* overlay : shownOverlays())
            if (const QString said = overlay->describe(cell); !said.isEmpty()) lines += said.toHtmlEscaped();
    if (lines.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(),
                           QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br>"))), viewport(),
                           geometry.rectOf(cell).toAlignedRect());
}

bool MapCanvas::zoomByGesture(const QNativeGestureEvent& event) {
    if (event.gestureType() != Qt::ZoomNativeGesture) return false;
    fits_ = false;
    setCellSize(cellSize_ * (1.0 + event.value()), event.position());
    return true;
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        panFrom_ = event->position().toPoint();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton) return;
    emit activated();
    const Cell cell = geometryOfCells().cellAt(event->position());
    if (gesture_.isActive()) { // the other button drops what this one began
        gesture_.cancel();
        return;
    }
    gesture_.press(cell, modifiersOf(event->modifiers(), event->buttons()));
    viewport()->update();
}

/// A quick second click is a click like any other.
void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (panFrom_) {
        const QPoint to = event->position().toPoint();
        const QPoint by = to - *panFrom_;
        panFrom_ = to;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    const Cell cell = geometryOfCells().cellAt(event->position());
    byKeys_ = false;
    const bool onBoard = document_.map().size().contains(cell);
    document_.view().setHovered(onBoard ? std::optional(cell) : std::nullopt);
    if (gesture_.isActive() && event->buttons() != Qt::NoButton)
        gesture_.drag(cell, modifiersOf(event->modifiers(), event->buttons()));
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        panFrom_.reset();
        viewport()->unsetCursor();
        return;
    }
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) gesture_.release();
    viewport()->update();
}

void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->accept(); // the right button belongs to the tools
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    const bool touchPad = !event->pixelDelta().isNull();
    if (touchPad && !event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().y());
        return;
    }
    event->accept();
    if (event->angleDelta().y() == 0) { // a wheel that is tipped sideways
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().x());
        return;
    }
    fits_ = false;
    const double notches = event->angleDelta().y() / wheelNotch;
    const double size = cellSize_ * std::pow(1.15, notches);
    // Small cells would round back to what they were.
    const double least = notches > 0 ? cellSize_ + 1 : cellSize_ - 1;
    setCellSize(notches > 0 ? std::max(size, least) : std::min(size, std::max(least, minimumCellSize)),
                event->position());
}

bool MapCanvas::moveByKey(const QKeyEvent& event) {
    const Size board = document_.map().size();
    const int turn =
        document_.view().isTurned() ? -1 : 1; // arrows go where they point, however the board is turned
    const auto go = [&](int rows, int columns) {
        takeUpPointer();
        gesture_.moveCursor(rows * turn, columns * turn, modifiersOf(event.modifiers()));
        reveal({document_.view().cursor()});
    };
    switch (event.key()) {
    case Qt::Key_Up: go(-1, 0); return true;
    case Qt::Key_Down: go(1, 0); return true;
    case Qt::Key_Left: go(0, -1); return true;
    case Qt::Key_Right: go(0, 1); return true;
    case Qt::Key_Home: go(0, -board.columns); return true;
    case Qt::Key_End: go(0, board.columns); return true;
    case Qt::Key_PageUp: go(-board.rows, 0); return true;
    case Qt::Key_PageDown: go(board.rows, 0); return true;
    default: return false;
    }
}

/// Keys act where the frame is seen: under the pointer, if that was used last.
void MapCanvas::takeUpPointer() {
    MapViewState& view = document_.view();
    const std::optional<Cell> pointed = view.hovered();
    if (!pointed) return;
    view.setHovered(std::nullopt);
    if (!gesture_.isActive()) view.setCursor(*pointed);
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (moveByKey(*event)) {
        byKeys_ = true;
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        byKeys_ = true;
        takeUpPointer();
        gesture_.paintAtCursor(modifiersOf(event->modifiers()));
        viewport()->update();
        return;
    case Qt::Key_Escape:
        cancel();
        viewport()->update();
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason) emit activated();
    viewport()->update();
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace stonemason
