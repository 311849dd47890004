// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/full_screen.h"

#include <QAction>
#include <QEvent>
#include <QWidget>

namespace stonemason {

FullScreen::FullScreen(QWidget& window, QAction& action)
    : QObject(&window), window_(window), action_(action) {
    window.installEventFilter(this);
    connect(&action, &QAction::triggered, this, &FullScreen::set);
}

void FullScreen::set(bool on) {
    if (!on) return window_.setWindowState(before_);
    before_ = window_.windowState();
    window_.showFullScreen();
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) action_.setChecked(window_.isFullScreen());
    return QObject::eventFilter(watched, event);
}

} // namespace stonemason
