// SPDX-License-Identifier: GPL-3.0-or-later
// What pointer, wheel, keys and touch do on the graph of a template.
#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/canvas/graph_badges.h"
#include "editor/pocket_heroes/template/view/canvas/graph_canvas.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"

#include <QContextMenuEvent>
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

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr double wheelNotch = 120; // eighths of a degree in one click of a common mouse
constexpr double dragFrom = 4;     // pixels
constexpr double rimInside = 6;    // pixels of the rim that begin a link
constexpr double rimOutside = 5;
constexpr auto severalKeys = Qt::KeyboardModifiers(Qt::ShiftModifier | Qt::ControlModifier);
constexpr double stepOfKeys = 5;    // units of zone sizes
constexpr int moveByKeysField = 90; // of undo steps that are one

double lengthOfVector(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

} // namespace

bool GraphCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto& help = *static_cast<QHelpEvent*>(event);
        const QString text = partText(document_.worldTemplate(), document_.catalogue(), partAt(help.pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help.globalPos(), QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()),
                               viewport());
        return true;
    }
    case QEvent::UngrabMouse: endGesture(); break;
    case QEvent::Leave: document_.view().setHovered(std::nullopt); break;
    case QEvent::NativeGesture: {
        const auto& gesture = *static_cast<QNativeGestureEvent*>(event);
        if (gesture.gestureType() != Qt::ZoomNativeGesture) break;
        setScale(geometryOfGraph().scale * (1 + gesture.value()), gesture.position());
        return true;
    }
    case QEvent::Gesture:
        if (QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<QPinchGesture*>(gesture);
            setScale(geometryOfGraph().scale * pinch->scaleFactor(),
                     viewport()->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
        break;
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool GraphCanvas::isRim(int zone, QPointF pixel) const {
    const GraphGeometry geometry = geometryOfGraph();
    const double radius = radiusOf(graph(), geometry, zone);
    const double far = lengthOfVector(pixel - centreOf(graph(), geometry, zone));
    return far >= radius - std::min(rimInside, radius / 3);
}

void GraphCanvas::selectAt(Cell part, Qt::KeyboardModifiers keys) {
    GridState& state = document_.view();
    CellSet selection = state.selection();
    const bool isIn = selection.contains(part);
    state.setCursor(part);
    if (isIn && keys & Qt::ControlModifier)
        selection -= {part};
    else if (isIn || keys & severalKeys)
        selection.insert(part);
    else
        selection = {part};
    state.setSelection(selection);
}

void GraphCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        freeze();
        panFrom_ = event->position().toPoint();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (gesture_ != Gesture::None) return cancel(); // the other button drops what this one began
    pointer_ = event->position();
    if (event->button() == Qt::RightButton) {
        const Cell part = partAt(pointer_);
        if (part.row >= 0 && !isCellSelected(indexOf(part))) selectAt(part, {});
    }
    if (event->button() == Qt::LeftButton) pressLeft(pointer_, event->modifiers());
}

void GraphCanvas::pressLeft(QPointF pixel, Qt::KeyboardModifiers keys) {
    const GraphGeometry geometry = geometryOfGraph();
    const Cell part = partAt(pixel);
    gesture_ = Gesture::Press;
    pressed_ = geometry.pointAt(pixel);
    pressKeys_ = keys;
    zone_ = guardAt(guardBadges(graph(), geometry), pixel) < 0 ? zoneAt(graph(), geometry, pixel, rimOutside)
                                                               : -1;
    if (part.row >= 0)
        selectAt(part, keys);
    else if (zone_ < 0 && !(keys & severalKeys))
        document_.view().setSelection({});
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return mousePressEvent(event);
    const Cell part = partAt(event->position());
    if (part.row < 0) {
        freeze();
        return addZone(document_, geometryOfGraph().pointAt(event->position()));
    }
    selectAt(part, {});
    emit propertiesRequested();
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::MiddleButton)) panFrom_.reset(); // its release went elsewhere
    if (panFrom_) {
        const QPoint by = event->position().toPoint() - *panFrom_;
        panFrom_ = event->position().toPoint();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    pointer_ = event->position();
    if (!(event->buttons() & Qt::LeftButton)) endGesture(); // likewise: nobody has let go here
    const Cell part = partAt(pointer_);
    document_.view().setHovered(part.row >= 0 ? std::optional(part) : std::nullopt);
    if (gesture_ == Gesture::None) {
        const int zone = zoneAt(graph(), geometryOfGraph(), pointer_, rimOutside);
        viewport()->setCursor(zone >= 0 && isRim(zone, pointer_) ? Qt::CrossCursor : Qt::ArrowCursor);
        return;
    }
    if (gesture_ == Gesture::Press) beginDrag();
    if (gesture_ == Gesture::Move) {
        moved_ = document_.places();
        const DrawingPoint by = allowedMove(moved_, document_.selectedZones(), dragged());
        for (const int zone : document_.selectedZones())
            moved_[std::size_t(zone)] = {moved_[std::size_t(zone)].x + by.x,
                                         moved_[std::size_t(zone)].y + by.y};
    }
    viewport()->update();
}

