// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/focus_handover.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPointer>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

namespace stonemason {

namespace {

class FocusHandover : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setTarget(QWidget& target) { target_ = &target; }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn && watched == parent() && target_)
            target_->setFocus(static_cast<QFocusEvent*>(event)->reason());
        return false;
    }

private:
    QPointer<QWidget> target_;
};

} // namespace

void forwardFocusTo(QWidget& from, QWidget& to) {
    auto* handover = from.findChild<FocusHandover*>(QString(), Qt::FindDirectChildrenOnly);
    if (!handover) {
        handover = new FocusHandover(&from);
        from.installEventFilter(handover);
    }
    handover->setTarget(to);
}

void giveKeysTo(QWidget* view) {
    if (!view) return;
    view->activateWindow();
    view->setFocus();
}

bool ButtonBoxOrder::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish)
        if (auto* box = qobject_cast<QDialogButtonBox*>(watched)) box->setFocusProxy(nullptr);
    return false;
}

bool ParkedTabs::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Move && event->type() != QEvent::Resize && event->type() != QEvent::Show)
        return false;
    auto* bar = qobject_cast<QTabBar*>(watched);
    const auto* window = bar ? qobject_cast<QMainWindow*>(bar->parentWidget()) : nullptr;
    if (!window) return false;
    bar->setFocusPolicy(window->rect().intersects(bar->geometry()) ? Qt::TabFocus : Qt::NoFocus);
    for (QToolButton* scroll : bar->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly))
        scroll->setFocusPolicy(Qt::NoFocus);
    return false;
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const QPoint at = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &menu);
    return true;
}

namespace {

QDockWidget* panelOf(QWidget* widget) {
    while (widget && !qobject_cast<QDockWidget*>(widget))
        widget = widget->parentWidget();
    return qobject_cast<QDockWidget*>(widget);
}

/// Scrolls to the focused widget; Qt does so only if the focus was already inside the area.
void scrollTo(QWidget* widget) {
    for (QWidget* area = widget->parentWidget(); area; area = area->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(area)) scroll->ensureWidgetVisible(widget);
}

} // namespace

FocusTracker::FocusTracker(QObject* parent) : QObject(parent) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void FocusTracker::follow(QWidget* focused) {
    if (ring_) ring_->setWidget(nullptr);
    if (!focused || !focused->window()->testAttribute(Qt::WA_KeyboardFocusChange)) return;
    // The main window moves panels behind others out of its bounds instead of hiding them.
    QDockWidget* panel = panelOf(focused);
    if (panel && !panel->isFloating() && !panel->parentWidget()->rect().intersects(panel->geometry()))
        panel->raise();
    scrollTo(focused);
    const auto* view = qobject_cast<const QAbstractScrollArea*>(focused);
    if (!view || view->frameShape() != QFrame::NoFrame) return;
    if (!ring_) ring_ = new QFocusFrame(focused);
    ring_->setWidget(focused);
}

} // namespace stonemason
#include "focus_handover.moc"
