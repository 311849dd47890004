// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <functional>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QToolBar;

namespace stonemason {

class RecentFiles;
class ToolStrip;
class Workspace;
class WorkspacePlaces;
struct StartGame;
struct WindowActions;
struct WorkspaceActions;

/// The window's menu bar and tool bar. Its own actions are there from the start, with those that begin
/// documents; each workspace's other actions get their places when the workspace has them.
class WindowMenus {
    Q_DECLARE_TR_FUNCTIONS(WindowMenus)

public:
    /// What is filled, and with what; all of it outlives the menus.
    struct Parts {
        QMainWindow& window;
        QToolBar& toolBar;
        const WindowActions& actions;
        const QList<Workspace*>& workspaces;
        WorkspacePlaces& places;
        RecentFiles& recent;
    };

    /// @param games what begins documents, each game's in a menu of its name
    /// @param openRecent called with the path that was chosen in the menu of recent files, which fills itself
    WindowMenus(const Parts& parts, const QList<StartGame>& games,
                const std::function<void(const QString&)>& openRecent);

    /// Says in `places` where the actions of the workspace go. Docks have their switches in the menu of their
    /// workspace's documents. The workspace has its editor.
    void add(Workspace& workspace, const QList<QDockWidget*>& docks);

private:
    void buildFile(const QList<StartGame>& games, const std::function<void(const QString&)>& openRecent);
    void buildEdit();
    void buildView();
    void buildHelp();
    void buildToolBar();
    void addSwitches(const Workspace& workspace, const QList<QDockWidget*>& docks);
    void addOwn(const Workspace& workspace, const WorkspaceActions& own);
    void addToToolBar(const Workspace& workspace, QList<QAction*> own);

    Parts parts_;
    QMenu* file_;
    QMenu* edit_;
    QMenu* view_;
    QMenu* panels_;
    QMenu* help_;
    ToolStrip* strip_;
    QAction* exportsEnd_ = nullptr; ///< the workspaces' exports stand in front of it; likewise the others
    QAction* editEnd_ = nullptr;
    QAction* viewEnd_ = nullptr;
    QAction* panelsEnd_ = nullptr;
};

} // namespace stonemason
