// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/pocket_heroes/view/canvas/world_binding.h"
#include "editor/pocket_heroes/view/docks/statistics_groups.h"

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// Counts of the world: things by kind and by player, ground by surface, how much of it heroes can reach,
/// what each of its zones holds, and how alike its players are off. Worked out beside the window, and only
/// while it is shown.
class StatisticsDock : public WorldDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit StatisticsDock(const Catalogue& catalogue);

    QTreeWidget* figures() const { return figures_; }

protected:
    void bound() override;
    void showEvent(QShowEvent* event) override;

private:
    void work();
    void showFigures(const WorldFigures& figures);

    const Catalogue& catalogue_;
    QTreeWidget* figures_;
    bool stale_ = true;
    LatestTask<WorldFigures> task_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes
