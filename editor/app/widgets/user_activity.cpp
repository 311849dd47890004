// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/user_activity.h"

#include "editor/app/widgets/progress_dialog.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace stonemason {

namespace {

bool isModifier(int key) {
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta: return true;
    default: return false;
    }
}

bool isWaitedFor() {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* window) {
        const auto* progress = qobject_cast<const ProgressDialog*>(window);
        return progress && progress->isWaiting();
    });
}

} // namespace

UserActivity::UserActivity(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool UserActivity::hasDialogOrMenu() {
    return QApplication::activeModalWidget() || QApplication::activePopupWidget() || isWaitedFor();
}

bool UserActivity::isBusy() {
    return hasDialogOrMenu() || QGuiApplication::mouseButtons() != Qt::NoButton;
}

bool UserActivity::isInTextField() {
    const QWidget* focused = QApplication::focusWidget();
    return focused && focused->testAttribute(Qt::WA_InputMethodEnabled);
}

bool UserActivity::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress ||
        (event->type() == QEvent::KeyPress && !isModifier(static_cast<const QKeyEvent*>(event)->key())))
        ++presses_;
    return false;
}

} // namespace stonemason
