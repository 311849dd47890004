// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/grid.h"
#include "core/pocket_heroes/format/phm.h"

#include <algorithm>
#include <bit>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// Decorations and paths that are off the map, under a later one on their cell, or paths under a decoration.
int hiddenPictures(const World& world) {
    int shown = 0;
    Grid<std::uint8_t> taken(world.size(), 0);
    for (const auto* list : {&world.decorations, &world.paths})
        for (const Placed& thing : *list)
            if (taken.contains(thing.cell) && taken[thing.cell] == 0) {
                taken[thing.cell] = 1;
                ++shown;
            }
    return int(world.decorations.size() + world.paths.size()) - shown;
}

int lostConstructions(const World& world, const Catalogue& catalogue) {
    int lost = 0;
    for (const Castle& castle : world.castles) {
        const CastleConstructions* possible = catalogue.constructionsOf(castle.nation, castle.id);
        std::set<std::uint8_t> kinds;
        for (const auto& [kind, state] : castle.constructions)
            if (state != 0 && possible && std::ranges::find(possible->kinds, kind) != possible->kinds.end())
                kinds.insert(kind);
        lost += int(castle.constructions.size() - kinds.size());
    }
    return lost;
}

} // namespace

std::vector<Message> lossesOfPlayable(const World& world, const Catalogue& catalogue) {
    std::vector<Message> losses;
    const auto add = [&losses](std::string_view id, std::int64_t count, bool isCounted) {
        if (count > 0)
            losses.push_back({id, isCounted ? std::vector<Argument>{int(count)} : std::vector<Argument>{}});
    };
    add("phm/loses-heights",
        std::ranges::count_if(world.nodes.values(), [](const Node& node) { return node.altitude != 0; }),
        false);
    add("phm/loses-languages", world.version == Version::Translated ? std::popcount(world.languages) - 1 : 0,
        false);
    add("phm/loses-event-names",
        std::ranges::count_if(world.timeEvents, [](const TimeEvent& event) { return !event.name.empty(); }),
        false);
    add("phm/loses-pictures", hiddenPictures(world), true);
    std::int64_t skills = 0;
    std::int64_t spells = 0;
    for (const Hero& hero : world.heroes) {
        skills += std::ranges::count_if(
            hero.skills, [](const SkillPoints& skill) { return skill.skill >= playablePrimarySkills; });
        if (hero.spells)
            spells += std::ranges::count_if(*hero.spells,
                                            [](std::uint16_t spell) { return spell >= playableSpells; });
    }
    add("phm/loses-skills", skills, true);
    add("phm/loses-spells", spells, true);
    add("phm/loses-constructions", lostConstructions(world, catalogue), true);
    std::int64_t rewards = 0;
    for (const MapEvent& event : world.events)
        rewards += std::ranges::count_if(event.rewards, [&](const Reward& reward) {
            return reward.kind == RewardKind::Artifact && !catalogue.numbers.artifactNumber(reward.artifact);
        });
    add("phm/loses-rewards", rewards, true);
    return losses;
}

} // namespace stonemason::pocket_heroes
