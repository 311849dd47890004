// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/preview/site_search.h"

#include "core/ambush/choice.h"
#include "core/ambush/overlap.h"
#include "core/ambush/search.h"
#include "editor/ambush/preview/ground_picture.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

/// The edges between the cells that the place compares and all others.
void addOutline(std::vector<QLineF>& lines, const Place& place, const Stencil& stencil) {
    const auto isIn = [&stencil](int row, int column) {
        return row >= 0 && row < stencil.size.rows && column >= 0 && column < stencil.size.columns &&
               (stencil.rows[std::size_t(row)] >> unsigned(column) & 1U) != 0;
    };
    for (const Stencil::Compared& compared : stencil.cells) {
        const auto [row, column] = compared.cell;
        const QPointF corner(place.corner.column + column, place.corner.row + row);
        if (!isIn(row - 1, column)) lines.emplace_back(corner, corner + QPointF(1, 0));
        if (!isIn(row + 1, column)) lines.emplace_back(corner + QPointF(0, 1), corner + QPointF(1, 1));
        if (!isIn(row, column - 1)) lines.emplace_back(corner, corner + QPointF(0, 1));
        if (!isIn(row, column + 1)) lines.emplace_back(corner + QPointF(1, 0), corner + QPointF(1, 1));
    }
}

void addSites(SiteAnswer& answer, std::span<const Place> chosen, std::span<const Stencil> stencils,
              const BitGrid& passable) {
    for (const Place& place : chosen.first(std::min(chosen.size(), std::size_t(mostSitesDrawn)))) {
        addOutline(answer.outline, place, stencils[std::size_t(place.stencil)]);
        const Site site = siteAt(place, stencils, passable);
        answer.stand.insert(answer.stand.end(), site.stand.begin(), site.stand.end());
        answer.misses.insert(answer.misses.end(), site.misses.begin(), site.misses.end());
    }
}

} // namespace

std::optional<SiteAnswer> searchSites(const SiteQuestion& question, const std::stop_token& stop,
                                      const std::function<void(int percent)>& watch) {
    const BitGrid passable = question.passable();
    const std::vector<Stencil> stencils = stencilsOf(std::span(&question.pattern, 1));
    SiteAnswer answer;
    answer.map = passable.size();
    answer.fits = std::ranges::any_of(
        stencils, [&](const Stencil& stencil) { return cornersOn(passable.size(), stencil).area() > 0; });
    const auto found = findPlaces(stencils, passable, maximumPlaces, stop, watch);
    if (!found) return std::nullopt;
    answer.passing = found->passing;
    BitGrid covered(passable.size());
    for (const Place& place : found->places) {
        if (stop.stop_requested()) return std::nullopt;
        mark(covered, place, true, stencils, Overlap::Cells);
    }
    const std::vector<Place> chosen = chooseBest(found->places, stencils, passable.size(), Overlap::Cells);
    if (stop.stop_requested()) return std::nullopt;
    answer.chosen = std::int64_t(chosen.size());
    addSites(answer, chosen, stencils, passable);
    answer.cellsPerPixel = cellsPerPixelFor(passable.size());
    answer.picture = groundPicture(passable, covered, question.dark);
    return answer;
}

} // namespace stonemason::ambush