void GraphCanvas::beginDrag() {
    const QPointF from = geometryOfGraph().at(pressed_);
    if (lengthOfVector(pointer_ - from) < dragFrom) return;
    // With Shift a frame begins on a zone, too.
    if (zone_ < 0 || pressKeys_ & Qt::ShiftModifier)
        gesture_ = Gesture::Band;
    else
        gesture_ = isRim(zone_, from) ? Gesture::Connect : Gesture::Move;
    if (gesture_ == Gesture::Move) freeze();
    moved_ = document_.places();
}

DrawingPoint GraphCanvas::dragged() const {
    const DrawingPoint now = geometryOfGraph().pointAt(pointer_);
    return {now.x - pressed_.x, now.y - pressed_.y};
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        panFrom_.reset();
        viewport()->unsetCursor();
        return;
    }
    pointer_ = event->position();
    if (event->button() == Qt::LeftButton && gesture_ != Gesture::None) finish();
}

/// The keys that count are those of the press: it has shown what will happen.
void GraphCanvas::finish() {
    const int to = zoneAt(graph(), geometryOfGraph(), pointer_);
    const Gesture done = std::exchange(gesture_, Gesture::None);
    viewport()->update();
    if (done == Gesture::Move && !document_.selectedZones().empty()) moveSelected(document_, dragged());
    if (done == Gesture::Connect && to >= 0 && to != zone_)
        connectZones(document_, {zone_, to}, LinkKind::Regular);
    if (done == Gesture::Band) selectBand();
    if (done == Gesture::Press && !(pressKeys_ & severalKeys))
        if (const Cell part = partAt(pointer_); part.row >= 0) document_.view().setSelection({part});
}

void GraphCanvas::selectBand() {
    const GraphGeometry geometry = geometryOfGraph();
    const QRectF band = QRectF(geometry.at(pressed_), pointer_).normalized();
    CellSet cells;
    if (pressKeys_ & severalKeys) cells = document_.view().selection();
    for (int i = 0; i < cellCount(); ++i) {
        const auto middle = middleOf(partOf(i), geometry);
        if (middle && band.contains(*middle)) cells.insert(partOf(i));
    }
    document_.view().setSelection(cells);
}

void GraphCanvas::endGesture() {
    if (gesture_ == Gesture::None) return;
    gesture_ = Gesture::None;
    viewport()->update();
}

void GraphCanvas::cancel() {
    GridState& state = document_.view();
    if (gesture_ != Gesture::None)
        endGesture();
    else if (!state.marked().empty())
        state.mark({}, Severity::Note);
    else
        state.setSelection({});
}

