// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window_menus.h"

#include "editor/app/action_reason.h"
#include "editor/app/bound_dock.h"
#include "editor/app/file_paths.h"
#include "editor/app/icons.h"
#include "editor/app/plain_labels.h"
#include "editor/app/recent_files.h"
#include "editor/app/tool_strip.h"
#include "editor/app/window_actions.h"
#include "editor/app/window_layout.h"
#include "editor/app/workspace.h"
#include "editor/app/workspace_places.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <functional>

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
        const QString key = number < 10    ? QStringLiteral("&%1").arg(number)
                            : number == 10 ? QStringLiteral("1&0")
                                           : QString::number(number);
        QAction* action = menu.addAction(QStringLiteral("%1  %2").arg(key, shown));
        action->setStatusTip(visibleWords(path));
        action->setToolTip(plainToolTip(shownPath(path)));
        QObject::connect(action, &QAction::triggered, &menu, [open, path] { open(path); });
    }
    if (number == 0)
        allow(*menu.addAction(WindowMenus::tr("No files yet")), false,
              WindowMenus::tr("Files that are opened or saved are listed here."));
    menu.addSeparator();
    allow(*clear, number > 0, WindowMenus::tr("No files yet"));
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

/// What shows and hides the dock, with a name as every action has that a person may give a key.
QAction* nameSwitch(QDockWidget& dock) {
    QAction* action = dock.toggleViewAction();
    letSwitchRaise(dock);
    action->setObjectName(QStringLiteral("panel.") + dock.objectName());
    //: %1 is what a panel is called: "Problems"
    action->setStatusTip(WindowMenus::tr("Show or hide the panel %1").arg(dock.windowTitle()));
    return action;
}

/// Whether its button stands at the end of the tool bar, wherever the others have come to.
bool isPinned(const QAction* action) {
    return action->property("primary").toBool() || action->property("pinned").toBool();
}

bool hasKey(const QList<QAction*>& actions, const QKeySequence& key) {
    return std::ranges::any_of(actions, [&key](const QAction* action) {
        return action->shortcuts().contains(key) ||
               (action->menu() && hasKey(action->menu()->actions(), key));
    });
}

/// Whether the workspace uses the keys that lead through the panels, as a rule for the same.
bool walksByItself(Workspace& workspace, const QAction& step) {
    const WorkspaceActions own = workspace.actions();
    const QList<QAction*> all = own.edit + own.view + own.menu + own.tools + own.toolBar + own.others;
    return hasKey(all, step.shortcut());
}

/// The window's menus while they are being built.
struct MenuBuilder {
    const WindowActions& actions;
    const QList<Workspace*>& workspaces;
    WorkspacePlaces& places;

    /// Each workspace's actions of this sort go in front of `before`.
    void place(QWidget& where, QAction* before, QList<QAction*> WorkspaceActions::*sort) const {
        for (Workspace* workspace : workspaces)
            places.add(workspace, &where, before, workspace->actions().*sort);
    }

    /// What each workspace does with any file or text, whichever is current.
    void addAnyway(QMenu& menu, QAction* WorkspaceActions::*which) const {
        for (Workspace* workspace : workspaces)
            if (QAction* action = workspace->actions().*which) menu.addAction(action);
    }

    void buildFile(QMenu& menu, RecentFiles& recent,
                   const std::function<void(const QString&)>& openRecent) const {
        menu.addActions(createActions(workspaces));
        menu.addAction(actions.open);
        addAnyway(menu, &WorkspaceActions::openAnyway);
        menu.addMenu(recentMenu(&menu, actions, recent, openRecent));
        menu.addSeparator();
        menu.addActions({actions.save, actions.saveAs, actions.saveCopy, actions.saveAll, actions.revert,
                         actions.recover});
        menu.addSeparator();
        place(menu, menu.addSeparator(), &WorkspaceActions::exports);
        menu.addActions({actions.close, actions.closeOthers, actions.quit});
    }

