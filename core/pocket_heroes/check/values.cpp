// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <map>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// values/unknown: field, number that the game does not define, how often it occurs. It is an error if the
/// game looks it up in a table when it loads a map, and stops.
constexpr std::string_view valuesMessages[]{"values/unknown"};

/// Fields that the game looks up when it loads a map.
constexpr std::string_view lookedUp[]{"artifact", "creature", "key",   "nation",    "owner",
                                      "resource", "surface",  "troop", "worn-place"};

/// Collects the numbers of a world that the game does not define.
class Values {
public:
    explicit Values(const Catalogue& catalogue) : catalogue_(catalogue) {
        for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all())
            if (object.key) keys_.set(std::size_t(*object.key));
    }

    void collect(const World& world) {
        for (const Player& player : world.players) {
            look("player", player.id, isPlayer(player.id));
            look("controller", player.controller, isKnown(player.controller));
        }
        for (const Text& text : world.texts)
            look("text-kind", text.kind, isKnown(text.kind));
        forEachPlaced(world, [this](Thing, const auto& record) {
            if constexpr (requires { record.owner; })
                look("owner", record.owner, isKnown(record.owner), record.cell);
            if constexpr (requires { record.guard; }) lookAt(record.guard, record.cell);
            lookAt(record);
        });
        forEachCell(world.nodes.size(), [&](Cell node) {
            const Surface surface = world.nodes[node].surface;
            look("surface", surface, isKnown(surface), node);
        });
    }

    void addTo(Problems& problems) {
        for (auto& [what, found] : unknown_)
            problems.add(valuesCheck.id, found.severity, "values/unknown", [&]() -> Problem {
                return {valuesCheck.id,
                        found.severity,
                        {"values/unknown", {std::string(what.first), what.second, found.count}},
                        withoutRepeats(std::move(found.cells))};
            });
    }

