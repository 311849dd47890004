// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// portals/single: pair, cell of its only end
/// portals/no-way-in, portals/no-way-out: pair, cells of its ends
/// portals/crowded: pair, number of its ends, their cells
constexpr std::string_view portalsMessages[]{"portals/single", "portals/no-way-in", "portals/no-way-out",
                                             "portals/crowded"};
/// fix/delete: kind
constexpr std::string_view portalsFixes[]{"fix/delete"};

/// The ends of a pair, in the order of the world.
struct Pair {
    std::vector<int> visitables;
    std::vector<Cell> cells;
    bool leadsIn = false;
    bool leadsOut = false;
};

std::map<int, Pair> pairsOf(const Survey& survey) {
    std::map<int, Pair> pairs;
    const auto& visitables = survey.world.visitables;
    for (int i = 0; i < int(visitables.size()); ++i) {
        const Visitable& visitable = visitables[std::size_t(i)];
        const CatalogueObject* object = survey.catalogue.find(Section::Visitable, visitable.id);
        if (!object || !object->portal) continue;
        Pair& pair = pairs[object->portal->pair];
        pair.visitables.push_back(i);
        pair.cells.push_back(visitable.cell);
        pair.leadsIn = pair.leadsIn || object->portal->leadsIn;
        pair.leadsOut = pair.leadsOut || object->portal->leadsOut;
    }
    return pairs;
}

/// The game pairs an end with the last one of its number: of more than two some lead where others do not
/// know.
Message messageOf(int number, const Pair& pair) {
    const int ends = int(pair.cells.size());
    if (ends == 1) return {"portals/single", {number, pair.cells.front()}};
    if (ends > 2) return {"portals/crowded", {number, ends, pair.cells}};
    return {pair.leadsIn ? "portals/no-way-out" : "portals/no-way-in", {number, pair.cells}};
}

std::vector<Problem> runPortals(const Survey& survey) {
    std::vector<Problem> problems;
    for (const auto& [number, pair] : pairsOf(survey)) {
        if (pair.cells.size() == 2 && pair.leadsIn && pair.leadsOut) continue;
        Problem problem{portalsCheck.id, Severity::Error, messageOf(number, pair), pair.cells};
        problem.fixes.push_back(deletion(survey.world, {ThingKind::Visitable, pair.visitables.back()}));
        problems.push_back(std::move(problem));
    }
    return problems;
}

} // namespace

constinit const Check portalsCheck{"portals", runPortals, portalsMessages, portalsFixes};

} // namespace stonemason::pocket_heroes
