// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problems_dock_of.h"
#include "editor/pocket_heroes/template/template_binding.h"
#include "editor/pocket_heroes/template/template_problems.h"

namespace stonemason::pocket_heroes {

/// What is wrong with the template.
class TemplateProblemsDock : public ProblemsDockOf<TemplateDock, TemplateProblems> {
    Q_OBJECT

public:
    TemplateProblemsDock();
};

} // namespace stonemason::pocket_heroes
