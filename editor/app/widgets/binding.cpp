// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/binding.h"

#include <QAction>

#include <memory>

namespace stonemason {

WorkspaceDock::WorkspaceDock(const QString& id, const QString& title, Qt::DockWidgetArea area)
    : QDockWidget(title) {
    setObjectName(id);
    setProperty("area", int(area));
    setAccessibleName(title);
}

/// The main window moves panels behind others out of its bounds instead of hiding them.
bool isInSight(const QDockWidget& dock) {
    return dock.isVisible() && (dock.isFloating() || dock.parentWidget()->rect().intersects(dock.geometry()));
}

void letSwitchRaise(QDockWidget& dock) {
    const QAction* action = dock.toggleViewAction();
    const auto wasBehind = std::make_shared<bool>(false);
    // toggled() is emitted before the dock itself acts on the click.
    QObject::connect(action, &QAction::toggled, &dock,
                     [&dock, wasBehind] { *wasBehind = dock.isVisible() && !isInSight(dock); });
    QObject::connect(action, &QAction::triggered, &dock, [&dock, wasBehind](bool on) {
        if (!on && !*wasBehind) return;
        dock.show();
        dock.raise();
    });
}

void showDock(QDockWidget* dock) {
    if (!dock) return;
    dock->show();
    dock->raise();
    dock->setFocus();
}

} // namespace stonemason
