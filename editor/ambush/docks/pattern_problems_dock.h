// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_binding.h"
#include "editor/ambush/pattern_problems.h"
#include "editor/grid/problems/problems_dock_of.h"

namespace stonemason::ambush {

/// What is wrong with the pattern.
class PatternProblemsDock : public ProblemsDockOf<PatternDock, PatternProblems> {
    Q_OBJECT

public:
    PatternProblemsDock();
};

} // namespace stonemason::ambush
