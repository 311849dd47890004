// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

namespace stonemason {
class ProblemsPanel;
}

namespace stonemason::kings_conflict {

struct PaintAdvice;

/// What is wrong with the map.
class ProblemsDock : public MapDock {
    Q_OBJECT

public:
    ProblemsDock();

    ProblemsPanel& panel() const { return *panel_; }

signals:
    /// As MapProblems has it.
    void suggestRequested(std::optional<int> layer);
    void paintRequested(const stonemason::kings_conflict::PaintAdvice& advice);

protected:
    void bound() override;

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason::kings_conflict
