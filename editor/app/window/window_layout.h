// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDockWidget>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

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
/// remembered is how they are around a document. The window is never made larger than its screen for them.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// All of them outlive this.
    WindowLayout(QMainWindow& window, QToolBar& toolBar, Settings& settings);

    /// Takes the docks over, each group in order from top to bottom; a dock may be in several groups. They
    /// are at their first places, or where they were remembered once recall() was called. May be called again
    /// with other groups, while no docks are shown.
    void addDocks(const QList<DockGroup>& groups);

    /// Docks and window as remembered; what is not, or is no layout, stays as it is.
    void recall();
    /// Gives the window a size that suits the screen.
    void takeFirstSize();
    /// Shows the docks of this kind and no others; an empty one: none. In a hidden window they are put in
    /// place when it is shown; until it is first painted, they are again whenever it gets another size.
    void showDocks(const QString& kind);
    bool docksShown() const { return !shown_.isEmpty(); }
    /// Every dock that is shown back to its first place, whatever is remembered.
    void reset();
    void remember();

    /// How the docks are now around every kind of document, and back to how they were; kinds that came since
    /// go to their first places.
    QHash<QString, QByteArray> arrangement() const;
    void setArrangement(const QHash<QString, QByteArray>& arrangement);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const DockGroup* group(const QString& kind) const;
    QSize room() const;
    QSize roomInFrame() const;
    void recallGeometry();
    void fitScreen(QSize wanted, bool fits);
    void place();
    bool restoreState(const DockGroup& group, const QByteArray& state);
    void recallDocks(const DockGroup& group);
    void boundMinimum();
    void hideAll();
    void takeOnly(const DockGroup& group);
    void arrange(const DockGroup& group);
    void arrangeTabs(const DockGroup& group);
    void arrangeSide(const DockGroup& group, Qt::DockWidgetArea area);
    void shareOut(const DockGroup& group, Qt::DockWidgetArea area, int width);

    QMainWindow& window_;
    QToolBar& toolBar_;
    Settings& settings_;
    QList<DockGroup> groups_;
    QHash<QString, QByteArray> first_;  ///< by kind, with docks at their first places
    QHash<QString, QByteArray> states_; ///< by kind, of those that are away
    QString shown_;
    bool recalls_ = false;
    bool unsettled_ = false; ///< put in place at the start, before the window surely had its size
    QTimer resized_;         ///< runs out when the resizing is over
};

} // namespace stonemason
