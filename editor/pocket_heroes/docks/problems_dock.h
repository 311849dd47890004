// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problems_dock_of.h"
#include "editor/pocket_heroes/world_binding.h"
#include "editor/pocket_heroes/world_problems.h"

namespace stonemason::pocket_heroes {

/// What is wrong with the world.
class ProblemsDock : public ProblemsDockOf<WorldDock, WorldProblems> {
    Q_OBJECT

public:
    ProblemsDock();
};

} // namespace stonemason::pocket_heroes
