// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/accessible_board.h"

#include "editor/board/board_view.h"

#include <QAccessibleActionInterface>
#include <QPointer>

#include <algorithm>

namespace stonemason {

namespace {

class AccessibleCell : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleCell(BoardView& view, int index) : view_(&view), index_(index) {}

    int index() const { return index_; }
    /// Where that is on the board as it now is.
    Cell cell() const {
        const int columns = view_->model().size().columns;
        return {index_ / columns, index_ % columns};
    }

    bool isValid() const override { return view_ && view_->model().contains(cell()); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        switch (kind) {
        case QAccessible::Name: return view_->describe(cell());
        case QAccessible::Value: return view_->model().heldIn(cell());
        case QAccessible::Description: return view_->model().preview(cell());
        default: return {};
        }
    }

    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect inViewport = view_->geometryOfCells().rectOf(cell()).toRect();
        return {view_->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
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
        const BoardState& board = view_->state();
        state.focused = view_->hasFocus() && board.cursor() == cell();
        state.selected = std::ranges::binary_search(board.selection(), cell());
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) return;
        view_->state().setHovered(std::nullopt);
        view_->state().setCursor(cell());
        if (name == setFocusAction()) view_->setFocus();
        if (name == pressAction()) view_->controller().actAtCursor({});
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<BoardView> view_;
    int index_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new AccessibleBoard(*view) : nullptr;
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardView& view) : QAccessibleWidget(&view, QAccessible::Table) {
}

AccessibleBoard::~AccessibleBoard() {
    for (const auto& [index, id] : cells_)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleBoard::install() {
    QAccessible::installFactory(makeInterface);
}

void AccessibleBoard::cursorMoved(BoardView& view) {
    if (!QAccessible::isActive() || !view.hasFocus()) return;
    const Cell cursor = view.state().cursor();
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(cursor.row * view.model().size().columns + cursor.column);
    QAccessible::updateAccessibility(&event);
}

void AccessibleBoard::selectionChanged(BoardView& view) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&view, QAccessible::SelectionWithin);
    QAccessible::updateAccessibility(&event);
}

BoardView& AccessibleBoard::view() const {
    return *static_cast<BoardView*>(object());
}

int AccessibleBoard::indexOf(Cell cell) const {
    return cell.row * view().model().size().columns + cell.column;
}

int AccessibleBoard::childCount() const {
    return view().model().size().area();
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = cells_.find(index);
    if (known != cells_.end()) return QAccessible::accessibleInterface(known->second);
    auto* cell = new AccessibleCell(view(), index);
    cells_[index] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell ? cell->index() : -1;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    const Cell cell = view().geometryOfCells().cellAt(view().viewport()->mapFromGlobal(QPoint(x, y)));
    return view().model().contains(cell) ? child(indexOf(cell)) : nullptr;
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    return view().hasFocus() ? child(indexOf(view().state().cursor())) : nullptr;
}

} // namespace stonemason
