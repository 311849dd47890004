// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/docks/duel_dock.h"

namespace stonemason {

DuelDock::DuelDock(const QString& id, const QString& title, Qt::DockWidgetArea area) : QDockWidget(title) {
    setObjectName(id);
    setProperty("area", int(area));
    setAccessibleName(title);
}

void DuelDock::bind(DuelDocument* document, DuelView* view) {
    binding_.set(document, view);
    bound();
}

} // namespace stonemason
