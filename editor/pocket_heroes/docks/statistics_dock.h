// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/statistics.h"
#include "editor/app/latest_task.h"
#include "editor/pocket_heroes/world_binding.h"

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// How much of what there is in the world: things by kind and by player, ground by surface, and how much of
/// it heroes can reach. Worked out beside the window, and only while it is shown.
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
    void showFigures(const WorldStatistics& statistics);

    const Catalogue& catalogue_;
    QTreeWidget* figures_;
    bool stale_ = true;
    LatestTask<WorldStatistics> task_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes
