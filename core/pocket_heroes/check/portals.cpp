// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// portals/single: pair, cell of its only end
/// portals/no-way-in, portals/no-way-out: pair, cells of its ends
/// portals/crowded: pair, number of its ends, their cells
constexpr std::string_view portalsMessages[]{"portals/single", "portals/no-way-in", "portals/no-way-out",
                                             "portals/crowded"};
/// fix/way-in, fix/way-out: cell of the end that becomes an entrance or an exit
/// fix/delete-ends: how many
constexpr std::string_view portalsFixes[]{"fix/way-in", "fix/way-out", "fix/delete-ends"};

struct End {
    int visitable;
    const CatalogueObject* object;

    bool leadsIn() const { return object->portal->leadsIn; }
    bool leadsOut() const { return object->portal->leadsOut; }
};

/// In the order of the world.
using Ends = std::vector<End>;

std::map<int, Ends> pairsOf(const Survey& survey) {
    std::map<int, Ends> pairs;
    const auto& visitables = survey.world.visitables;
    for (int i = 0; i < int(visitables.size()); ++i) {
        const CatalogueObject* object =
            survey.catalogue.find(Section::Visitable, visitables[std::size_t(i)].id);
        if (object && object->portal) pairs[object->portal->pair].push_back({i, object});
    }
    return pairs;
}

/// The game pairs an end with the last one of its number, therefore some connections are one-way if there
/// are more than two ends.
Message messageOf(int number, const Ends& ends, const std::vector<Cell>& cells) {
    const int count = int(ends.size());
    if (count == 1) return {"portals/single", {number, cells.front()}};
    if (count > 2) return {"portals/crowded", {number, count, cells}};
    return {ends.front().leadsIn() ? "portals/no-way-out" : "portals/no-way-in", {number, cells}};
}

/// Replaces the last of two ends that both lead in or both lead out by the opposite end.
std::optional<Fix> turnedRound(const Survey& survey, const Ends& ends) {
    const End& last = ends.back();
    if (!otherWayThrough(survey.catalogue, *last.object)) return std::nullopt;
    const Cell cell = survey.world.visitables[std::size_t(last.visitable)].cell;
    return Fix{{last.leadsIn() ? "fix/way-out" : "fix/way-in", {cell}}, TurnPortal{last.visitable, cell}};
}

/// The first end with that direction, except `but`; nullptr when there is none.
const End* firstOf(const Ends& ends, bool (End::*leads)() const, const End* but) {
    for (const End& end : ends)
        if (&end != but && (end.*leads)()) return &end;
    return nullptr;
}

/// Deletes all ends except two that form a pair; deletes all if none do, because they lead nowhere.
Fix withoutSurplus(const Ends& ends) {
    const End* out = firstOf(ends, &End::leadsOut, nullptr);
    const End* in = firstOf(ends, &End::leadsIn, out);
    if (!in) { // the only way out may also be the only way in
        in = firstOf(ends, &End::leadsIn, nullptr);
        out = firstOf(ends, &End::leadsOut, in);
    }
    std::vector<Thing> surplus;
    for (const End& end : ends)
        if (!in || !out || (&end != in && &end != out))
            surplus.push_back({ThingKind::Visitable, end.visitable});
    const int count = int(surplus.size());
    return {{"fix/delete-ends", {count}}, DeleteThings{std::move(surplus)}};
}

void runPortals(const Survey& survey, Problems& problems) {
    for (const auto& [number, ends] : pairsOf(survey)) {
        if (ends.size() == 2 && isPair(*ends[0].object, *ends[1].object)) continue;
        std::vector<Cell> cells;
        for (const End& end : ends)
            cells.push_back(survey.world.visitables[std::size_t(end.visitable)].cell);
        Problem problem{portalsCheck.id, Severity::Error, messageOf(number, ends, cells), cells};
        if (ends.size() == 2)
            if (auto fix = turnedRound(survey, ends)) problem.fixes.push_back(std::move(*fix));
        problem.fixes.push_back(withoutSurplus(ends));
        problems.push_back(std::move(problem));
    }
}

} // namespace

bool isPair(const CatalogueObject& one, const CatalogueObject& other) {
    return (one.portal->leadsIn && other.portal->leadsOut) || (other.portal->leadsIn && one.portal->leadsOut);
}

const CatalogueObject* otherWayThrough(const Catalogue& catalogue, const CatalogueObject& end) {
    if (!end.portal) return nullptr;
    const auto& objects = catalogue.objects(Section::Visitable).all();
    const auto other = std::ranges::find_if(objects, [&end](const CatalogueObject& object) {
        return object.portal && object.portal->pair == end.portal->pair && isPair(end, object) &&
               object.footprint == end.footprint;
    });
    return other == objects.end() ? nullptr : &*other;
}

constinit const Check portalsCheck{"portals", runPortals, portalsMessages, portalsFixes};

} // namespace stonemason::pocket_heroes
