// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/map_dock.h"

namespace stonemason {

MapDock::MapDock(const QString& id, const QString& title, Qt::DockWidgetArea area) : QDockWidget(title) {
    setObjectName(id);
    setProperty("area", int(area));
    setAccessibleName(title);
}

void MapDock::bind(MapDocument* document, MapCanvas* canvas) {
    binding_.set(document, canvas);
    bound();
}

} // namespace stonemason
