// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

#include <QDockWidget>

namespace stonemason {

/// What the docks of the map workspace share. The property "area" is where it stands at first
/// (Qt::DockWidgetArea as an int); the object name is stable, so that layouts can be remembered.
class MapDock : public QDockWidget {
    Q_OBJECT

public:
    MapDock(const QString& id, const QString& title, Qt::DockWidgetArea area);

    /// Makes the dock show this map as seen on this canvas; nullptr for none.
    void bind(MapDocument* document, MapCanvas* canvas);

protected:
    /// The binding is another one: connect to it and show it.
    virtual void bound() = 0;
    MapBinding& binding() { return binding_; }
    const MapBinding& binding() const { return binding_; }
    MapDocument* document() const { return binding_.document(); }

private:
    MapBinding binding_;
};

} // namespace stonemason
