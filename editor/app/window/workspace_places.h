// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>

#include <vector>

class QWidget;

namespace stonemason {

class Workspace;

/// Where the actions of the workspaces stand in menus, menu bar and tool bar. Those of one workspace are
/// there at a time, so that keys and buttons mean one thing.
class WorkspacePlaces {
public:
    /// The workspace's actions stand in `where`, in front of `before` (nullptr: at the end), once they are
    /// shown.
    void add(const Workspace* workspace, QWidget* where, QAction* before, const QList<QAction*>& actions);
    /// Puts the workspace's actions in their places and takes those of the others out.
    void show(const Workspace* workspace);
    /// The one whose actions are in their places.
    const Workspace* shown() const { return shown_; }

private:
    struct Place {
        const Workspace* workspace;
        QPointer<QWidget> where;
        QPointer<QAction> before;
        QList<QPointer<QAction>> actions;
    };

    std::vector<Place> places_;
    const Workspace* shown_ = nullptr;
};

} // namespace stonemason