    void buildEdit(QMenu& menu) const {
        menu.addActions({actions.undo, actions.redo});
        menu.addSeparator();
        place(menu, menu.addSeparator(), &WorkspaceActions::edit);
        menu.addAction(actions.pasteAsNew);
        addAnyway(menu, &WorkspaceActions::pasteAnyway);
        menu.addSeparator();
        menu.addAction(actions.preferences);
    }

    void buildView(QMenu& menu, const QList<DockGroup>& docks, QToolBar& toolBar) const {
        place(menu, menu.addSeparator(), &WorkspaceActions::view);
        QMenu* panels = menu.addMenu(WindowMenus::tr("Pan&els"));
        QAction* end = panels->addSeparator();
        for (qsizetype i = 0; i < docks.size(); ++i) {
            QList<QAction*> switches;
            for (QDockWidget* dock : docks[i].docks)
                switches += nameSwitch(*dock);
            places.add(workspaces[i], panels, end, switches);
        }
        toolBar.toggleViewAction()->setObjectName(QStringLiteral("panel.") + toolBar.objectName());
        toolBar.toggleViewAction()->setStatusTip(WindowMenus::tr("Show or hide the tool bar"));
        panels->addAction(toolBar.toggleViewAction());
        panels->addSeparator();
        panels->addAction(actions.resetLayout);
        QMenu* appearance = menu.addMenu(WindowMenus::tr("&Appearance"));
        appearance->addActions(actions.appearance->actions());
        menu.addAction(actions.fullScreen);
        menu.addSeparator();
        menu.addActions({actions.start, actions.nextTab, actions.previousTab});
        for (Workspace* workspace : workspaces)
            if (!walksByItself(*workspace, *actions.nextPanel))
                places.add(workspace, &menu, nullptr, {actions.nextPanel, actions.previousPanel});
    }

    /// The menus of a workspace's own.
    void buildOwn(QMenuBar& bar, QAction* before) const {
        for (Workspace* workspace : workspaces) {
            const WorkspaceActions own = workspace->actions();
            QList<QAction*> menus;
            for (const auto& [title, entries] :
                 {std::pair(own.menuTitle, own.menu), std::pair(WindowMenus::tr("&Tools"), own.tools)}) {
                if (entries.isEmpty()) continue;
                auto* menu = new QMenu(title, &bar);
                menu->addActions(entries);
                menus += menu->menuAction();
            }
            places.add(workspace, &bar, before, menus);
        }
    }

    void fillToolBar(QToolBar& toolBar) const {
        auto& strip = *new ToolStrip(toolBar);
        strip.addActions({actions.open, actions.save});
        strip.addSeparator();
        strip.addActions({actions.undo, actions.redo});
        strip.addSeparator();
        for (Workspace* workspace : workspaces) {
            QList<QAction*> own = workspace->actions().toolBar;
            const auto end = std::stable_partition(own.begin(), own.end(), std::not_fn(isPinned));
            const auto ends = std::distance(own.begin(), end);
            places.add(workspace, &strip, nullptr, own.first(ends));
            places.add(workspace, &toolBar, nullptr, own.sliced(ends));
        }
    }
};

} // namespace

void buildMenus(QMainWindow& window, QToolBar& toolBar, const WindowActions& actions,
                const QList<Workspace*>& workspaces, const QList<DockGroup>& docks, WorkspacePlaces& places,
                RecentFiles& recent, const std::function<void(const QString&)>& openRecent) {
    QMenuBar* bar = window.menuBar();
    const MenuBuilder builder{actions, workspaces, places};
    builder.buildFile(*bar->addMenu(WindowMenus::tr("&File")), recent, openRecent);
    builder.buildEdit(*bar->addMenu(WindowMenus::tr("&Edit")));
    builder.buildView(*bar->addMenu(WindowMenus::tr("&View")), docks, toolBar);
    QMenu* help = bar->addMenu(WindowMenus::tr("&Help"));
    help->addActions({actions.guide, actions.tour, actions.findCommand, actions.shortcuts, actions.about,
                      actions.aboutQt});
    builder.buildOwn(*bar, help->menuAction());
    builder.fillToolBar(toolBar);
    places.show(workspaces.front());
}

} // namespace stonemason
