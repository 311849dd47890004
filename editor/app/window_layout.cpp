// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window_layout.h"

#include "editor/app/settings.h"

#include <QMainWindow>
#include <QScreen>
#include <QToolBar>

#include <algorithm>

namespace stonemason {

namespace {

/// Raised when docks change so that an older state would make no sense.
constexpr int layoutVersion = 2;

constexpr QSize firstSize(1280, 800);
constexpr int leftWidth = 216;
constexpr int rightWidth = 288;
/// With less room than this in height, only the first dock of a side stands alone; the others share its lower
/// half.
constexpr int heightForStacks = 700;

/// The part of its side's height a dock gets at first, against the others.
int shareOf(const QDockWidget& dock) {
    const int share = dock.property("share").toInt();
    return share > 0 ? share : 1;
}

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, QToolBar& toolBar, Settings& settings)
    : window_(window), toolBar_(toolBar), settings_(settings) {
}

void WindowLayout::addDocks(const QList<QDockWidget*>& docks) {
    docks_ = docks;
    arrange();
    window_.restoreState(settings_.windowLayout(), layoutVersion);
    setDocksShown(false);
}

void WindowLayout::restoreGeometry() {
    if (window_.restoreGeometry(settings_.windowGeometry())) return;
    const QSize room = window_.screen()->availableSize();
    window_.resize(firstSize.boundedTo(room));
    if (room.width() <= firstSize.width() || room.height() <= firstSize.height())
        window_.setWindowState(window_.windowState() | Qt::WindowMaximized);
}

void WindowLayout::setDocksShown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    if (shown) {
        window_.restoreState(state_, layoutVersion);
        return;
    }
    state_ = window_.saveState(layoutVersion);
    toolBar_.hide();
    for (QDockWidget* dock : docks_)
        dock->hide();
}

void WindowLayout::reset() {
    const bool shown = shown_;
    arrange();
    shown_ = true;
    setDocksShown(shown);
}

void WindowLayout::remember() {
    settings_.setWindowGeometry(window_.saveGeometry());
    settings_.setWindowLayout(shown_ ? window_.saveState(layoutVersion) : state_);
}

void WindowLayout::arrange() {
    window_.addToolBar(Qt::TopToolBarArea, &toolBar_);
    toolBar_.show();
    arrangeSide(Qt::LeftDockWidgetArea);
    arrangeSide(Qt::RightDockWidgetArea);
    arrangeSide(Qt::BottomDockWidgetArea);
    arrangeTabs();
    shareOut(Qt::LeftDockWidgetArea, leftWidth);
    shareOut(Qt::RightDockWidgetArea, rightWidth);
}

bool WindowLayout::standsIn(const QDockWidget& dock, Qt::DockWidgetArea area) {
    const QVariant wanted = dock.property("area");
    return !dock.property("tabWith").isValid() &&
           (wanted.isValid() ? wanted.toInt() : int(Qt::RightDockWidgetArea)) == int(area);
}

void WindowLayout::arrangeTabs() {
    for (QDockWidget* dock : docks_) {
        const QString name = dock->property("tabWith").toString();
        const auto front = std::find_if(docks_.begin(), docks_.end(), [&name](const QDockWidget* other) {
            return !name.isEmpty() && other->objectName() == name;
        });
        if (front == docks_.end()) continue;
        dock->setFloating(false);
        window_.addDockWidget(window_.dockWidgetArea(*front), dock);
        window_.tabifyDockWidget(*front, dock);
        dock->show();
        (*front)->raise();
    }
}

void WindowLayout::arrangeSide(Qt::DockWidgetArea area) {
    const bool stacks = window_.screen()->availableSize().height() >= heightForStacks;
    QList<QDockWidget*> placed;
    for (QDockWidget* dock : docks_) {
        if (!standsIn(*dock, area)) continue;
        dock->setFloating(false);
        window_.addDockWidget(area, dock);
        if (!stacks && placed.size() >= 2) window_.tabifyDockWidget(placed.back(), dock);
        dock->show();
        placed.push_back(dock);
    }
    if (!stacks && placed.size() > 2) placed[1]->raise();
}

void WindowLayout::shareOut(Qt::DockWidgetArea area, int width) {
    QList<QDockWidget*> placed;
    QList<int> shares;
    for (QDockWidget* dock : docks_)
        if (standsIn(*dock, area)) {
            placed.push_back(dock);
            shares.push_back(100 * shareOf(*dock));
        }
    if (placed.isEmpty()) return;
    window_.resizeDocks(placed, QList<int>(placed.size(), width), Qt::Horizontal);
    window_.resizeDocks(placed, shares, Qt::Vertical);
}

} // namespace stonemason
