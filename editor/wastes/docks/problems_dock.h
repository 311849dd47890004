// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problems_dock_of.h"
#include "editor/wastes/board_binding.h"
#include "editor/wastes/board_problems.h"

namespace stonemason::wastes {

/// What is wrong with the board.
class ProblemsDock : public ProblemsDockOf<BoardDock, BoardProblems> {
    Q_OBJECT

public:
    ProblemsDock();
};

} // namespace stonemason::wastes
