// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/hints/hint_analysis.h"

#include <QString>

namespace stonemason::kings_conflict {

/// Where a unit on the cell goes next and where it ends: "a unit goes to the 6 at row 4, column 5 and ends on
/// the 9 at row 5, column 5". On a tile it may not enter: that it may not.
QString flowText(const HintAnalysis& analysis, Cell cell);

/// To which peak the cell drains, and that basin's share of the board: "drains to the 9 at row 5, column 5
/// (34 % of the board)". Empty for tiles that may not be entered.
QString basinText(const HintAnalysis& analysis, Cell cell);

/// Why a unit stays on the cell; empty where it goes on.
QString stopText(const HintAnalysis& analysis, Cell cell);

/// "34 %": the part of the board that drains to the peak. "under 1 %" when it is less.
QString shareText(const Basins& basins, int peak);

} // namespace stonemason::kings_conflict
