// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/pocket_heroes/template/template.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// A square in a zone where a castle finds room. The castle stands on its footprint, the square without the
/// two last rows or the two last columns, where heroes come to it. Squares of one or two cells a side have
/// none.
struct CastlePlot {
    Cell corner;    ///< upper left
    Size footprint; ///< from the corner
    Cell approach;  ///< beside the middle of the footprint
};

/// Keeps plots for the castles of zones.
class CastlePlots {
public:
    /// @param side of the plots, in cells
    /// @param wanted whether each zone needs one
    CastlePlots(int side, std::vector<char> wanted) : side_(side), wanted_(std::move(wanted)) {}

    /// In each zone the plot whose footprint lies on the fewest cells of ways, of those the nearest to the
    /// zone's centre.
    void choose(const Grid<std::int16_t>& zoneOf, const std::vector<DrawingPoint>& centres,
                const Grid<char>& ways);

    const std::vector<CastlePlot>& chosen() const { return chosen_; }
    int lacking() const { return lacking_; } ///< zones without room for theirs

    void markPlots(Grid<char>& cells) const; ///< 1 in those chosen, approaches included

    /// 0 for zones that need none.
    int sideFor(std::size_t zone) const { return wanted_[zone] != 0 ? side_ : 0; }

private:
    int side_;
    std::vector<char> wanted_;
    std::vector<CastlePlot> chosen_;
    int lacking_ = 0;
};

} // namespace stonemason::pocket_heroes
