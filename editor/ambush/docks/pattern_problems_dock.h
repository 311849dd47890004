// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_binding.h"

namespace stonemason {
class ProblemsPanel;
}

namespace stonemason::ambush {

/// What is wrong with the pattern.
class PatternProblemsDock : public PatternDock {
    Q_OBJECT

public:
    PatternProblemsDock();

    ProblemsPanel& panel() const { return *panel_; }

protected:
    void bound() override;

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason::ambush