private:
    struct Found {
        Severity severity = Severity::Warning;
        int count = 0;
        std::vector<Cell> cells{};
    };

    void look(std::string_view field, auto value, bool known, std::optional<Cell> cell = std::nullopt,
              bool isLookedUp = false) {
        if (known) return;
        Found& found = unknown_[{field, int(value)}];
        if (isLookedUp || std::ranges::find(lookedUp, field) != std::end(lookedUp))
            found.severity = Severity::Error;
        ++found.count;
        if (cell && (found.cells.empty() || found.cells.back() != *cell)) found.cells.push_back(*cell);
    }

    /// Checks a number that the catalogue has names for; without names, any number is accepted.
    void lookUp(std::string_view field, int number, const std::vector<NumberedInfo>& names, Cell cell,
                bool isLookedUp = false) {
        const bool isKnown = names.empty() || (number >= 0 && std::size_t(number) < names.size());
        look(field, number, isKnown, cell, isLookedUp);
    }

    /// Armies must not contain random guards: only guards are drawn by level.
    void lookAt(const Army& army, Cell cell) {
        for (const Troop& troop : army)
            look("troop", troop.creature,
                 troop.creature == noCreature || (isCreature(troop.creature) && troop.creature < randomGuard),
                 cell);
    }
    void lookAt(const Hero& hero) {
        lookAt(hero.army, hero.cell);
        for (const SecondarySkill& skill : hero.secondarySkills) {
            lookUp("skill", skill.skill, catalogue_.skills, hero.cell);
            lookUp("skill-level", skill.level, catalogue_.skillLevels, hero.cell);
        }
        for (const WornArtifact& worn : hero.artifacts) {
            if (worn.slot != WornArtifact().slot)
                lookUp("worn-place", worn.slot, catalogue_.wornPlaces, hero.cell);
            look("artifact", worn.artifact,
                 catalogue_.numbers.artifacts.size() == 0 ||
                     !catalogue_.numbers.artifactId(worn.artifact).empty(),
                 hero.cell);
        }
        for (const SkillPoints& skill : hero.skills)
            lookUp("primary-skill", skill.skill, catalogue_.primarySkills, hero.cell);
        if (!hero.spells) return;
        for (const std::uint16_t spell : *hero.spells)
            lookUp("spell", spell, catalogue_.spells, hero.cell);
    }
    void lookAt(const Castle& castle) {
        look("nation", castle.nation, isKnown(castle.nation), castle.cell);
        lookAt(castle.garrison, castle.cell);
        for (const Construction& construction : castle.constructions) {
            lookUp("construction", construction.kind, catalogue_.constructions, castle.cell);
            lookUp("construction-state", construction.state, catalogue_.constructionStates, castle.cell);
        }
    }
    void lookAt(const Guard& guard) {
        look("disposition", guard.disposition, isKnown(guard.disposition), guard.cell);
        look("creature", guard.troop.creature, isCreature(guard.troop.creature), guard.cell);
    }
    void lookAt(const Item& item) {
        if (const auto* pile = std::get_if<Pile>(&item.treasure))
            look("resource", pile->resource, isKnown(pile->resource), item.cell);
        if (const auto* scroll = std::get_if<SpellScroll>(&item.treasure))
            lookUp("spell", scroll->spell, catalogue_.spells, item.cell, true);
        if (const auto* guard = std::get_if<KeyGuard>(&item.treasure))
            look("key", guard->key, keys_.test(guard->key), item.cell);
    }
    void lookAt(const MapEvent& event) {
        for (const Reward& reward : event.rewards) {
            look("reward", reward.kind, isKnown(reward.kind), event.cell);
            lookAt(reward, event.cell);
        }
    }
    void lookAt(const Reward& reward, Cell cell) {
        switch (reward.kind) {
        case RewardKind::Resource:
            look("resource", reward.which, reward.which >= -1 && reward.which < resourceCount, cell);
            break;
        case RewardKind::PrimarySkill:
            lookUp("primary-skill", reward.which, catalogue_.primarySkills, cell);
            break;
        case RewardKind::Spell: lookUp("spell", reward.which, catalogue_.spells, cell); break;
        case RewardKind::Creatures:
            look("troop", reward.which,
                 std::in_range<std::int16_t>(reward.which) && isCreature(std::int16_t(reward.which)), cell);
            break;
        default: break; // an amount alone, or the id of an artifact
        }
    }
    static void lookAt(const auto&) {}

    const Catalogue& catalogue_;
    std::bitset<256> keys_; ///< that tents teach
    std::map<std::pair<std::string_view, int>, Found> unknown_;
};

void runValues(const Survey& survey, Problems& problems) {
    Values values(survey.catalogue);
    values.collect(survey.world);
    values.addTo(problems);
}

} // namespace

constinit const Check valuesCheck{"values", runValues, valuesMessages};

namespace {

/// The game's editor rejects a whole file for an unknown id, but skips an unknown reward (source:
/// MapEditor/MapHandler.cpp; measured).
/// ids/unknown: kind, id, number of things that have it, their cells
/// ids/unknown-reward: id of the artifact, number of rewards with it, cells of their events
constexpr std::string_view idsMessages[]{"ids/unknown", "ids/unknown-reward"};

/// Whether the catalogue contains the id of the record, or the record needs none.
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

namespace {

/// tail/bytes: number of bytes after the end, which the game does not read
constexpr std::string_view tailMessages[]{"tail/bytes"};
/// fix/drop-tail: how many bytes
constexpr std::string_view tailFixes[]{"fix/drop-tail"};

void dropTail(World& world, int /*which*/) {
    world.tail.clear();
}

void runTail(const Survey& survey, Problems& problems) {
    const int size = int(survey.world.tail.size());
    if (size == 0) return;
    problems.push_back({tailCheck.id,
                        Severity::Warning,
                        {"tail/bytes", {size}},
                        {},
                        {{{"fix/drop-tail", {size}}, ChangeWorld{dropTail}}}});
}

} // namespace

constinit const Check tailCheck{"tail", runTail, tailMessages, tailFixes};

} // namespace stonemason::pocket_heroes
