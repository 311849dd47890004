// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/canvas_accessible.h"

#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

#include <QPointer>

#include <algorithm>

namespace stonemason {

namespace {

class AccessibleCell : public QAccessibleInterface {
public:
    AccessibleCell(MapCanvas& canvas, int index) : canvas_(&canvas), index_(index) {}

    int index() const { return index_; }
    /// Where that is on the board as it now is.
    Cell cell() const {
        const int columns = canvas_->document().map().size().columns;
        return {index_ / columns, index_ % columns};
    }

    bool isValid() const override { return canvas_ && canvas_->document().map().size().contains(cell()); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(canvas_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return canvas_->describe(cell());
        if (kind == QAccessible::Value) return canvas_->heldIn(cell());
        return {};
    }

    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        const QRect inViewport = canvas_->geometryOfCells().rectOf(cell()).toRect();
        return {canvas_->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
    }

    QAccessible::Role role() const override { return QAccessible::Cell; }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const MapViewState& view = canvas_->document().view();
        state.focused = canvas_->hasFocus() && view.cursor() == cell();
        state.selected = std::ranges::binary_search(view.selection(), cell());
        return state;
    }

private:
    QPointer<MapCanvas> canvas_;
    int index_;
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className != QLatin1String(MapCanvas::staticMetaObject.className())) return nullptr;
    return new AccessibleCanvas(*static_cast<MapCanvas*>(object));
}

} // namespace

AccessibleCanvas::AccessibleCanvas(MapCanvas& canvas) : QAccessibleWidget(&canvas, QAccessible::Table) {
}

AccessibleCanvas::~AccessibleCanvas() {
    for (const auto& [index, id] : cells_)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleCanvas::install() {
    QAccessible::installFactory(makeInterface);
}

void AccessibleCanvas::cursorMoved(MapCanvas& canvas) {
    if (!QAccessible::isActive() || !canvas.hasFocus()) return;
    const Cell cursor = canvas.document().view().cursor();
    QAccessibleEvent event(&canvas, QAccessible::Focus);
    event.setChild(cursor.row * canvas.document().map().size().columns + cursor.column);
    QAccessible::updateAccessibility(&event);
}

void AccessibleCanvas::selectionChanged(MapCanvas& canvas) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&canvas, QAccessible::SelectionWithin);
    QAccessible::updateAccessibility(&event);
}

MapCanvas& AccessibleCanvas::canvas() const {
    return *static_cast<MapCanvas*>(object());
}

int AccessibleCanvas::indexOf(Cell cell) const {
    return cell.row * canvas().document().map().size().columns + cell.column;
}

int AccessibleCanvas::childCount() const {
    return canvas().document().map().size().area();
}

QAccessibleInterface* AccessibleCanvas::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = cells_.find(index);
    if (known != cells_.end()) return QAccessible::accessibleInterface(known->second);
    auto* cell = new AccessibleCell(canvas(), index);
    cells_[index] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

int AccessibleCanvas::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell ? cell->index() : -1;
}

QAccessibleInterface* AccessibleCanvas::childAt(int x, int y) const {
    const Cell cell = canvas().geometryOfCells().cellAt(canvas().viewport()->mapFromGlobal(QPoint(x, y)));
    return canvas().document().map().size().contains(cell) ? child(indexOf(cell)) : nullptr;
}

QAccessibleInterface* AccessibleCanvas::focusChild() const {
    return canvas().hasFocus() ? child(indexOf(canvas().document().view().cursor())) : nullptr;
}

} // namespace stonemason
