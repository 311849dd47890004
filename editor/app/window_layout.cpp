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
constexpr int layoutVersion = 3;

constexpr QSize firstSize(1280, 800);
constexpr int leftWidth = 216;
constexpr int rightWidth = 320;
/// With less room than this in height, only the first dock of a side stands alone; the others share its lower
/// half.
constexpr int heightForStacks = 700;

/// The part of its side's height a dock gets at first, against the others.
int shareOf(const QDockWidget& dock) {
    const int share = dock.property("share").toInt();
    return share > 0 ? share : 1;
}

/// The dock of the group behind which this one waits as a tab at first, or nullptr when it stands by itself.
QDockWidget* frontOf(const QDockWidget& dock, const DockGroup& group) {
    const QString wanted = dock.property("tabWith").toString();
    for (QDockWidget* front : group.docks) {
        const bool hosts = front->property("tabs").toStringList().contains(dock.objectName());
        if (hosts || (!wanted.isEmpty() && front->objectName() == wanted)) return front;
    }
    return nullptr;
}

/// Whether the dock stands on this side at first, not as a tab behind another.
bool standsIn(const QDockWidget& dock, const DockGroup& group, Qt::DockWidgetArea area) {
    const QVariant wanted = dock.property("area");
    return !frontOf(dock, group) &&
           (wanted.isValid() ? wanted.toInt() : int(Qt::RightDockWidgetArea)) == int(area);
}

bool isClosed(const QDockWidget& dock) {
    return dock.property("closed").toBool();
}

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, QToolBar& toolBar, Settings& settings)
    : window_(window), toolBar_(toolBar), settings_(settings) {
}

void WindowLayout::addDocks(QList<DockGroup> groups) {
    groups_ = std::move(groups);
    for (const DockGroup& group : std::as_const(groups_))
        for (QDockWidget* dock : group.docks)
            window_.addDockWidget(Qt::LeftDockWidgetArea, dock); // so that every state knows every dock
    for (const DockGroup& group : std::as_const(groups_)) {
        arrange(group);
        const QByteArray remembered = settings_.windowLayout(group.kind);
        const bool fits = window_.restoreState(remembered, layoutVersion);
        states_.insert(group.kind, fits ? remembered : window_.saveState(layoutVersion));
    }
    hideAll();
}

void WindowLayout::restoreGeometry() {
    const bool restored = window_.restoreGeometry(settings_.windowGeometry());
    const QSize room = window_.screen()->availableSize();
    const QSize wanted = restored ? window_.size() : firstSize;
    const bool fits = restored ? wanted == wanted.boundedTo(room)
                               : wanted.width() < room.width() && wanted.height() < room.height();
    if (restored && fits) return;
    window_.resize(wanted.boundedTo(room)); // it may have been another screen
    if (!fits) window_.setWindowState(window_.windowState() | Qt::WindowMaximized);
}

void WindowLayout::showDocks(const QString& kind) {
    if (kind == shown_) return;
    states_ = arrangement();
    shown_ = kind;
    hideAll();
    if (docksShown()) restore(shown_);
}

/// Qt keeps what is restored into a hidden, maximized window, to try it again once the window is large
/// enough, and does so while it is being applied, where a second row of dock tabs has to be made: it crashes
/// (seen in 6.4.2). Such a window is therefore an ordinary one for as long as it is hidden.
void WindowLayout::restore(const QString& kind) {
    const Qt::WindowStates states = window_.windowState();
    unsettled_ = !window_.isVisible();
    if (unsettled_) window_.setWindowState(Qt::WindowNoState);
    window_.restoreState(states_.value(kind), layoutVersion);
    if (unsettled_) window_.setWindowState(states);
}

void WindowLayout::settle() {
    if (!unsettled_ || !window_.isVisible() || !docksShown()) return;
    hideAll(); // those in sight would keep something of the sizes they have
    window_.restoreState(states_.value(shown_), layoutVersion);
}

void WindowLayout::reset() {
    if (const DockGroup* shown = group(shown_)) arrange(*shown);
}

void WindowLayout::remember() {
    settings_.setWindowGeometry(window_.saveGeometry());
    states_ = arrangement();
    for (const auto& [kind, state] : states_.asKeyValueRange())
        settings_.setWindowLayout(kind, state);
}

QHash<QString, QByteArray> WindowLayout::arrangement() const {
    QHash<QString, QByteArray> states = states_;
    if (docksShown() && !unsettled_) states.insert(shown_, window_.saveState(layoutVersion));
    return states;
}

void WindowLayout::setArrangement(const QHash<QString, QByteArray>& arrangement) {
    states_ = arrangement;
    if (docksShown()) restore(shown_);
}

const DockGroup* WindowLayout::group(const QString& kind) const {
    const auto found =
        std::ranges::find_if(groups_, [&](const DockGroup& group) { return group.kind == kind; });
    return found == groups_.end() ? nullptr : &*found;
}

void WindowLayout::hideAll() {
    toolBar_.hide();
    for (const DockGroup& group : std::as_const(groups_))
        for (QDockWidget* dock : group.docks)
            dock->hide();
}

void WindowLayout::arrange(const DockGroup& group) {
    hideAll();
    window_.addToolBar(Qt::TopToolBarArea, &toolBar_);
    toolBar_.show();
    for (auto area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea})
        arrangeSide(group, area);
    arrangeTabs(group);
    shareOut(group, Qt::LeftDockWidgetArea, leftWidth);
    shareOut(group, Qt::RightDockWidgetArea, rightWidth);
}

void WindowLayout::arrangeTabs(const DockGroup& group) {
    for (QDockWidget* dock : group.docks) {
        QDockWidget* front = frontOf(*dock, group);
        if (!front) continue;
        dock->setFloating(false);
        window_.addDockWidget(window_.dockWidgetArea(front), dock);
        window_.tabifyDockWidget(front, dock);
        dock->show();
        front->raise();
    }
}

void WindowLayout::arrangeSide(const DockGroup& group, Qt::DockWidgetArea area) {
    const bool stacks = window_.screen()->availableSize().height() >= heightForStacks;
    QList<QDockWidget*> placed;
    for (QDockWidget* dock : group.docks) {
        if (!standsIn(*dock, group, area)) continue;
        dock->setFloating(false);
        window_.addDockWidget(area, dock);
        if (isClosed(*dock)) continue;
        if (!stacks && placed.size() >= 2) window_.tabifyDockWidget(placed.back(), dock);
        dock->show();
        placed.push_back(dock);
    }
    if (!stacks && placed.size() > 2) placed[1]->raise();
}

void WindowLayout::shareOut(const DockGroup& group, Qt::DockWidgetArea area, int width) {
    QList<QDockWidget*> placed;
    QList<int> shares;
    for (QDockWidget* dock : group.docks)
        if (standsIn(*dock, group, area)) {
            placed.push_back(dock);
            shares.push_back(100 * shareOf(*dock));
        }
    if (placed.isEmpty()) return;
    window_.resizeDocks(placed, QList<int>(placed.size(), width), Qt::Horizontal);
    window_.resizeDocks(placed, shares, Qt::Vertical);
}

} // namespace stonemason
