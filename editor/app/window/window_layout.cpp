// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_layout.h"

#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QToolBar>

#include <algorithm>

namespace stonemason {

namespace {

/// Incremented when docks change in a way that invalidates saved states.
constexpr int layoutVersion = 3;

constexpr QSize firstSize(1280, 800);
constexpr QSize usualFrame(4, 32); // of a title bar and thin borders
constexpr int leftWidth = 216;     // with texts of the usual size
constexpr int rightWidth = 320;
/// Below this height only the first dock of a side is separate; the others are tabbed in its lower half.
constexpr int heightForStacks = 700;

/// The dock's initial share of its side's height, relative to the others.
int shareOf(const QDockWidget& dock) {
    const int share = dock.property("share").toInt();
    return share > 0 ? share : 1;
}

/// The dock of the group that this one is initially tabbed behind, or nullptr if it is separate.
QDockWidget* frontOf(const QDockWidget& dock, const DockGroup& group) {
    const QString wanted = dock.property("tabWith").toString();
    for (QDockWidget* front : group.docks) {
        const bool hosts = front->property("tabs").toStringList().contains(dock.objectName());
        if (hosts || (!wanted.isEmpty() && front->objectName() == wanted)) return front;
    }
    return nullptr;
}

/// Whether the dock is initially on this side and not tabbed behind another.
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
    resized_.setSingleShot(true);
    resized_.setInterval(0);
    connect(&resized_, &QTimer::timeout, this, &WindowLayout::place);
    toolBar_.hide();
    boundMinimum();
    window_.installEventFilter(this);
}

void WindowLayout::addDocks(const QList<DockGroup>& groups) {
    for (const DockGroup& group : groups) {
        groups_ += group;
        takeOnly(group);
        arrange(group);
        first_.insert(group.kind, window_.saveState(layoutVersion));
        states_.insert(group.kind, first_[group.kind]);
        if (recalls_) recallDocks(group);
    }
    hideAll();
}

/// Puts only the docks of the group into the layout, because Qt must find a place for docks missing from a
/// saved state: a state from before they existed does not contain them, and their place in the layout may
/// be arbitrary.
void WindowLayout::takeOnly(const DockGroup& group) {
    for (const DockGroup& other : std::as_const(groups_))
        for (QDockWidget* dock : other.docks)
            if (!group.docks.contains(dock)) window_.removeDockWidget(dock);
    for (QDockWidget* dock : group.docks)
        if (window_.dockWidgetArea(dock) == Qt::NoDockWidgetArea)
            window_.addDockWidget(Qt::LeftDockWidgetArea, dock);
    for (QDockWidget* dock : group.docks)
        dock->hide();
}

QSize WindowLayout::room() const {
    return window_.screen()->availableSize();
}

/// Reads the state only; it is restored when the docks are shown: see place().
void WindowLayout::recallDocks(const DockGroup& group) {
    const QByteArray state = settings_.value(setting::windowLayout, group.kind);
    if (!state.isEmpty()) states_.insert(group.kind, state);
}

void WindowLayout::recall() {
    recalls_ = true;
    for (const DockGroup& group : std::as_const(groups_))
        recallDocks(group);
    recallGeometry();
    place();
}

/// The available size for a window that is not maximized. Its frame is unknown before it is shown.
QSize WindowLayout::roomInFrame() const {
    const QSize frame = window_.frameGeometry().size() - window_.size();
    return room() - (frame.isEmpty() ? usualFrame : frame);
}

void WindowLayout::takeFirstSize() {
    fitScreen(firstSize, firstSize.width() < room().width() && firstSize.height() < room().height());
}

void WindowLayout::recallGeometry() {
    const QByteArray geometry = settings_.value(setting::windowGeometry);
    if (window_.isVisible() && window_.isMaximized()) {
        // restoreGeometry() would give it another size and leave the window manager's state.
        QWidget remembered;
        if (!remembered.restoreGeometry(geometry) || remembered.isMaximized()) return;
        window_.setWindowState(window_.windowState() & ~Qt::WindowMaximized);
    }
    if (!window_.restoreGeometry(geometry)) return takeFirstSize();
    // The geometry may be from another screen.
    const QSize wanted = window_.size();
    if (const bool fits = wanted == wanted.boundedTo(roomInFrame()); !fits) fitScreen(wanted, fits);
}

/// Limits the window to the screen, and maximizes it if it does not fit.
void WindowLayout::fitScreen(QSize wanted, bool fits) {
    window_.resize(wanted.boundedTo(roomInFrame()));
    if (!fits) window_.setWindowState(window_.windowState() | Qt::WindowMaximized);
}

void WindowLayout::showDocks(const QString& kind) {
    if (kind == shown_) return;
    states_ = arrangement();
    shown_ = kind;
    hideAll();
    place();
}

/// A state restored in a hidden window would be fitted to its present size. If that is too small and the
/// window is to be maximized, Qt even keeps a copy and restores it again during the resize; by then docks of
/// other kinds may be in the layout, and the copy refers to deleted items.
void WindowLayout::place() {
    if (!docksShown()) return;
    if (!window_.isVisible()) {
        unsettled_ = true;
        return;
    }
    hideAll(); // visible docks would partly keep their sizes
    const DockGroup* shown = group(shown_);
    if (shown && !restoreState(*shown, states_.value(shown_))) restoreState(*shown, first_.value(shown_));
}

/// Does not restore a state during a resize: layout may resize the window, and restoring must not be nested.
bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Show:
        boundMinimum();
        if (unsettled_) place();
        break;
    case QEvent::Resize:
        if (unsettled_ && window_.isVisible()) resized_.start();
        break;
    case QEvent::Paint:
        if (!resized_.isActive()) unsettled_ = false;
        break;
    case QEvent::LayoutRequest: boundMinimum(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// While reading a state, Qt 6.4 activates the layout for each additional dock tab bar that it creates. The
/// layout then applies the partially read state, enlarges the window for it, and frees tab bars that the rest
/// still refers to. A disabled layout is not activated.
bool WindowLayout::restoreState(const DockGroup& group, const QByteArray& state) {
    QLayout& layout = *window_.layout();
    layout.setEnabled(false);
    takeOnly(group);
    const bool restored = window_.restoreState(state, layoutVersion);
    layout.setEnabled(true);
    layout.invalidate();
    boundMinimum();
    layout.activate();
    return restored;
}

/// Limits the minimum size to the screen; the layout's own minimum size may exceed it.
void WindowLayout::boundMinimum() {
    const QSize frame = window_.frameGeometry().size() - window_.size();
    window_.setMinimumSize(window_.layout()->totalMinimumSize().boundedTo(room() - frame));
}

void WindowLayout::reset() {
    if (const DockGroup* shown = group(shown_)) arrange(*shown);
}

void WindowLayout::remember() {
    settings_.setValue(setting::windowGeometry, window_.saveGeometry());
    states_ = arrangement();
    for (const auto& [kind, state] : states_.asKeyValueRange())
        settings_.setValue(setting::windowLayout, state, kind);
}

QHash<QString, QByteArray> WindowLayout::arrangement() const {
    QHash<QString, QByteArray> states = states_;
    if (docksShown() && !unsettled_) states.insert(shown_, window_.saveState(layoutVersion));
    return states;
}

void WindowLayout::setArrangement(const QHash<QString, QByteArray>& arrangement) {
    states_ = first_;
    states_.insert(arrangement);
    place();
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
    // Half of the left side is pictures: its width grows half as much as the text.
    shareOut(group, Qt::LeftDockWidgetArea, (leftWidth + withTextSize(leftWidth)) / 2);
    shareOut(group, Qt::RightDockWidgetArea, rightWidth);
}

void WindowLayout::arrangeTabs(const DockGroup& group) {
    for (QDockWidget* dock : group.docks) {
        QDockWidget* front = frontOf(*dock, group);
        if (!front) continue;
        dock->setFloating(false);
        window_.addDockWidget(window_.dockWidgetArea(front), dock);
        window_.tabifyDockWidget(front, dock);
        dock->setVisible(!isClosed(*dock));
        front->raise();
    }
}

void WindowLayout::arrangeSide(const DockGroup& group, Qt::DockWidgetArea area) {
    const bool stacks = room().height() >= heightForStacks;
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
    const auto isBehindAnother = [&](QDockWidget* dock) {
        const QList<QDockWidget*> sharing = window_.tabifiedDockWidgets(dock);
        return std::ranges::any_of(sharing, [&placed](QDockWidget* other) { return placed.contains(other); });
    };
    for (QDockWidget* dock : group.docks)
        if (standsIn(*dock, group, area) && !isBehindAnother(dock)) {
            placed.push_back(dock);
            shares.push_back(100 * shareOf(*dock));
        }
    if (placed.isEmpty()) return;
    window_.resizeDocks(placed, QList<int>(placed.size(), width), Qt::Horizontal);
    window_.resizeDocks(placed, shares, Qt::Vertical);
}

} // namespace stonemason
