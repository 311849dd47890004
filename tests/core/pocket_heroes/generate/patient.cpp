// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/generate/patient.h"

#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/validate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/worlds.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes::broken {

Patient patientOf(Template made, std::uint64_t seed) {
    Patient patient;
    patient.made = std::move(made);
    patient.world = *generate(patient.made, test::pocketHeroes(), {0, seed, 8, false});
    patient.zoneOf = patient.world.draft.zoneOf;
    return patient;
}

const Patient& sound() {
    static const Patient patient = [] {
        Template made = generated::sample("six-spokes");
        made.config.mapSize = 64;
        made.zones[12].mines.push_back({Resource::Ore, PlayerId::Neutral, {1, 1}});
        // Some of what is broken needs a meadow.
        Patient found = patientOf(made, 1);
        for (std::uint64_t seed = 2; seed <= 50 && meadow(found).row < 0; ++seed)
            found = patientOf(made, seed);
        return found;
    }();
    return patient;
}

std::set<std::string> idsIn(Patient& patient) {
    std::set<std::string> ids;
    for (const Violation& fault :
         violationsOf({patient.made, test::pocketHeroes(), patient.map(), patient.zoneOf, patient.report()}))
        ids.emplace(fault.id);
    return ids;
}

Footing footingAt(Patient& patient, Cell cell) {
    return footingOf(patient.map(), test::pocketHeroes())[cell];
}

/// The first cell where the condition holds.
Cell cellWhere(Patient& patient, const std::function<bool(Cell)>& holds) {
    Cell found{-1, -1};
    forEachCell(patient.map().size(), [&](Cell cell) {
        if (found.row < 0 && holds(cell)) found = cell;
    });
    return found;
}

Cell meadow(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    return cellWhere(patient, [&](Cell cell) {
        return std::ranges::all_of(eightSteps,
                                   [&](Cell step) {
                                       const Cell beside = cell + step;
                                       return footing.contains(beside) && footing[beside] == Footing::Free &&
                                              thingsAt(patient.map(), test::pocketHeroes(), beside).empty() &&
                                              patient.zoneOf[beside] == patient.zoneOf[cell];
                                   }) &&
               footing[cell] == Footing::Free &&
               thingsAt(patient.map(), test::pocketHeroes(), cell).empty() &&
               std::ranges::none_of(patient.map().items, [&](const Item& treasure) {
                   constexpr int held = 2; // so far from a guard who may stand there
                   return chebyshev(treasure.cell, cell) <= held;
               });
    });
}

int passageOf(const Patient& patient) {
    for (int i = 0; i < int(patient.world.report.links.size()); ++i)
        if (!patient.world.report.links[std::size_t(i)].portal) return i;
    return -1;
}

int portalOf(const Patient& patient) {
    for (int i = 0; i < int(patient.world.report.links.size()); ++i)
        if (patient.world.report.links[std::size_t(i)].portal) return i;
    return -1;
}

LinkReport& passage(Patient& patient) {
    return patient.report().links[std::size_t(passageOf(patient))];
}

LinkReport& portal(Patient& patient) {
    return patient.report().links[std::size_t(portalOf(patient))];
}

void block(Patient& patient, Cell cell) {
    patient.map().decorations.push_back({cell, "pines_1"});
}

Guard* guardAt(Patient& patient, Cell cell) {
    const auto guard = std::ranges::find(patient.map().guards, cell, &Guard::cell);
    return guard == patient.map().guards.end() ? nullptr : &*guard;
}

void removeGuardsAround(Patient& patient, Cell cell) {
    std::erase_if(patient.map().guards, [&](const Guard& guard) { return chebyshev(guard.cell, cell) <= 1; });
}

} // namespace stonemason::pocket_heroes::broken
