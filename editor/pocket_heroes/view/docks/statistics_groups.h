// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/rules/statistics.h"
#include "core/pocket_heroes/rules/zones.h"

#include <vector>

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// All statistics of a world.
struct WorldFigures {
    WorldStatistics counts;
    Fairness fairness;
    std::vector<ZoneFigures> zones; ///< none of a world without zones
};

/// Headings with their lines, added to a tree of two columns: names, and figures in words. What nobody can
/// reach is marked as such.
void addCounts(QTreeWidget& tree, const WorldStatistics& counts, const Catalogue& catalogue);
/// Nothing where there are no zones.
void addZones(QTreeWidget& tree, const std::vector<ZoneFigures>& zones);
void addFairness(QTreeWidget& tree, const Fairness& fairness);

} // namespace stonemason::pocket_heroes
