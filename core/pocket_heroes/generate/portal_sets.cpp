// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/portal_sets.h"

#include <map>
#include <utility>

namespace stonemason::pocket_heroes {

std::vector<PortalSet> portalSetsOf(const Catalogue& catalogue) {
    std::map<int, std::pair<const CatalogueObject*, const CatalogueObject*>> oneWay; // in, out
    std::vector<PortalSet> sets;
    for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all()) {
        if (!object.portal) continue;
        if (object.portal->leadsIn && object.portal->leadsOut)
            sets.push_back({{{true, &object}, {false, &object}}});
        else
            (object.portal->leadsIn ? oneWay[object.portal->pair].first
                                    : oneWay[object.portal->pair].second) = &object;
    }
    std::vector<std::pair<const CatalogueObject*, const CatalogueObject*>> whole;
    for (const auto& [number, pair] : oneWay)
        if (pair.first && pair.second) whole.push_back(pair);
    for (std::size_t i = 0; i + 1 < whole.size(); i += 2)
        sets.push_back({{{true, whole[i].first},
                         {false, whole[i].second},
                         {false, whole[i + 1].first},
                         {true, whole[i + 1].second}}});
    return sets;
}

} // namespace stonemason::pocket_heroes
