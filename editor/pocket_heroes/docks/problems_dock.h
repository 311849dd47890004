// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/world_binding.h"

namespace stonemason {
class ProblemsPanel;
}

namespace stonemason::pocket_heroes {

/// What is wrong with the world.
class ProblemsDock : public WorldDock {
    Q_OBJECT

public:
    ProblemsDock();

    ProblemsPanel& panel() const { return *panel_; }

protected:
    void bound() override;

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason::pocket_heroes
