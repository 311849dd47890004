// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/world_json.h"

#include "core/base/visible_text.h"
#include "core/format/json.h"
#include "core/pocket_heroes/world/thing.h"

#include <array>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

using Names = std::span<const std::string_view>;

constexpr auto surfaces =
    std::to_array<std::string_view>({"WATER", "SAND", "DIRT", "GRASS", "SWAMP", "LAVA", "WASTELAND", "DESERT",
                                     "SNOW", "NDESERT", "PAVEMENT", "NWASTELAND"});
constexpr auto players =
    std::to_array<std::string_view>({"red", "green", "blue", "cyan", "magenta", "yellow"});
constexpr auto controllers = std::to_array<std::string_view>({"human", "computer", "either"});
constexpr auto resources =
    std::to_array<std::string_view>({"gold", "ore", "wood", "mercury", "gems", "crystal", "sulfur"});
constexpr auto nations = std::to_array<std::string_view>(
    {"citadel", "stronghold", "tower", "dungeon", "fortress", "necropolis", "random"});
constexpr auto dispositions = std::to_array<std::string_view>({"compliant", "aggressive", "savage"});
constexpr auto rewards =
    std::to_array<std::string_view>({"resource", "experience", "mana", "movement", "morale", "luck",
                                     "primary-skill", "artifact", "spell", "creatures"});
constexpr auto textKinds =
    std::to_array<std::string_view>({"other", "name", "description", "time-event", "hero-name", "item",
                                     "guard", "event-reward", "event-attack", "visitable", "castle-name"});
constexpr auto languages = std::to_array<std::string_view>({"en", "ru"});

static_assert(surfaces.size() == surfaceCount && players.size() == playerCount &&
              resources.size() == resourceCount && languages.size() == languageCount);

/// The name of a number, or the number.
Json named(Names names, std::int64_t number) {
    if (number >= 0 && number < std::int64_t(names.size())) return Json(names[std::size_t(number)]);
    return Json(number);
}

Json ownerJson(PlayerId owner) {
    return owner == PlayerId::Neutral ? Json() : named(players, int(owner));
}

Json resourceJson(Resource resource) {
    return resource == Resource::Random ? Json("random") : named(resources, int(resource));
}

Json cellJson(Cell cell) {
    return Json::array({cell.row, cell.column});
}

Json creatureJson(std::int16_t creature) {
    if (creature > randomGuard && creature <= randomGuard + guardLevels)
        return Json("random-" + std::to_string(creature - randomGuard));
    return creature == randomGuard ? Json("random") : Json(creature);
}

Json troopJson(const Troop& troop) {
    return {{"creature", creatureJson(troop.creature)}, {"count", troop.count}};
}

/// Seven troops; null where there is none.
Json armyJson(const Army& army) {
    Json json = Json::array();
    for (const Troop& troop : army)
        json.push_back(troop == Troop() ? Json() : troopJson(troop));
    return json;
}

Json playersJson(PlayerMask mask) {
    Json json = Json::array();
    for (int player = 0; player < 32; ++player)
        if ((mask >> unsigned(player) & 1U) != 0) json.push_back(named(players, player));
    return json;
}

template <typename Item, typename Each>
Json listJson(const std::vector<Item>& items, Each each) {
    Json json = Json::array();
    for (const Item& item : items)
        json.push_back(each(item));
    return json;
}

Json textJson(const Text& text, const World& world) {
    Json words = Json::object();
    for (int language = 0; language < languageCount; ++language)
        if (world.has(Language(language)))
            words[std::string(languages[std::size_t(language)])] = text.words[std::size_t(language)];
    return {{"key", text.key}, {"kind", named(textKinds, int(text.kind))}, {"words", std::move(words)}};
}

Json timeEventJson(const TimeEvent& event) {
    Json amounts = Json::object();
    for (int i = 0; i < resourceCount; ++i)
        amounts[std::string(resources[std::size_t(i)])] = event.resources[std::size_t(i)];
    return {{"name", event.name},         {"text", event.text},     {"players", playersJson(event.players)},
            {"firstDay", event.firstDay}, {"repeat", event.repeat}, {"resources", std::move(amounts)}};
}

Json playerJson(const Player& player) {
    Json castle;
    if (player.mainCastle)
        castle = {{"cell", cellJson(player.mainCastle->cell)}, {"createHero", player.mainCastle->createHero}};
    return {{"id", named(players, int(player.id))},
            {"controller", named(controllers, int(player.controller))},
            {"mainCastle", std::move(castle)}};
}

Json heroJson(const Hero& hero) {
    return {{"id", hero.id},
            {"owner", ownerJson(hero.owner)},
            {"cell", cellJson(hero.cell)},
            {"name", hero.name},
            {"level", hero.level},
            {"experience", hero.experience},
            {"secondarySkills", listJson(hero.secondarySkills,
                                         [](const SecondarySkill& skill) {
                                             return Json{{"skill", skill.skill}, {"level", skill.level}};
                                         })},
            {"artifacts", listJson(hero.artifacts,
                                   [](const WornArtifact& artifact) {
                                       return Json{{"artifact", artifact.artifact}, {"slot", artifact.slot}};
                                   })},
            {"skills", listJson(hero.skills,
                                [](const SkillPoints& skill) {
                                    return Json{{"skill", skill.skill}, {"points", skill.points}};
                                })},
            {"army", armyJson(hero.army)},
            {"spells", hero.spells ? Json(*hero.spells) : Json()}};
}

