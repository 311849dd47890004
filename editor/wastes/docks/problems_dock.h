// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_binding.h"

namespace stonemason {
class ProblemsPanel;
}

namespace stonemason::wastes {

/// What is wrong with the board.
class ProblemsDock : public BoardDock {
    Q_OBJECT

public:
    ProblemsDock();

    ProblemsPanel& panel() const { return *panel_; }

protected:
    void bound() override;

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason::wastes
