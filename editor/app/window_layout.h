// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDockWidget>
#include <QList>

class QMainWindow;
class QToolBar;

namespace stonemason {

class Settings;

/// Where docks and tool bar are: at first by their property "area" (a Qt::DockWidgetArea), later where the
/// person put them. On the start page they are away; what is remembered is how they are around a document.
class WindowLayout {
public:
    WindowLayout(QMainWindow& window, QToolBar& toolBar, Settings& settings);

    /// Takes the docks over, in order from top to bottom.
    void addDocks(const QList<QDockWidget*>& docks);
    const QList<QDockWidget*>& docks() const { return docks_; }

    /// Size and place of the window as remembered, else one that suits the screen.
    void restoreGeometry();
    void setDocksShown(bool shown);
    bool docksShown() const { return shown_; }
    /// Every dock back to its first place, whatever is remembered.
    void reset();
    void remember();

private:
    void arrange();
    void arrangeTabs();
    void arrangeSide(Qt::DockWidgetArea area);
    void shareOut(Qt::DockWidgetArea area, int width);
    static bool standsIn(const QDockWidget& dock, Qt::DockWidgetArea area);

    QMainWindow& window_;
    QToolBar& toolBar_;
    Settings& settings_;
    QList<QDockWidget*> docks_;
    QByteArray state_; ///< while they are away
    bool shown_ = true;
};

} // namespace stonemason
