// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/workspace_places.h"

#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace stonemason {

namespace {

/// Styles the action's tool button according to the action's properties.
void dress(const QToolBar& toolBar, QAction& action) {
    auto* button = qobject_cast<QToolButton*>(toolBar.widgetForAction(&action));
    if (!button) return;
    const bool primary = action.property("primary").toBool();
    if (primary || action.property("showText").toBool())
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (primary) button->setAutoRaise(false); // filled, not only when hovered
    if (action.menu()) button->setPopupMode(QToolButton::InstantPopup);
}

} // namespace

void WorkspacePlaces::add(const Workspace* workspace, QWidget* where, QAction* before,
                          const QList<QAction*>& actions) {
    places_.push_back({workspace, where, before, {actions.begin(), actions.end()}});
}

void WorkspacePlaces::show(const Workspace* workspace) {
    if (workspace == shown_) return;
    for (const Place& place : places_)
        for (const QPointer<QAction>& action : place.actions)
            if (place.workspace == shown_ && place.where && action) place.where->removeAction(action);
    for (const Place& place : places_) {
        if (place.workspace != workspace || !place.where) continue;
        const auto* toolBar = qobject_cast<const QToolBar*>(place.where);
        for (const QPointer<QAction>& action : place.actions) {
            if (!action) continue;
            place.where->insertAction(place.before, action);
            if (toolBar) dress(*toolBar, *action);
        }
    }
    shown_ = workspace;
}

} // namespace stonemason
