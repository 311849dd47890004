// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/tour_places.h"

#include "editor/app/window/document_tabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace stonemason {

namespace {

QAction* actionIn(const QWidget& bar, const QString& name) {
    const QList<QAction*> actions = bar.actions();
    const auto found = std::ranges::find(actions, name, &QObject::objectName);
    return found == actions.end() ? nullptr : *found;
}

bool leadsTo(const QAction& entry, const QString& name) {
    if (entry.objectName() == name) return true;
    return entry.menu() && std::ranges::any_of(entry.menu()->actions(),
                                               [&](const QAction* below) { return leadsTo(*below, name); });
}

} // namespace

void TourPlaces::reveal(const QString& place) const {
    if (auto* dock = window_.findChild<QDockWidget*>(place); dock && !place.isEmpty()) {
        dock->setFloating(false);
        dock->show();
        dock->raise();
    }
    for (auto* bar : window_.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        if (actionIn(*bar, place)) bar->show();
}

QRect TourPlaces::rectOf(const QString& place) const {
    const DocumentPage* page = tabs_.currentPage();
    const QWidget* widget =
        place.isEmpty() ? (page ? page->view() : nullptr) : window_.findChild<QDockWidget*>(place);
    if (!widget) return rectOfAction(place);
    if (!widget->isVisibleTo(&window_)) return {};
    return QRect(widget->mapTo(&window_, QPoint()), widget->size()) & window_.rect();
}

QRect TourPlaces::rectOfAction(const QString& name) const {
    for (const auto* bar : window_.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) {
        QAction* action = actionIn(*bar, name);
        const QWidget* button = action ? bar->widgetForAction(action) : nullptr;
        if (button && button->isVisibleTo(&window_))
            return QRect(button->mapTo(&window_, QPoint()), button->size()) & window_.rect();
    }
    const QMenuBar& menus = *window_.menuBar();
    for (QAction* menu : menus.actions())
        if (leadsTo(*menu, name) && menus.isVisibleTo(&window_))
            return menus.actionGeometry(menu).translated(menus.mapTo(&window_, QPoint())) & window_.rect();
    return {};
}

} // namespace stonemason
