// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"

#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// The game's editor refuses a whole file for an id that it does not know, but
/// leaves out a reward (source: MapEditor/MapHandler.cpp; measured).
/// ids/unknown: kind, id, number of things that have it, their cells
/// ids/unknown-reward: id of the artifact, number of rewards that it is, cells of their events
constexpr std::string_view idsMessages[]{"ids/unknown", "ids/unknown-reward"};

/// Whether the catalogue has it, or it has no id to be known by.
bool isKnown(const Catalogue& catalogue, const Record& record) {
    const std::string id = idOf(record);
    if (record.kind == ThingKind::Hero) return catalogue.findHero(id) != nullptr;
    if (const auto section = sectionOf(record.kind)) return catalogue.find(*section, id) != nullptr;
    const auto* item = std::get_if<Item>(&record.value);
    return !item || !std::holds_alternative<Artifact>(item->treasure) ||
           catalogue.findArtifact(id) != nullptr;
}

void lookAtRewards(const Survey& survey, Problems& problems) {
    std::map<std::string, std::vector<Cell>> unknown;
    for (const MapEvent& event : survey.world.events)
        for (const Reward& reward : event.rewards)
            if (reward.kind == RewardKind::Artifact && !survey.catalogue.findArtifact(reward.artifact))
                unknown[reward.artifact].push_back(event.cell);
    for (auto& [id, all] : unknown)
        problems.add(idsCheck.id, Severity::Warning, "ids/unknown-reward", [&]() -> Problem {
            const int count = int(all.size());
            const std::vector<Cell> cells = withoutRepeats(std::move(all));
            return {idsCheck.id, Severity::Warning, {"ids/unknown-reward", {id, count, cells}}, cells};
        });
}

void runIds(const Survey& survey, Problems& problems) {
    std::map<std::pair<ThingKind, std::string>, std::vector<Cell>> unknown;
    forEachPlaced(survey.world, [&](Thing thing, const auto& record) {
        const Record found{thing.kind, record};
        if (!isKnown(survey.catalogue, found)) unknown[{thing.kind, idOf(found)}].push_back(record.cell);
    });
    for (auto& [what, all] : unknown)
        problems.add(idsCheck.id, Severity::Error, "ids/unknown", [&]() -> Problem {
            const int count = int(all.size());
            const std::vector<Cell> cells = withoutRepeats(std::move(all));
            return {idsCheck.id,
                    Severity::Error,
                    {"ids/unknown", {std::string(thingKindId(what.first)), what.second, count, cells}},
                    cells};
        });
    lookAtRewards(survey, problems);
}

} // namespace

constinit const Check idsCheck{"ids", runIds, idsMessages};

} // namespace stonemason::pocket_heroes
