// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"
#include "core/play/schedule.h"
#include "core/play/shards.h"

#include <QString>
#include <QStringList>

#include <vector>

// What reports on tournaments have in common, whatever the game.

namespace stonemason {

/// "56.2 %"
QString percent(double share);
/// "56.2 % (54.1 to 58.3)"
QString shareFigures(const Estimate& share);
/// "12.0 (-3.1 to 27.1)", with so many digits behind the point.
QString numberText(double value, const Interval& interval, int digits);
/// The same with a plus before what is positive: "+45 (+29 to +61)".
QString signedFigures(const Estimate& estimate, int digits);

/// Rows of words in columns, the first column to the left, the others to the right.
QString figuresTable(const std::vector<QStringList>& rows);

/// What the numbers of a report mean.
QString scoreLegend();

/// Lines that say which shard it is and how far it has come; empty for a whole that is finished.
QString progressText(Shard shard, std::int64_t gamesPlayed, std::int64_t games);

} // namespace stonemason