Json itemJson(const Item& item) {
    Json json{{"kind", treasureId(item.treasure)}, {"cell", cellJson(item.cell)}};
    std::visit(
        [&json](const auto& treasure) {
            if constexpr (requires { treasure.resource; }) json["resource"] = resourceJson(treasure.resource);
            if constexpr (requires { treasure.amount; }) json["amount"] = treasure.amount;
            if constexpr (requires { treasure.id; }) json["artifact"] = treasure.id;
            if constexpr (requires { treasure.spell; }) json["spell"] = treasure.spell;
            if constexpr (requires { treasure.key; }) json["key"] = treasure.key;
        },
        item.treasure);
    json["guard"] = armyJson(item.guard);
    json["message"] = item.message;
    return json;
}

Json guardJson(const Guard& guard) {
    Json json = troopJson(guard.troop);
    json["disposition"] = named(dispositions, int(guard.disposition));
    json["staysSmall"] = guard.staysSmall;
    json["cell"] = cellJson(guard.cell);
    json["message"] = guard.message;
    return json;
}

Json rewardJson(const Reward& reward) {
    Json json{{"kind", named(rewards, int(reward.kind))}};
    if (reward.kind == RewardKind::Artifact)
        json["artifact"] = reward.artifact;
    else
        json["which"] = reward.which;
    json["amount"] = reward.amount;
    return json;
}

Json eventJson(const MapEvent& event) {
    return {{"cell", cellJson(event.cell)},          {"guard", armyJson(event.guard)},
            {"rewardMessage", event.rewardMessage},  {"attackMessage", event.attackMessage},
            {"players", playersJson(event.players)}, {"rewards", listJson(event.rewards, rewardJson)}};
}

Json visitableJson(const Visitable& visitable) {
    return {{"id", visitable.id},
            {"cell", cellJson(visitable.cell)},
            {"guard", armyJson(visitable.guard)},
            {"message", visitable.message}};
}

Json ownerableJson(const Ownerable& ownerable) {
    return {{"id", ownerable.id},
            {"owner", ownerJson(ownerable.owner)},
            {"cell", cellJson(ownerable.cell)},
            {"guard", armyJson(ownerable.guard)}};
}

Json castleJson(const Castle& castle) {
    return {{"id", castle.id},
            {"nation", named(nations, int(castle.nation))},
            {"owner", ownerJson(castle.owner)},
            {"cell", cellJson(castle.cell)},
            {"garrison", armyJson(castle.garrison)},
            {"name", castle.name},
            {"constructions", listJson(castle.constructions, [](const Construction& construction) {
                 return Json{{"kind", construction.kind}, {"state", construction.state}};
             })}};
}

Json placedJson(const Placed& placed) {
    return {{"cell", cellJson(placed.cell)}, {"id", placed.id}};
}

/// The rows of what is asked of each node.
template <typename Each>
Json rowsJson(const Grid<Node>& nodes, Each each) {
    Json rows = Json::array();
    for (int row = 0; row < nodes.rows(); ++row) {
        Json numbers = Json::array();
        for (int column = 0; column < nodes.columns(); ++column)
            numbers.push_back(int(each(nodes[{row, column}])));
        rows.push_back(std::move(numbers));
    }
    return rows;
}

Json languagesJson(const World& world) {
    Json json = Json::array();
    for (int language = 0; language < languageCount; ++language)
        if (world.has(Language(language))) json.push_back(languages[std::size_t(language)]);
    return json;
}

Json headJson(const World& world) {
    return {
        {"format", "stonemason-world"},
        {"version", 1},
        {"game", "pocket-heroes"},
        {"fileVersion", std::uint32_t(world.version)},
        {"size", world.size().rows},
        {"languages", languagesJson(world)},
        {"texts", listJson(world.texts, [&world](const Text& text) { return textJson(text, world); })},
        {"name", world.name},
        {"description", world.description},
        {"mapVersion", world.mapVersion},
        {"author", world.author},
        {"timeEvents", listJson(world.timeEvents, timeEventJson)},
        {"ultimateArtifact", {{"cell", cellJson(world.ultimate.cell)}, {"radius", world.ultimate.radius}}}};
}

/// A member to a line, of a list an element to a line.
std::string onLines(const Json& object) {
    const auto compact = [](const Json& json) {
        return visibleJson(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    };
    std::string text = "{";
    for (const auto& [key, value] : object.items()) {
        text += (text.size() > 1 ? ",\n  " : "\n  ") + jsonText(key) + ": ";
        if (!value.is_array() || value.empty() || !value.front().is_structured()) {
            text += compact(value);
            continue;
        }
        char before = '[';
        for (const Json& element : value) {
            text += before + ("\n    " + compact(element));
            before = ',';
        }
        text += "\n  ]";
    }
    return text + "\n}\n";
}

} // namespace

std::string_view surfaceName(Surface surface) {
    return isKnown(surface) ? surfaces[std::size_t(surface)] : std::string_view();
}

std::string worldJson(const World& world) {
    Json json = headJson(world);
    json["players"] = listJson(world.players, playerJson);
    json["heroes"] = listJson(world.heroes, heroJson);
    json["items"] = listJson(world.items, itemJson);
    json["guards"] = listJson(world.guards, guardJson);
    json["events"] = listJson(world.events, eventJson);
    json["visitables"] = listJson(world.visitables, visitableJson);
    json["ownerables"] = listJson(world.ownerables, ownerableJson);
    json["castles"] = listJson(world.castles, castleJson);
    json["surfaces"] = rowsJson(world.nodes, [](Node node) { return node.surface; });
    json["altitudes"] = rowsJson(world.nodes, [](Node node) { return node.altitude; });
    json["decorations"] = listJson(world.decorations, placedJson);
    json["paths"] = listJson(world.paths, placedJson);
    return onLines(json);
}

} // namespace stonemason::pocket_heroes
