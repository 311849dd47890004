// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDockWidget>
#include <QHash>
#include <QList>
#include <QString>

class QMainWindow;
class QToolBar;

namespace stonemason {

class Settings;

/// The docks around documents of one kind.
struct DockGroup {
    QString kind; ///< the workspace's id: the layout is remembered under it
    QList<QDockWidget*> docks;
};

/// Where docks and tool bar are: at first by their property "area" (a Qt::DockWidgetArea), later where the
/// person put them, for each kind of document on its own. On the start page they are away; what is
/// remembered is how they are around a document.
class WindowLayout {
public:
    WindowLayout(QMainWindow& window, QToolBar& toolBar, Settings& settings);

    /// Takes the docks over, each group in order from top to bottom; a dock may be in several groups.
    void addDocks(QList<DockGroup> groups);

    /// Size and place of the window as remembered, else one that suits the screen.
    void restoreGeometry();
    /// Shows the docks of this kind and no others; an empty one: none.
    void showDocks(const QString& kind);
    /// The window is shown or has another size: until it is first painted, what was put in place before it
    /// was shown is put there again, as it fits now.
    void settle();
    void painted() { unsettled_ = false; }
    bool docksShown() const { return !shown_.isEmpty(); }
    /// Every dock that is shown back to its first place, whatever is remembered.
    void reset();
    void remember();

    /// How the docks are now around every kind of document, and back to how they were.
    QHash<QString, QByteArray> arrangement() const;
    void setArrangement(const QHash<QString, QByteArray>& arrangement);

private:
    const DockGroup* group(const QString& kind) const;
    void restore(const QString& kind);
    void hideAll();
    void arrange(const DockGroup& group);
    void arrangeTabs(const DockGroup& group);
    void arrangeSide(const DockGroup& group, Qt::DockWidgetArea area);
    void shareOut(const DockGroup& group, Qt::DockWidgetArea area, int width);

    QMainWindow& window_;
    QToolBar& toolBar_;
    Settings& settings_;
    QList<DockGroup> groups_;
    QHash<QString, QByteArray> states_; ///< by kind, of those that are away
    QString shown_;
    bool unsettled_ = false; ///< put in place before the window had its size
};

} // namespace stonemason
