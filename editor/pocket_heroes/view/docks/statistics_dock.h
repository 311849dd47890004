// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/rules/statistics.h"
#include "core/pocket_heroes/rules/zones.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <vector>

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// All statistics of a world.
struct WorldFigures {
    WorldStatistics counts;
    Fairness fairness;
    std::vector<ZoneFigures> zones; ///< none of a world without zones
    CraftFigures craft{};
    int side = 0; ///< rows of the map
};

class FigureTree;

/// Headings with their lines, added to a tree of two columns: names, and figures in words. What nobody can
/// reach is marked as such.
void addObjects(QTreeWidget& tree, const WorldStatistics& counts);
/// Of the objects by player and by class, of guards, of the ground.
void addCounts(QTreeWidget& tree, const WorldStatistics& counts, const Catalogue& catalogue);
/// Nothing where there are no zones.
void addZones(QTreeWidget& tree, const std::vector<ZoneFigures>& zones);
void addFairness(QTreeWidget& tree, const Fairness& fairness);

/// Statistics of the world: its things by kind, the comparison with maps made by people, the balance of the
/// players, things by player and by class, ground by surface, the share that heroes can reach, and the
/// content of each zone. Computed on a background thread, and only while the dock is shown.
class StatisticsDock : public WorldDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit StatisticsDock(const Catalogue& catalogue);

    FigureTree* figures() const { return figures_; }

protected:
    void bound() override;
    void showEvent(QShowEvent* event) override;

private:
    void work();
    void showFigures(const WorldFigures& figures);

    const Catalogue& catalogue_;
    FigureTree* figures_;
    bool stale_ = true;
    LatestTask<WorldFigures> task_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes
