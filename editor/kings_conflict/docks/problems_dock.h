// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

namespace stonemason {

class ProblemsPanel;

/// What is wrong with the map.
class ProblemsDock : public MapDock {
    Q_OBJECT

public:
    ProblemsDock();

    ProblemsPanel& panel() const { return *panel_; }

signals:
    /// Hints are to be suggested for this layer.
    void suggestRequested(int layer);

protected:
    void bound() override;

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason
