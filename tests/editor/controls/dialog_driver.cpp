// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/dialog_driver.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <utility>

namespace stonemason::test {

DialogDriver::DialogDriver() {
    QCoreApplication::instance()->installEventFilter(this);
}

DialogDriver::~DialogDriver() {
    QCoreApplication::instance()->removeEventFilter(this);
}

bool DialogDriver::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && watched->isWidgetType())
        if (auto* widget = static_cast<QWidget*>(watched); widget->isWindow()) meet(*widget);
    return false;
}

void DialogDriver::meet(QWidget& window) {
    const QString kind = QString::fromLatin1(window.metaObject()->className());
    if (auto* dialog = qobject_cast<QDialog*>(&window)) {
        seen_ += kind + u' ' + window.windowTitle();
        dialogs_ += kind;
        QTimer::singleShot(0, dialog, [dialog = QPointer(dialog), deal = std::exchange(deal_, {})] {
            if (deal) deal(*dialog);
            if (dialog && dialog->isVisible()) dialog->reject();
        });
    } else if (auto* menu = qobject_cast<QMenu*>(&window)) {
        seen_ += kind;
        QTimer::singleShot(0, menu, [menu, deal = std::exchange(menuDeal_, {})] {
            if (deal) deal(*menu);
            if (menu->isVisible()) menu->close();
        });
    } else if (qobject_cast<QMainWindow*>(&window)) {
        seen_ += kind;
    }
}

} // namespace stonemason::test