void GraphCanvas::wheelEvent(QWheelEvent* event) {
    const bool touchPad = !event->pixelDelta().isNull();
    if (touchPad && !event->modifiers().testFlag(Qt::ControlModifier)) {
        freeze();
        return QAbstractScrollArea::wheelEvent(event);
    }
    event->accept();
    const int down = event->angleDelta().y();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || down == 0) {
        freeze();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() -
                                        (down == 0 ? event->angleDelta().x() : down));
        return;
    }
    setScale(geometryOfGraph().scale * std::pow(1.15, down / wheelNotch), event->position());
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (actions().isEmpty() || gesture_ != Gesture::None) return;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard)
        if (const auto middle = middleOf(document_.view().cursor(), geometryOfGraph()))
            at = viewport()->mapToGlobal(middle->toPoint());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(at);
}

/// To the part that lies nearest in that direction, seen from the cursor.
void GraphCanvas::moveCursor(QPointF direction, bool extends) {
    const GraphGeometry geometry = geometryOfGraph();
    if (cellCount() == 0) return;
    const int from = hasCell(cursorCell()) ? cursorCell() : 0;
    const QPointF start = middleOf(partOf(from), geometry).value_or(QRectF(viewport()->rect()).center());
    int best = from;
    double least = 1e18;
    for (int i = 0; i < cellCount(); ++i) {
        const auto middle = middleOf(partOf(i), geometry);
        if (!middle) continue;
        const QPointF way = *middle - start;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (i == from || ahead <= 0.5 || aside > 2 * ahead) continue;
        if (const double far = ahead + 2 * aside; far < least) {
            least = far;
            best = i;
        }
    }
    if (extends) selectAt(partOf(best), Qt::ShiftModifier);
    goTo(best);
}

void GraphCanvas::goTo(int cell) {
    if (!hasCell(cell)) return;
    document_.view().setCursor(partOf(cell));
    reveal({partOf(cell)});
}

bool GraphCanvas::moveByKey(const QKeyEvent& event) {
    QPointF direction;
    switch (event.key()) {
    case Qt::Key_Left: direction = {-1, 0}; break;
    case Qt::Key_Right: direction = {1, 0}; break;
    case Qt::Key_Up: direction = {0, -1}; break;
    case Qt::Key_Down: direction = {0, 1}; break;
    case Qt::Key_Home:
    case Qt::Key_End: break;
    default: return false;
    }
    document_.view().setHovered(std::nullopt);
    if (direction.isNull()) {
        goTo(event.key() == Qt::Key_Home ? 0 : cellCount() - 1);
        return true;
    }
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        freeze();
        const QPointF by = stepOfKeys * direction;
        if (!document_.selectedZones().empty()) moveSelected(document_, {by.x(), by.y()}, moveByKeysField);
    } else {
        moveCursor(direction, event.modifiers().testFlag(Qt::ShiftModifier));
    }
    return true;
}

/// Undo during a gesture cancels that gesture and undoes no step before it.
bool GraphCanvas::event(QEvent* event) {
    // When another window takes the pointer or the focus, the release event goes there as well.
    if (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::Hide) endGesture();
    if (event->type() == QEvent::ShortcutOverride && hasGesture() &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void GraphCanvas::keyPressEvent(QKeyEvent* event) {
    if (hasGesture() && event->matches(QKeySequence::Undo)) return cancel();
    if (gesture_ != Gesture::None && event->key() != Qt::Key_Escape) return;
    if (moveByKey(*event)) return;
    switch (event->key()) {
    case Qt::Key_Space:
        if (hasCell(cursorCell())) selectAt(document_.view().cursor(), Qt::ControlModifier);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pressCursorCell();
        emit propertiesRequested();
        return;
    case Qt::Key_Escape: return cancel();
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void GraphCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void GraphCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    endGesture();
    viewport()->update();
}

} // namespace stonemason::pocket_heroes
