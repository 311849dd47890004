// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/tour_callout.h"
#include "editor/app/window/tour_shade.h"
#include "tests/editor/help/whole_program.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace stonemason::test {

inline constexpr int stepCount = 9;
inline const QString notice = QStringLiteral("tour");

/// The program on the screen, and the tour as a person sees it.
struct TourProgram : WholeProgram {
    explicit TourProgram(QSize size = {1280, 800}) {
        window.setWindowState(Qt::WindowNoState); // the screen of tests is small
        window.resize(size);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no window");
    }

    WindowTour& tour() { return window.tour(); }
    const TourShade* shade() const { return shown<TourShade>(); }
    TourCallout* callout() const { return shown<TourCallout>(); }

    /// In the window.
    QRect body() const { return callout()->geometry(); }
    QString heading() const { return callout()->accessibleName(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    QString focused() const {
        const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        return button && callout()->isAncestorOf(button) ? button->text() : QString();
    }
    QDockWidget* dock(const char* name) const { return window.findChild<QDockWidget*>(QLatin1String(name)); }
    QByteArray settingsFile() {
        settings.sync();
        QFile file(folder.filePath(QStringLiteral("settings.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    template <typename Widget>
    Widget* shown() const {
        for (Widget* widget : window.findChildren<Widget*>())
            if (widget->isVisible()) return widget;
        return nullptr;
    }
};

} // namespace stonemason::test
