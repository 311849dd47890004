// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_menus.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/tool_strip.h"
#include "editor/app/window/window_actions.h"
#include "editor/app/window/window_layout.h"
#include "editor/app/window/workspace_places.h"
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

/// Adds the actions that create documents of the game, in a submenu with its name unless there is only one.
void addWaysToBegin(QMenu& file, const StartGame& game) {
    QList<QAction*> ways;
    for (const StartVerb& verb : game.verbs)
        ways += QList{verb.action} + verb.others;
    if (ways.size() == 1) return file.addAction(ways.front());
    auto* menu = new QMenu(QString(game.name).replace(u'&', QStringLiteral("&&")), &file);
    menu->setIcon(ways.front()->icon());
    menu->setToolTipsVisible(true);
    menu->addActions(ways);
    file.addMenu(menu);
}

/// The dock's toggle action, with the object name required for custom shortcuts.
QAction* nameSwitch(QDockWidget& dock) {
    QAction* action = dock.toggleViewAction();
    letSwitchRaise(dock);
    action->setObjectName(QStringLiteral("panel.") + dock.objectName());
    //: %1 is what a panel is called: "Problems"
    action->setStatusTip(WindowMenus::tr("Show or hide the panel %1").arg(dock.windowTitle()));
    return action;
}

/// Whether its button is at the end of the tool bar, independent of the other buttons.
bool isPinned(const QAction* action) {
    return action->property("primary").toBool() || action->property("pinned").toBool();
}

bool hasKey(const QList<QAction*>& actions, const QKeySequence& key) {
    return std::ranges::any_of(actions, [&key](const QAction* action) {
        return action->shortcuts().contains(key) ||
               (action->menu() && hasKey(action->menu()->actions(), key));
    });
}

/// Whether the workspace's actions use the shortcut for stepping through panels, usually for that purpose.
bool walksByItself(const WorkspaceActions& own, const QAction& step) {
    const QList<QAction*> all = own.edit + own.view + own.menu + own.tools + own.toolBar + own.others;
    return hasKey(all, step.shortcut());
}

} // namespace

WindowMenus::WindowMenus(const Parts& parts, const QList<StartGame>& games,
                         const std::function<void(const QString&)>& openRecent)
    : parts_(parts)
    , file_(parts.window.menuBar()->addMenu(tr("&File")))
    , edit_(parts.window.menuBar()->addMenu(tr("&Edit")))
    , view_(parts.window.menuBar()->addMenu(tr("&View")))
    , panels_(new QMenu(tr("Pan&els"), view_))
    , help_(parts.window.menuBar()->addMenu(tr("&Help")))
    , strip_(new ToolStrip(parts.toolBar)) {
    buildFile(games, openRecent);
    buildEdit();
    buildView();
    buildHelp();
    buildToolBar();
}

void WindowMenus::buildFile(const QList<StartGame>& games,
                            const std::function<void(const QString&)>& openRecent) {
    const WindowActions& actions = parts_.actions;
    file_->addAction(actions.create);
    for (const StartGame& game : games)
        addWaysToBegin(*file_, game);
    file_->addSeparator();
    file_->addAction(actions.open);
    for (Workspace* workspace : parts_.workspaces)
        if (QAction* action = workspace->anywayActions().open) file_->addAction(action);
    file_->addMenu(recentMenu(file_, actions, parts_.recent, openRecent));
    file_->addSeparator();
    file_->addActions(
        {actions.save, actions.saveAs, actions.saveCopy, actions.saveAll, actions.revert, actions.recover});
    file_->addSeparator();
    exportsEnd_ = file_->addSeparator();
    file_->addActions({actions.close, actions.closeOthers, actions.quit});
}

void WindowMenus::buildEdit() {
    const WindowActions& actions = parts_.actions;
    edit_->addActions({actions.undo, actions.redo});
    edit_->addSeparator();
    editEnd_ = edit_->addSeparator();
    edit_->addAction(actions.pasteAsNew);
    for (Workspace* workspace : parts_.workspaces)
        if (QAction* action = workspace->anywayActions().paste) edit_->addAction(action);
    edit_->addSeparator();
    edit_->addAction(actions.preferences);
}

void WindowMenus::buildView() {
    const WindowActions& actions = parts_.actions;
    viewEnd_ = view_->addSeparator();
    view_->addMenu(panels_);
    panelsEnd_ = panels_->addSeparator();
    QAction* toolBarSwitch = parts_.toolBar.toggleViewAction();
    toolBarSwitch->setObjectName(QStringLiteral("panel.") + parts_.toolBar.objectName());
    toolBarSwitch->setStatusTip(tr("Show or hide the tool bar"));
    panels_->addAction(toolBarSwitch);
    panels_->addSeparator();
    panels_->addAction(actions.resetLayout);
    QMenu* appearance = view_->addMenu(tr("&Appearance"));
    appearance->addActions(actions.appearance->actions());
    view_->addAction(actions.fullScreen);
    view_->addSeparator();
    view_->addActions({actions.start, actions.nextTab, actions.previousTab, actions.listTabs});
}

void WindowMenus::buildHelp() {
    const WindowActions& actions = parts_.actions;
    help_->addActions({actions.guide, actions.tour, actions.findCommand, actions.shortcuts, actions.about,
                       actions.aboutQt});
}

void WindowMenus::buildToolBar() {
    const WindowActions& actions = parts_.actions;
    strip_->addActions({actions.open, actions.save});
    strip_->addSeparator();
    strip_->addActions({actions.undo, actions.redo});
    strip_->addSeparator();
}

void WindowMenus::add(Workspace& workspace, const QList<QDockWidget*>& docks) {
    const WorkspaceActions own = workspace.actions();
    WorkspacePlaces& places = parts_.places;
    places.add(&workspace, file_, exportsEnd_, own.exports);
    places.add(&workspace, edit_, editEnd_, own.edit);
    places.add(&workspace, view_, viewEnd_, own.view);
    addSwitches(workspace, docks);
    if (!walksByItself(own, *parts_.actions.nextPanel))
        places.add(&workspace, view_, nullptr, {parts_.actions.nextPanel, parts_.actions.previousPanel});
    addOwn(workspace, own);
    addToToolBar(workspace, own.toolBar);
}

void WindowMenus::addSwitches(const Workspace& workspace, const QList<QDockWidget*>& docks) {
    QList<QAction*> switches;
    for (QDockWidget* dock : docks)
        switches += nameSwitch(*dock);
    parts_.places.add(&workspace, panels_, panelsEnd_, switches);
}

/// Adds the workspace's own menus.
void WindowMenus::addOwn(const Workspace& workspace, const WorkspaceActions& own) {
    QList<QAction*> menus;
    for (const auto& [title, entries] :
         {std::pair(own.menuTitle, own.menu), std::pair(tr("&Tools"), own.tools)}) {
        if (entries.isEmpty()) continue;
        auto* menu = new QMenu(title, parts_.window.menuBar());
        menu->addActions(entries);
        menus += menu->menuAction();
    }
    parts_.places.add(&workspace, parts_.window.menuBar(), help_->menuAction(), menus);
}

void WindowMenus::addToToolBar(const Workspace& workspace, QList<QAction*> own) {
    const auto end = std::stable_partition(own.begin(), own.end(), std::not_fn(isPinned));
    const auto ends = std::distance(own.begin(), end);
    parts_.places.add(&workspace, strip_, nullptr, own.first(ends));
    parts_.places.add(&workspace, &parts_.toolBar, nullptr, own.sliced(ends));
}

} // namespace stonemason
