// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/basins.h"
#include "core/kings_conflict/hint/stops.h"

#include <QString>

#include <algorithm>
#include <memory>
#include <vector>

namespace stonemason::kings_conflict {

/// The data that the views of one hint layer show, computed once. Immutable; shared by the overlays.
struct HintAnalysis {
    int layer = 0;
    HintField field;
    Flow flow;
    Basins basins;
    std::vector<Stop> stops; ///< row by row
    std::vector<Cell>
        tooLow;             ///< the stops that the check hint-peak names: there units end too low; row by row
    std::vector<int> tints; ///< by peak: which of basinTintCount looks its basin wears; neighbours differ

    /// The stop on the cell, or nullptr where units move on or cannot enter.
    const Stop* stopAt(Cell cell) const;
    /// Whether the stop there is a problem of the map. Most stops short of the best value are not: no unit
    /// that appears near the king ends there, or the difference is too small to count.
    bool isTooLow(Cell cell) const { return std::ranges::binary_search(tooLow, cell); }
};

/// The number of distinct basin looks. With more neighbours than that, two may look alike.
inline constexpr int basinTintCount = 8;

/// nullptr when the map has no such hint layer (or one of another size), and when `stop` was requested.
std::shared_ptr<const HintAnalysis> analyseHints(const Map& map, const GameProfile& game, int layer,
                                                 std::stop_token stop = {});

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
