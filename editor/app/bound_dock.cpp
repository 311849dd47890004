// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/bound_dock.h"

namespace stonemason {

WorkspaceDock::WorkspaceDock(const QString& id, const QString& title, Qt::DockWidgetArea area)
    : QDockWidget(title) {
    setObjectName(id);
    setProperty("area", int(area));
    setAccessibleName(title);
}

void showDock(QDockWidget* dock) {
    if (!dock) return;
    dock->show();
    dock->raise();
    dock->setFocus();
}

} // namespace stonemason
