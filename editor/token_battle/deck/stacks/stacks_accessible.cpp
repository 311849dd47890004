// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/stacks/stacks_accessible.h"

#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/deck_document.h"
#include "editor/token_battle/deck/deck_gestures.h"
#include "editor/token_battle/deck/stacks/stacks_view.h"

#include <QPointer>

namespace stonemason {

namespace {

int indexOf(Slot slot) {
    return slot.stack * stackCapacity + slot.index;
}

class AccessiblePlace : public QAccessibleInterface {
public:
    AccessiblePlace(StacksView& view, int index) : view_(&view), index_(index) {}

    int index() const { return index_; }
    Slot slot() const { return {index_ / stackCapacity, index_ % stackCapacity}; }

    bool isValid() const override { return !view_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return view_->describe(slot());
        const auto card = held();
        if (kind == QAccessible::Description && card)
            return cardEffect(*card, view_->gestures().document().catalogue());
        return {};
    }

    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect inViewport = view_->places().place(slot()).toRect();
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
        const DeckGestures& gestures = view_->gestures();
        state.focused = view_->hasFocus() && gestures.cursor() == slot();
        const auto card = held();
        state.selected =
            card && gestures.hand().from == CardHand::From::Stacks && gestures.hand().contains(*card);
        return state;
    }

private:
    std::optional<CardId> held() const { return view_->gestures().document().deck().at(slot()); }

    QPointer<StacksView> view_;
    int index_;
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className != QLatin1String(StacksView::staticMetaObject.className())) return nullptr;
    return new AccessibleStacks(*static_cast<StacksView*>(object));
}

} // namespace

AccessibleStacks::AccessibleStacks(StacksView& view) : QAccessibleWidget(&view, QAccessible::Table) {
}

AccessibleStacks::~AccessibleStacks() {
    for (const auto& [index, id] : places_)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleStacks::install() {
    QAccessible::installFactory(makeInterface);
}

void AccessibleStacks::cursorMoved(StacksView& view) {
    if (!QAccessible::isActive() || !view.hasFocus()) return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(indexOf(view.gestures().cursor()));
    QAccessible::updateAccessibility(&event);
}

void AccessibleStacks::selectionChanged(StacksView& view) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&view, QAccessible::SelectionWithin);
    QAccessible::updateAccessibility(&event);
}

StacksView& AccessibleStacks::view() const {
    return *static_cast<StacksView*>(object());
}

QAccessibleInterface* AccessibleStacks::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = places_.find(index);
    if (known != places_.end()) return QAccessible::accessibleInterface(known->second);
    auto* place = new AccessiblePlace(view(), index);
    places_[index] = QAccessible::registerAccessibleInterface(place);
    return place;
}

int AccessibleStacks::indexOfChild(const QAccessibleInterface* child) const {
    const auto* place = dynamic_cast<const AccessiblePlace*>(child);
    return place ? place->index() : -1;
}

QAccessibleInterface* AccessibleStacks::childAt(int x, int y) const {
    const auto slot = view().places().slotAt(view().viewport()->mapFromGlobal(QPoint(x, y)),
                                             view().gestures().document().deck());
    return slot ? child(indexOf(*slot)) : nullptr;
}

QAccessibleInterface* AccessibleStacks::focusChild() const {
    return view().hasFocus() ? child(indexOf(view().gestures().cursor())) : nullptr;
}

} // namespace stonemason
