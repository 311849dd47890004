// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/board/board_view.h"

namespace stonemason {

/// A set of actions that work on the board in one view, whatever game it is of.
class BoardActions : public BoundActions<BoardModel, BoardView> {
public:
    using BoundActions::BoundActions;

    /// nullptr: no view of a board is current.
    void bind(BoardView* view) { BoundActions::bind(view ? &view->model() : nullptr, view); }
};

} // namespace stonemason
