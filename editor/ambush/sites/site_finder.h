// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/choice.h"
#include "core/ambush/live_index.h"
#include "core/ambush/pattern.h"

#include <QLineF>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::ambush {

/// What is to be looked for, and which of it is wanted.
struct SiteSearch {
    std::vector<Pattern> patterns; ///< without fault
    Choice choice = Choice::Best;

    bool operator==(const SiteSearch&) const = default;
};

/// A site as it is drawn. Positions are in cells of the map.
struct DrawnSite {
    Site site;
    std::vector<QLineF> outline; ///< around the cells that it compares
};

/// What came of a search.
struct SiteFindings {
    std::vector<Stencil> stencils;
    BitGrid passable;             ///< the map
    std::vector<Place> places;    ///< the sites, in the order of a list
    std::int64_t passing = 0;     ///< places that pass, sites or not
    std::int64_t tried = 0;       ///< how often a stencil was laid on the map
    std::vector<DrawnSite> drawn; ///< the first of the sites, as many as are drawn at most

    const Stencil& stencilOf(const Place& place) const { return stencils[std::size_t(place.stencil)]; }
    Site siteOf(const Place& place) const { return siteAt(place, stencils, passable); }
    DrawnSite drawnSiteOf(const Place& place) const;
};

/// Whether the cell is one of those that the site of the stencil compares.
bool isCompared(Cell cell, const Site& site, const Stencil& stencil);

/// Looks for sites on one map again and again while it changes: after the first time only what the changed
/// cells touch is tested. For one thread at a time.
class SiteFinder {
public:
    explicit SiteFinder(SiteSearch search);

    const SiteSearch& search() const { return search_; }

    /// What is there on the map as it is now; nullptr when told to stop. `watch` is told how many of a
    /// hundred parts are done, where that takes long.
    std::shared_ptr<const SiteFindings> find(BitGrid passable, const std::stop_token& stop = {},
                                             const std::function<void(int percent)>& watch = {});

    /// How many cells have been looked at as single changes, for tests.
    std::int64_t followed() const { return followed_; }

private:
    bool follow(const BitGrid& passable);

    SiteSearch search_;
    std::vector<Stencil> stencils_;
    std::optional<LiveIndex> index_;
    std::int64_t followed_ = 0;
};

} // namespace stonemason::ambush
