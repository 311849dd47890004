// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_plot.h"
#include "editor/play/play_binding.h"

class QLabel;

namespace stonemason {

/// How a game went, in a panel: the plot, and below it what it says of the position looked at or pointed at.
class GamePlotDock : public PlayDock {
    Q_OBJECT

public:
    /// @param id of the dock; never changes
    /// @param plot the dock owns it
    /// @param spoken what screen readers call the words below
    GamePlotDock(const QString& id, const QString& title, GamePlot* plot, const QString& spoken);

    GamePlot* plot() const { return plot_; }

protected:
    void bound() override;

private:
    GamePlot* plot_;
    QLabel* words_;
};

} // namespace stonemason
