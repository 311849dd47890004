// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

namespace stonemason::test {

/// Turns the wheel over the middle of the widget, up (1) or down (-1), as the system would.
inline void turnWheel(QWidget& widget, int notches) {
    const QPoint at = widget.rect().center();
    QWheelEvent turn(at, widget.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&turn);
    QCoreApplication::instance()->notify(&widget, &turn);
}

} // namespace stonemason::test
