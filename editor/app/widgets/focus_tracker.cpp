// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/focus_tracker.h"

#include <QApplication>
#include <QDockWidget>
#include <QScrollArea>

namespace stonemason {

namespace {

QDockWidget* panelOf(QWidget* widget) {
    while (widget && !qobject_cast<QDockWidget*>(widget))
        widget = widget->parentWidget();
    return qobject_cast<QDockWidget*>(widget);
}

/// Qt does so only for somebody who was inside the area before.
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
