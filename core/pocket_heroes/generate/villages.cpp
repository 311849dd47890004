// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/villages.h"

#include <algorithm>
#include <iterator>

namespace stonemason::pocket_heroes {

namespace {

// Random sampling: the first house of a village is placed where there is room, its approach becomes the
// square, and the others are placed within a few cells of that. Cost: O(houses). Source: own work.

constexpr int villageReach = 4; ///< cells from the square to the entrance of a house

/// The least number of houses of a village that gets a road.
constexpr int smallestVillage = 3;

int villageSize(int left, int largest, SeededRandom& random) {
    return std::min(left, smallestVillage + random.below(std::max(1, largest - smallestVillage + 1)));
}

} // namespace

std::vector<const CatalogueObject*> placeVillages(Draft& draft, const Plan& plan, ZoneGround& ground,
                                                  int zone, std::vector<const CatalogueObject*> houses,
                                                  SeededRandom& random) {
    std::vector<const CatalogueObject*> others;
    const auto take = [&houses] {
        const CatalogueObject* house = houses.back();
        houses.pop_back();
        return house;
    };
    while (houses.size() > 1 && plan.numbers.villageHouses > 1 && !plan.stop.stop_requested()) {
        int left = villageSize(int(houses.size()), plan.numbers.villageHouses, random);
        const CatalogueObject* first = take();
        const auto built = ground.placeFreely(zone, *first, random);
        if (!built) {
            others.push_back(first);
            continue;
        }
        draft.visitables.push_back(*built);
        const Cell square = built->approach;
        int standing = 1;
        while (--left > 0) {
            const CatalogueObject* next = take();
            const auto beside = ground.placeFreelyNear(zone, *next, square, villageReach, random);
            standing += beside ? 1 : 0;
            if (beside)
                draft.visitables.push_back(*beside);
            else
                others.push_back(next);
        }
        const bool isOwnImage = draft.image.isFixed(square);
        if (standing < smallestVillage || isOwnImage) continue;
        draft.villageCentres.push_back(square);
        // The doors of the images of its first house are there.
        std::ranges::copy(built->farApproaches, std::back_inserter(draft.villageCentres));
    }
    others.insert(others.end(), houses.begin(), houses.end());
    return others;
}

} // namespace stonemason::pocket_heroes
