// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/docks/deck_dock.h"

namespace stonemason {

DeckDock::DeckDock(const QString& id, const QString& title, Qt::DockWidgetArea area) : QDockWidget(title) {
    setObjectName(id);
    setProperty("area", int(area));
    setAccessibleName(title);
}

void DeckDock::bind(DeckDocument* document, DeckView* view) {
    binding_.set(document, view);
    bound();
}

} // namespace stonemason
