// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/duel_binding.h"

class QLabel;

namespace stonemason {

class ScorePlot;

/// How the scores grew.
class ScoreDock : public DuelDock {
    Q_OBJECT

public:
    ScoreDock();

    ScorePlot* plot() const { return plot_; }

protected:
    void bound() override;

private:
    ScorePlot* plot_;
    QLabel* words_;
};

} // namespace stonemason
