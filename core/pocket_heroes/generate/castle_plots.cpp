// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/castle_plots.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <tuple>

namespace stonemason::pocket_heroes {

namespace {

// One pass over the map finds the largest square of one zone that ends at each cell (dynamic programming
// over its three neighbours), and a summed-area table counts the way cells under each plot.
// Invariant: each chosen square lies within its zone and has the least badness of all such squares, ordered
// by ways and then by distance.
// Cost: O(cells), however large the squares are.
// Source: F. Crow, Summed-Area Tables for Texture Mapping, SIGGRAPH 1984.

/// How many cells are marked in a rectangle, for any rectangle: a summed-area table.
class Sums {
public:
    explicit Sums(const Grid<char>& marked) : sums_({marked.rows() + 1, marked.columns() + 1}, 0) {
        forEachCell(marked.size(), [&](Cell cell) {
            sums_[{cell.row + 1, cell.column + 1}] = (marked[cell] != 0 ? 1 : 0) +
                                                     sums_[{cell.row, cell.column + 1}] +
                                                     sums_[{cell.row + 1, cell.column}] - sums_[cell];
        });
    }

    int in(Cell corner, Size size) const {
        const int bottom = corner.row + size.rows;
        const int right = corner.column + size.columns;
        return sums_[{bottom, right}] - sums_[{corner.row, right}] - sums_[{bottom, corner.column}] +
               sums_[corner];
    }

private:
    Grid<int> sums_;
};

/// The plots that fit in a square with that side: castles face down or to the right.
std::array<CastlePlot, 2> plotsAt(Cell corner, int side) {
    const int deep = std::max(0, side - 2);
    return {{{corner, {deep, side}, {corner.row + deep, corner.column + side / 2}},
             {corner, {side, deep}, {corner.row + side / 2, corner.column + deep}}}};
}

} // namespace

void CastlePlots::choose(const Grid<std::int16_t>& zoneOf, const std::vector<DrawingPoint>& centres,
                         const Grid<char>& ways) {
    using Badness = std::tuple<int, double>; // cells of ways, distance from the centre
    const Sums waysIn(ways);
    std::vector<std::optional<CastlePlot>> best(wanted_.size());
    std::vector<Badness> least(wanted_.size(), {std::numeric_limits<int>::max(), 0});
    Grid<int> squares(zoneOf.size(), 1); // sides of the squares of one zone that end at a cell
    forEachCell(zoneOf.size(), [&](Cell cell) {
        const auto zone = std::size_t(zoneOf[cell]);
        const auto sideAt = [&](Cell before) {
            return squares.contains(before) && zoneOf[before] == zoneOf[cell] ? squares[before] : 0;
        };
        squares[cell] += std::min({sideAt({cell.row - 1, cell.column}), sideAt({cell.row, cell.column - 1}),
                                   sideAt({cell.row - 1, cell.column - 1})});
        if (squares[cell] < side_ || wanted_[zone] == 0) return;
        const double x = cell.column + 1 - side_ / 2. - centres[zone].x;
        const double y = cell.row + 1 - side_ / 2. - centres[zone].y;
        for (const CastlePlot& plot : plotsAt({cell.row + 1 - side_, cell.column + 1 - side_}, side_)) {
            const Badness badness(waysIn.in(plot.corner, plot.footprint), x * x + y * y);
            if (badness >= least[zone]) continue;
            least[zone] = badness;
            best[zone] = plot;
        }
    });
    chosen_.clear();
    lacking_ = 0;
    for (std::size_t zone = 0; zone < wanted_.size(); ++zone) {
        if (best[zone]) chosen_.push_back(*best[zone]);
        lacking_ += wanted_[zone] != 0 && !best[zone] ? 1 : 0;
    }
}

void CastlePlots::markPlots(Grid<char>& cells) const {
    for (const CastlePlot& plot : chosen_)
        forEachCell({side_, side_}, [&](Cell step) {
            cells[{plot.corner.row + step.row, plot.corner.column + step.column}] = 1;
        });
}

} // namespace stonemason::pocket_heroes
