// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

namespace stonemason {

/// What is to be painted of the view is, now instead of with the next frame.
inline void paintNow(QWidget& view) {
    QEvent request(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(&view, &request);
}

} // namespace stonemason
