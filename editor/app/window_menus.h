// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QMainWindow;
class QToolBar;

namespace stonemason {

class RecentFiles;
class Workspace;
class WorkspacePlaces;
struct DockGroup;
struct WindowActions;

/// Fills the window's menu bar and tool bar with its own actions, and `places` with where those of the
/// workspaces go. Docks have their switches in the menu of their workspace's documents.
/// The menu of recent files fills itself; choosing one calls `openRecent` with its path.
void buildMenus(QMainWindow& window, QToolBar& toolBar, const WindowActions& actions,
                const QList<Workspace*>& workspaces, const QList<DockGroup>& docks, WorkspacePlaces& places,
                RecentFiles& recent, const std::function<void(const QString&)>& openRecent);

} // namespace stonemason
