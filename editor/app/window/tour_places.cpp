// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/tour_places.h"

#include "editor/app/window/document_tabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr int lowest = 48;     // maximum height of a button
constexpr int arrowInset = 20; // from a corner of the body to the arrow

using Edges = std::array<Qt::Edge, 4>;

/// Edges of the body, in the order in which they are tried.
Edges edgesFor(const QRect& target) {
    return target.height() <= lowest ? Edges{Qt::TopEdge, Qt::BottomEdge, Qt::LeftEdge, Qt::RightEdge}
                                     : Edges{Qt::LeftEdge, Qt::RightEdge, Qt::TopEdge, Qt::BottomEdge};
}

/// A rectangle of that size, centred beside the target so that its `edge` faces the target.
QRect beside(const QRect& target, Qt::Edge edge, const QSize& size) {
    QRect body(QPoint(), size);
    body.moveCenter(target.center());
    switch (edge) {
    case Qt::LeftEdge: body.moveLeft(target.right() + 1 + calloutArrow); break;
    case Qt::RightEdge: body.moveRight(target.left() - 1 - calloutArrow); break;
    case Qt::TopEdge: body.moveTop(target.bottom() + 1 + calloutArrow); break;
    case Qt::BottomEdge: body.moveBottom(target.top() - 1 - calloutArrow); break;
    }
    return body;
}

bool isUpright(Qt::Edge edge) {
    return edge == Qt::LeftEdge || edge == Qt::RightEdge;
}

/// Moves the body into the room along the edge only, to keep its distance from the target.
QRect slidInto(const QRect& room, QRect body, Qt::Edge edge) {
    if (isUpright(edge))
        body.moveTop(std::max(room.top(), std::min(body.top(), room.bottom() + 1 - body.height())));
    else
        body.moveLeft(std::max(room.left(), std::min(body.left(), room.right() + 1 - body.width())));
    return body;
}

QPoint tipOf(const QRect& target, const QRect& body, Qt::Edge edge) {
    const int x = std::clamp(target.center().x(), body.left() + arrowInset, body.right() - arrowInset);
    const int y = std::clamp(target.center().y(), body.top() + arrowInset, body.bottom() - arrowInset);
    switch (edge) {
    case Qt::LeftEdge: return {target.right() + 1, y};
    case Qt::RightEdge: return {target.left(), y};
    case Qt::TopEdge: return {x, target.bottom() + 1};
    case Qt::BottomEdge: break;
    }
    return {x, target.top()};
}

} // namespace

CalloutPlace placeCallout(const QRect& target, const QRect& room, const QList<QSize>& sizes) {
    QRect body(QPoint(), sizes.front().boundedTo(room.size()));
    if (target.isEmpty()) {
        body.moveCenter(room.center());
        return {body, {}, {}};
    }
    for (const QSize& size : sizes)
        for (const Qt::Edge edge : edgesFor(target)) {
            const QRect tried = slidInto(room, beside(target, edge, size), edge);
            if (room.contains(tried)) return {tried, edge, tipOf(target, tried, edge)};
        }
    body.moveBottomRight(room.bottomRight());
    return {body, {}, {}};
}

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
