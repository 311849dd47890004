// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// The portals that join two zones: one for both directions, or one for each.
struct PortalSet {
    /// A portal of a link, in its first zone or in its second.
    struct End {
        bool atFirst;
        const CatalogueObject* object;
    };

    /// The way there, in and out; then, unless these serve both ways, the way back.
    std::vector<End> ends;
};

/// Those of the game: first those for both ways. The catalogue must outlive them.
std::vector<PortalSet> portalSetsOf(const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
