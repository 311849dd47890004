// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/bound_dock.h"
#include "editor/grid/view/grid_view.h"
#include "editor/grid/view/walkability_maps.h"

#include <QAction>
#include <QList>

#include <functional>

namespace stonemason {

/// A panel about the current map as those see it who only ask where one can walk on it. A workspace of maps
/// has it among its own panels, whatever it looks for there; who made it says what that is.
class GroundDock : public BoundDock<WalkabilityMap, GridView> {
public:
    using BoundDock::BoundDock;

    /// What belongs into the workspace's own menu.
    virtual QList<QAction*> menu() const = 0;
};

/// Makes one for a workspace of maps that wants it.
using MakePanel = std::function<GroundDock*()>;

} // namespace stonemason
