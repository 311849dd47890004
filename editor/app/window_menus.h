// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QDockWidget;
class QMainWindow;
class QToolBar;

namespace stonemason {

class RecentFiles;
class Workspace;
struct WindowActions;

/// Fills the window's menu bar and tool bar: its own actions, and those of the workspaces at their places.
/// The menu of recent files fills itself; choosing one calls `openRecent` with its path.
void buildMenus(QMainWindow& window, QToolBar& toolBar, const WindowActions& actions,
                const QList<Workspace*>& workspaces, const QList<QDockWidget*>& docks, RecentFiles& recent,
                const std::function<void(const QString&)>& openRecent);

} // namespace stonemason
