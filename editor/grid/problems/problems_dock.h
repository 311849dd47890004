// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/bound_dock.h"
#include "editor/grid/problems/problems_panel.h"

namespace stonemason {

/// The dock for what is wrong with the current document of a workspace, which hands its panel() a source of
/// each document.
class ProblemsDock : public WorkspaceDock {
    Q_OBJECT

public:
    /// @param id of the dock, for good: "board-problems"
    ProblemsDock(const QString& id, const ProblemWords& words);

    ProblemsPanel& panel() const { return *panel_; }

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason
