// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/accessible_cells.h"

#include <QAbstractScrollArea>
#include <QAccessibleActionInterface>
#include <QPointer>

namespace stonemason {

namespace {

class AccessibleCell : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleCell(QAbstractScrollArea& area, CellTable& table, int index)
        : area_(&area), table_(table), index_(index) {}

    int index() const { return index_; }

    bool isValid() const override { return area_ && table_.hasCell(index_); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(area_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        return isValid() ? table_.cellText(index_, kind) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect inViewport = table_.cellRect(index_);
        return {area_->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
    }

    QAccessible::Role role() const override { return QAccessible::Cell; }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focused = area_->hasFocus() && table_.cursorCell() == index_;
        state.selectable = table_.isCellSelectable(index_);
        state.selected = table_.isCellSelected(index_);
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) return;
        table_.moveCursorTo(index_);
        if (name == setFocusAction()) area_->setFocus();
        if (name == pressAction()) table_.pressCursorCell();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<QAbstractScrollArea> area_;
    CellTable& table_; ///< lives as long as the area
    int index_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* area = qobject_cast<QAbstractScrollArea*>(object);
    auto* table = dynamic_cast<CellTable*>(area);
    return table ? new AccessibleCells(*area, *table) : nullptr;
}

} // namespace

AccessibleCells::AccessibleCells(QAbstractScrollArea& area, CellTable& table)
    : QAccessibleWidget(&area, QAccessible::Table), area_(area), table_(table) {
}

AccessibleCells::~AccessibleCells() {
    for (const auto& [index, id] : cells_)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleCells::install() {
    QAccessible::installFactory(makeInterface);
}

void AccessibleCells::cursorMoved(QWidget& widget, const CellTable& table) {
    if (!QAccessible::isActive() || !widget.hasFocus()) return;
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(table.cursorCell());
    QAccessible::updateAccessibility(&event);
}

void AccessibleCells::selectionChanged(QWidget& widget) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&widget, QAccessible::SelectionWithin);
    QAccessible::updateAccessibility(&event);
}

QAccessibleInterface* AccessibleCells::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = cells_.find(index);
    if (known != cells_.end()) return QAccessible::accessibleInterface(known->second);
    auto* cell = new AccessibleCell(area_, table_, index);
    cells_[index] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

int AccessibleCells::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell ? cell->index() : -1;
}

QAccessibleInterface* AccessibleCells::childAt(int x, int y) const {
    const int cell = table_.cellAtPoint(area_.viewport()->mapFromGlobal(QPoint(x, y)));
    return cell < 0 ? nullptr : child(cell);
}

QAccessibleInterface* AccessibleCells::focusChild() const {
    return area_.hasFocus() ? child(table_.cursorCell()) : nullptr;
}

} // namespace stonemason
