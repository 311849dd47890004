// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/board/board_accessible.h"

#include "editor/token_battle/duel/board/board_view.h"
#include "editor/token_battle/duel/duel_words.h"

#include <QAccessibleActionInterface>
#include <QPointer>

namespace stonemason {

namespace {

class AccessibleCell : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleCell(BoardView& view, Square square) : view_(&view), square_(square) {}

    Square square() const { return square_; }

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
        if (kind == QAccessible::Name) return view_->describe(square_);
        if (kind == QAccessible::Value) {
            const auto token = view_->choice().document().position().tokenAt(square_);
            return token ? QString::number(token->value) : QString();
        }
        const auto& preview = view_->choice().preview();
        if (kind != QAccessible::Description || !preview || preview->move.square != square_) return {};
        const DuelDocument& document = view_->choice().document();
        return previewWords(*preview, document) + QStringLiteral(". ") + yieldWords(*preview, document);
    }

    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect inView = view_->places().cell(square_).toRect();
        return {view_->mapToGlobal(inView.topLeft()), inView.size()};
    }

    QAccessible::Role role() const override { return QAccessible::Cell; }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focused = view_->hasFocus() && view_->choice().cursor() == square_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) return;
        view_->choice().setCursor(square_);
        view_->choice().setCursorShown(true);
        if (name == setFocusAction()) view_->setFocus();
        if (name == pressAction()) view_->choice().playOn(square_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<BoardView> view_;
    Square square_;
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className != QLatin1String(BoardView::staticMetaObject.className())) return nullptr;
    return new AccessibleBoard(*static_cast<BoardView*>(object));
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
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(view.choice().cursor());
    QAccessible::updateAccessibility(&event);
}

BoardView& AccessibleBoard::view() const {
    return *static_cast<BoardView*>(object());
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = cells_.find(index);
    if (known != cells_.end()) return QAccessible::accessibleInterface(known->second);
    auto* cell = new AccessibleCell(view(), Square(index));
    cells_[index] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell ? cell->square() : -1;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    const Square square = view().places().squareAt(view().mapFromGlobal(QPoint(x, y)));
    return square == noSquare ? nullptr : child(square);
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    return view().hasFocus() ? child(view().choice().cursor()) : nullptr;
}

} // namespace stonemason
