// SPDX-License-Identifier: GPL-3.0-or-later
// Input events of a board: pointer, wheel, keys and touch.

#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/grid_view.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace stonemason {

namespace {

constexpr double wheelNotch = 120.0; // QWheelEvent: eighths of a degree in one click of a common mouse

Modifiers modifiersOf(Qt::KeyboardModifiers keys, Qt::MouseButtons buttons = {}) {
    return {keys.testFlag(Qt::ShiftModifier), keys.testFlag(Qt::ControlModifier),
            buttons.testFlag(Qt::RightButton)};
}

} // namespace

bool GridView::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: showToolTip(*static_cast<QHelpEvent*>(event)); return true;
    case QEvent::Leave: state().setHovered(std::nullopt); break;
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

QString GridView::toolTipOf(Cell cell) const {
    QStringList lines;
    for (const GridOverlay* overlay : model_->overlays())
        if (const QString description = overlay->describe(cell); !description.isEmpty())
            lines += description.toHtmlEscaped();
    return lines.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br>")));
}

void GridView::showToolTip(const QHelpEvent& event) {
    const std::optional<Cell> cell = cellOnGrid(event.pos());
    const QString text = cell ? toolTipOf(*cell) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), text, viewport(),
                           geometryOfCells().rectOf(*cell).toAlignedRect());
}

bool GridView::zoomByGesture(const QNativeGestureEvent& event) {
    if (!options_.zooms || event.gestureType() != Qt::ZoomNativeGesture) return false;
    fits_ = false;
    setCellSize(cellSize_ * (1.0 + event.value()), event.position());
    return true;
}

void GridView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton && options_.zooms) {
        panFrom_ = event->position().toPoint();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton) return;
    emit activated();
    if (acting().isActive()) { // the other button cancels the gesture
        acting().cancel();
        return;
    }
    draggedTo_ = event->position();
    acting().press(geometryOfCells().cellAt(event->position()),
                   modifiersOf(event->modifiers(), event->buttons()));
    viewport()->update();
}

/// Handles the second press of a double click as an ordinary press.
void GridView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void GridView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::MiddleButton)) panFrom_.reset(); // another widget received the release
    if (panFrom_) {
        const QPoint to = event->position().toPoint();
        const QPoint by = to - *panFrom_;
        panFrom_ = to;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    byKeys_ = false;
    state().setHovered(cellOnGrid(event->position()));
    if (event->buttons() != Qt::NoButton)
        dragTo(event->position(), modifiersOf(event->modifiers(), event->buttons()));
}

void GridView::dragTo(QPointF point, Modifiers modifiers) {
    draggedTo_ = point;
    if (acting().isActive()) acting().drag(geometryOfCells().cellAt(point), modifiers);
}

void GridView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        panFrom_.reset();
        viewport()->unsetCursor();
        return;
    }
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) {
        // A quick movement may end at a place for which no move event was sent.
        if (event->position() != draggedTo_)
            dragTo(event->position(), modifiersOf(event->modifiers(), event->buttons() | event->button()));
        acting().release(geometryOfCells().cellAt(event->position()));
    }
    viewport()->update();
}

void GridView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (actions().isEmpty()) return;
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const Cell cell =
        isByKey ? pointedCell().value_or(state().cursor()) : geometryOfCells().cellAt(event->pos());
    const bool isOfCell = acting().beginMenu(cell);
    if (!isByKey && !isOfCell) return; // the right button belongs to the tool
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(isByKey ? viewport()->mapToGlobal(geometryOfCells().rectOf(cell).center().toPoint())
                        : event->globalPos());
}

void GridView::wheelEvent(QWheelEvent* event) {
    if (!options_.zooms) return event->ignore();
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
    if (event->angleDelta().y() == 0) { // horizontal scrolling
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().x());
        return;
    }
    fits_ = false;
    const double notches = event->angleDelta().y() / wheelNotch;
    const double size = cellSize_ * std::pow(1.15, notches);
    setCellSize(notches > 0 ? std::max(size, cellSize_ + smallestStep())
                            : std::min(size, cellSize_ - smallestStep()),
                event->position());
}

bool GridView::moveByKey(const QKeyEvent& event) {
    const Size board = model_->size();
    const int turn = state().isTurned() ? -1 : 1; // arrow keys follow the screen, not the turned board
    const auto go = [&](int rows, int columns) {
        refreshHover();
        acting().moveCursor(rows * turn, columns * turn, modifiersOf(event.modifiers()));
        reveal({state().cursor()});
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

void GridView::refreshHover() {
    const std::optional<Cell> pointed = state().hovered();
    if (!pointed) return;
    state().setHovered(std::nullopt);
    if (!acting().isActive()) state().setCursor(*pointed);
}

/// Undo during a gesture cancels that gesture and undoes no step before it.
bool GridView::takesBackGesture(const QKeyEvent& event) {
    return acting().isActive() && event.matches(QKeySequence::Undo);
}

bool GridView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takesBackGesture(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void GridView::keyPressEvent(QKeyEvent* event) {
    if (moveByKey(*event)) {
        if (!std::exchange(byKeys_, true)) viewport()->update();
        return;
    }
    if (takesBackGesture(*event)) {
        acting().cancel();
        viewport()->update();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        byKeys_ = true;
        refreshHover();
        if (!acting().actAtCursor(modifiersOf(event->modifiers()))) break;
        viewport()->update();
        return;
    case Qt::Key_Escape:
        cancel();
        viewport()->update();
        return;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void GridView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason) emit activated();
    viewport()->update();
}

void GridView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void GridView::showRefusal(const QString& sentence) {
    if (isAside()) return; // the active view beside it shows it
    const QRectF cell = geometryOfCells().rectOf(state().hovered().value_or(state().cursor()));
    // Rich text makes the tool tip wrap instead of covering the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

void GridView::dragEnterEvent(QDragEnterEvent* event) {
    if (acting().acceptsDrag(*event->mimeData()))
        event->acceptProposedAction();
    else
        QAbstractScrollArea::dragEnterEvent(event);
}

void GridView::dragMoveEvent(QDragMoveEvent* event) {
    const std::optional<Cell> cell = cellOnGrid(event->position());
    state().setHovered(cell);
    event->setAccepted(acting().dragOver(*event->mimeData(), cell));
}

void GridView::dragLeaveEvent(QDragLeaveEvent*) {
    state().setHovered(std::nullopt);
}

void GridView::dropEvent(QDropEvent* event) {
    if (acting().drop(*event->mimeData(), cellOnGrid(event->position()))) event->acceptProposedAction();
}

} // namespace stonemason
