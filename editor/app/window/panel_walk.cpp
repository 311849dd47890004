// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/panel_walk.h"

#include "editor/app/widgets/binding.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <tuple>

namespace stonemason {

namespace {

int sideOf(const QMainWindow& window, QDockWidget& dock) {
    if (dock.isFloating()) return 4;
    switch (window.dockWidgetArea(&dock)) {
    case Qt::LeftDockWidgetArea: return 0;
    case Qt::TopDockWidgetArea: return 1;
    case Qt::RightDockWidgetArea: return 2;
    default: return 3;
    }
}

/// The sort key for the order of the panels around the view.
std::tuple<int, int, int> placeOf(const QMainWindow& window, QDockWidget& dock) {
    return {sideOf(window, dock), dock.y(), dock.x()};
}

QList<QDockWidget*> panelsOf(const QMainWindow& window) {
    QList<QDockWidget*> panels = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    panels.removeIf([](const QDockWidget* dock) { return !isInSight(*dock); });
    std::ranges::stable_sort(panels, [&window](QDockWidget* one, QDockWidget* other) {
        return placeOf(window, *one) < placeOf(window, *other);
    });
    return panels;
}

bool hasKeys(const QDockWidget& panel) {
    const QWidget* focused = panel.window()->focusWidget();
    return focused && focused->isVisible() && focused != &panel && panel.isAncestorOf(focused);
}

/// Focuses the panel's focus proxy, or else the first of its widgets in the tab order. False if there is
/// none.
bool enter(QDockWidget& panel) {
    if (panel.isFloating()) panel.activateWindow();
    panel.setFocus(Qt::ShortcutFocusReason);
    if (hasKeys(panel)) return true;
    for (QWidget* next = panel.nextInFocusChain(); next != &panel; next = next->nextInFocusChain()) {
        if (!panel.isAncestorOf(next) || !next->isVisible() || !next->isEnabled()) continue;
        if ((next->focusPolicy() & Qt::TabFocus) != Qt::TabFocus) continue;
        next->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return false;
}

} // namespace

void stepPanel(QWidget& view, int by) {
    auto* window = qobject_cast<QMainWindow*>(view.window());
    if (!window) return;
    const QList<QDockWidget*> panels = panelsOf(*window);
    const QWidget* focused = QApplication::focusWidget();
    const auto holder = std::ranges::find_if(
        panels, [focused](const QDockWidget* panel) { return focused && panel->isAncestorOf(focused); });
    const qsizetype count = panels.size();
    qsizetype at = holder == panels.end() ? (by > 0 ? -1 : count) : holder - panels.begin();
    for (at += by; at >= 0 && at < count; at += by)
        if (enter(*panels[at])) return;
    window->activateWindow();
    view.setFocus(Qt::ShortcutFocusReason);
}

} // namespace stonemason
