// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/view/grid_view.h"

namespace stonemason {

/// A set of actions that work on the board in one view, whatever game it is of.
class GridActions : public BoundActions<GridModel, GridView> {
public:
    using BoundActions::BoundActions;

    /// nullptr: no view of a board is current.
    void bind(GridView* view) { BoundActions::bind(view ? &view->model() : nullptr, view); }
};

} // namespace stonemason
