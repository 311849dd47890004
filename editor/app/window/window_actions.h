// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QObject>

class QUndoGroup;

namespace stonemason {

class Settings;

/// The window's own actions, independent of the kind of document. They are connected to their handlers
/// elsewhere.
struct WindowActions {
    WindowActions(QUndoGroup& history, const Settings& settings, QObject* parent);

    QAction* create;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* saveCopy;
    QAction* saveAll;
    QAction* revert;
    QAction* recover;
    QAction* close;
    QAction* closeOthers;
    QAction* quit;
    QAction* clearRecent;

    QAction* undo;
    QAction* redo;
    QAction* pasteAsNew;
    QAction* preferences;

    QAction* start;
    QAction* nextTab;
    QAction* previousTab;
    QAction* listTabs;
    QAction* nextPanel; ///< where a workspace has no such keys of its own
    QAction* previousPanel;
    QAction* fullScreen;
    QAction* resetLayout;
    QActionGroup* appearance; ///< each action's data is an Appearance

    QAction* findCommand;
    QAction* guide;
    QAction* tour;
    QAction* shortcuts;
    QAction* about;
    QAction* aboutQt;
};

} // namespace stonemason
