// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>

#include <vector>

class QWidget;

namespace stonemason {

class Workspace;

/// Where the actions of the workspaces are placed in menus, menu bar and tool bar. Only one workspace's are
/// shown at a time, and so each key and button has one meaning.
class WorkspacePlaces {
public:
    /// The workspace's actions stand in `where`, in front of `before` (nullptr: at the end), once they are
    /// shown.
    void add(const Workspace* workspace, QWidget* where, QAction* before, const QList<QAction*>& actions);
    /// Inserts the workspace's actions and removes those of the other workspaces.
    void show(const Workspace* workspace);
    /// The workspace whose actions are shown.
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
