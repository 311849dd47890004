// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window_menus.h"

#include "editor/app/file_paths.h"
#include "editor/app/icons.h"
#include "editor/app/recent_files.h"
#include "editor/app/window_actions.h"
#include "editor/app/workspace.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace stonemason {

namespace {

struct WindowMenus {
    Q_DECLARE_TR_FUNCTIONS(WindowMenus)
};

void fillRecent(QMenu& menu, const RecentFiles& recent, QAction* clear,
                const std::function<void(const QString&)>& open) {
    menu.clear();
    int number = 0;
    for (const QString& path : recent.paths()) {
        ++number;
        QString shown = shownPath(path);
        shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
        const QString key = number < 10 ? QStringLiteral("&%1").arg(number) : QStringLiteral("1&0");
        QAction* action = menu.addAction(QStringLiteral("%1  %2").arg(key, shown));
        action->setStatusTip(path);
        QObject::connect(action, &QAction::triggered, &menu, [open, path] { open(path); });
    }
    if (number == 0) menu.addAction(WindowMenus::tr("No files yet"))->setEnabled(false);
    menu.addSeparator();
    clear->setEnabled(number > 0);
    menu.addAction(clear);
}

QMenu* recentMenu(QMenu* file, const WindowActions& actions, RecentFiles& recent,
                  const std::function<void(const QString&)>& open) {
    auto* menu = new QMenu(WindowMenus::tr("Open &Recent"), file);
    menu->setIcon(icon(QStringLiteral("recent")));
    menu->setToolTipsVisible(true);
    const auto fill = [menu, &recent, clear = actions.clearRecent, open] {
        fillRecent(*menu, recent, clear, open);
    };
    QObject::connect(&recent, &RecentFiles::changed, menu, fill, Qt::QueuedConnection);
    fill();
    return menu;
}

QList<QAction*> createActions(const QList<Workspace*>& workspaces) {
    QList<QAction*> create;
    for (Workspace* workspace : workspaces)
        create += workspace->actions().create;
    return create;
}

void buildFileMenu(QMenu* menu, const WindowActions& actions, const QList<Workspace*>& workspaces,
                   RecentFiles& recent, const std::function<void(const QString&)>& openRecent) {
    menu->addActions(createActions(workspaces));
    menu->addAction(actions.open);
    menu->addMenu(recentMenu(menu, actions, recent, openRecent));
    menu->addSeparator();
    menu->addActions({actions.save, actions.saveAs, actions.saveCopy, actions.saveAll, actions.revert});
    for (Workspace* workspace : workspaces) {
        menu->addSeparator();
        menu->addActions(workspace->actions().exports);
    }
    menu->addSeparator();
    menu->addActions({actions.close, actions.closeOthers, actions.quit});
}

void buildEditMenu(QMenu* menu, const WindowActions& actions, const QList<Workspace*>& workspaces) {
    menu->addActions({actions.undo, actions.redo});
    for (Workspace* workspace : workspaces) {
        menu->addSeparator();
        menu->addActions(workspace->actions().edit);
    }
    menu->addSeparator();
    menu->addAction(actions.pasteAsNew);
}

void buildViewMenu(QMenu* menu, const WindowActions& actions, const QList<Workspace*>& workspaces,
                   const QList<QDockWidget*>& docks, QToolBar& toolBar) {
    for (Workspace* workspace : workspaces) {
        menu->addActions(workspace->actions().view);
        menu->addSeparator();
    }
    QMenu* shown = menu->addMenu(WindowMenus::tr("&Panels"));
    for (QDockWidget* dock : docks)
        shown->addAction(dock->toggleViewAction());
    shown->addSeparator();
    shown->addAction(toolBar.toggleViewAction());
    shown->addSeparator();
    shown->addAction(actions.resetLayout);
    QMenu* appearance = menu->addMenu(WindowMenus::tr("&Appearance"));
    appearance->addActions(actions.appearance->actions());
    menu->addAction(actions.fullScreen);
    menu->addSeparator();
    menu->addActions({actions.start, actions.nextTab, actions.previousTab});
}

void fillToolBar(QToolBar& toolBar, const WindowActions& actions, const QList<Workspace*>& workspaces) {
    toolBar.addActions({actions.open, actions.save});
    toolBar.addSeparator();
    toolBar.addActions({actions.undo, actions.redo});
    for (Workspace* workspace : workspaces) {
        toolBar.addSeparator();
        for (QAction* action : workspace->actions().toolBar) {
            toolBar.addAction(action);
            auto* button = qobject_cast<QToolButton*>(toolBar.widgetForAction(action));
            if (!button) continue;
            if (action->property("primary").toBool() || action->property("showText").toBool())
                button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            if (action->property("primary").toBool())
                button->setAutoRaise(false); // filled, not only when hovered
            if (action->menu()) button->setPopupMode(QToolButton::InstantPopup);
        }
    }
}

} // namespace

void buildMenus(QMainWindow& window, QToolBar& toolBar, const WindowActions& actions,
                const QList<Workspace*>& workspaces, const QList<QDockWidget*>& docks, RecentFiles& recent,
                const std::function<void(const QString&)>& openRecent) {
    QMenuBar* bar = window.menuBar();
    buildFileMenu(bar->addMenu(WindowMenus::tr("&File")), actions, workspaces, recent, openRecent);
    buildEditMenu(bar->addMenu(WindowMenus::tr("&Edit")), actions, workspaces);
    buildViewMenu(bar->addMenu(WindowMenus::tr("&View")), actions, workspaces, docks, toolBar);
    for (Workspace* workspace : workspaces)
        if (const WorkspaceActions own = workspace->actions(); !own.menu.isEmpty())
            bar->addMenu(own.menuTitle)->addActions(own.menu);
    QMenu* tools = bar->addMenu(WindowMenus::tr("&Tools"));
    for (Workspace* workspace : workspaces)
        tools->addActions(workspace->actions().tools);
    tools->menuAction()->setVisible(!tools->isEmpty());
    bar->addMenu(WindowMenus::tr("&Help"))->addActions({actions.shortcuts, actions.about, actions.aboutQt});
    fillToolBar(toolBar, actions, workspaces);
}

} // namespace stonemason
