// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/site_search.h"

#include "core/ambush/choice.h"
#include "core/ambush/place.h"
#include "core/ambush/search.h"
#include "editor/ambush/view/preview/ground_picture.h"
#include "editor/ambush/view/sites/site_art.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

/// Of more sites nobody sees the single ones: the tint of the places must do.
constexpr std::size_t mostOutlined = 2000;

void addSites(SiteAnswer& answer, std::span<const Place> chosen, std::span<const Stencil> stencils,
              const BitGrid& passable) {
    if (chosen.size() > mostOutlined) return;
    for (const Place& place : chosen) {
        const QPointF corner(place.corner.column, place.corner.row);
        for (const QLineF& line : outlineOf(stencils[std::size_t(place.stencil)]))
            answer.outline.push_back(line.translated(corner));
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
    answer.lookedAt = std::int64_t(found->places.size());
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
