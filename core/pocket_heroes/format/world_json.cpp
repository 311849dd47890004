// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/world_json.h"

#include "core/pocket_heroes/format/record_writer.h"
#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr auto surfaceNames =
    std::to_array<std::string_view>({"WATER", "SAND", "DIRT", "GRASS", "SWAMP", "LAVA", "WASTELAND", "DESERT",
                                     "SNOW", "NDESERT", "PAVEMENT", "NWASTELAND"});
constexpr auto players =
    std::to_array<std::string_view>({"red", "green", "blue", "cyan", "magenta", "yellow"});
constexpr auto controllers = std::to_array<std::string_view>({"human", "computer", "either"});
constexpr auto resourceNames =
    std::to_array<std::string_view>({"gold", "ore", "wood", "mercury", "gems", "crystal", "sulfur"});
constexpr auto nationNames = std::to_array<std::string_view>(
    {"citadel", "stronghold", "tower", "dungeon", "fortress", "necropolis", "random"});
constexpr auto dispositions = std::to_array<std::string_view>({"compliant", "aggressive", "savage"});
constexpr auto rewards =
    std::to_array<std::string_view>({"resource", "experience", "mana", "movement", "morale", "luck",
                                     "primary-skill", "artifact", "spell", "creatures"});
constexpr auto textKinds =
    std::to_array<std::string_view>({"other", "name", "description", "time-event", "hero-name", "item",
                                     "guard", "event-reward", "event-attack", "visitable", "castle-name"});
constexpr auto languages = std::to_array<std::string_view>({"en", "ru"});

static_assert(surfaceNames.size() == surfaceCount && players.size() == playerCount &&
              resourceNames.size() == resourceCount && languages.size() == languageCount);

/// Writes the records of a world, each as one value.
class WorldWriter {
public:
    WorldWriter(const World& world, const TextSink& sink) : world_(world), out_(sink) {}

    void write() {
        writeHead();
        lines("players", world_.players, [this](const Player& player) { write(player); });
        lines("heroes", world_.heroes, [this](const Hero& hero) { write(hero); });
        lines("items", world_.items, [this](const Item& item) { write(item); });
        lines("guards", world_.guards, [this](const Guard& guard) { write(guard); });
        lines("events", world_.events, [this](const MapEvent& event) { write(event); });
        lines("visitables", world_.visitables, [this](const Visitable& building) { write(building); });
        lines("ownerables", world_.ownerables, [this](const Ownerable& building) { write(building); });
        lines("castles", world_.castles, [this](const Castle& castle) { write(castle); });
        rows("surfaces", [](Node node) { return int(node.surface); });
        rows("altitudes", [](Node node) { return int(node.altitude); });
        lines("decorations", world_.decorations, [this](const Placed& placed) { write(placed); });
        lines("paths", world_.paths, [this](const Placed& placed) { write(placed); });
        if (!world_.tail.empty()) out_.lineMember("tail", hexadecimal(world_.tail));
        out_.end();
    }

private:
    void lines(std::string_view name, const auto& records, const auto& each) {
        out_.lines(name, records, each);
    }

    void writeHead() {
        out_.lineMember("format", "stonemason-world");
        out_.lineMember("version", 1);
        out_.lineMember("game", "pocket-heroes");
        out_.lineMember("fileVersion", std::uint32_t(world_.version));
        out_.lineMember("size", world_.size().rows);
        out_.line("languages");
        std::vector<std::string_view> spoken;
        for (int language = 0; language < languageCount; ++language)
            if (world_.has(Language(language))) spoken.push_back(languages[std::size_t(language)]);
        out_.array(spoken, [this](std::string_view language) { out_.value(language); });
        lines("texts", world_.texts, [this](const Text& text) { write(text); });
        out_.lineMember("name", world_.name);
        out_.lineMember("description", world_.description);
        out_.lineMember("mapVersion", world_.mapVersion);
        out_.lineMember("author", world_.author);
        lines("timeEvents", world_.timeEvents, [this](const TimeEvent& event) { write(event); });
        out_.line("ultimateArtifact");
        out_.object([this] {
            cell(world_.ultimate.cell);
            out_.member("radius", world_.ultimate.radius);
        });
    }

    /// Writes the value of `each` for all nodes, row by row.
    void rows(std::string_view name, const auto& each) {
        std::vector<int> all(std::size_t(world_.nodes.rows()));
        std::iota(all.begin(), all.end(), 0);
        std::vector<int> columns(std::size_t(world_.nodes.columns()));
        std::iota(columns.begin(), columns.end(), 0);
        lines(name, all, [&](int row) {
            out_.array(columns, [&](int column) {
                out_.value(std::int64_t(each(world_.nodes[{row, column}])));
            });
        });
    }

    void cell(Cell cell) {
        out_.key("cell");
        out_.array(std::array{cell.row, cell.column},
                   [this](int number) { out_.value(std::int64_t(number)); });
    }
    void owner(PlayerId owner) {
        out_.key("owner");
        if (owner == PlayerId::Neutral)
            out_.null();
        else
            out_.named(players, int(owner));
    }
    void troop(const Troop& troop) {
        out_.key("creature");
        if (troop.creature == randomGuard)
            out_.value("random");
        else if (troop.creature > randomGuard && troop.creature <= randomGuard + guardLevels)
            out_.value("random-" + std::to_string(troop.creature - randomGuard));
        else
            out_.value(std::int64_t(troop.creature));
        out_.member("count", troop.count);
    }
    /// Seven troops; null where there is none.
    void army(std::string_view name, const Army& army) {
        out_.key(name);
        out_.array(army, [this](const Troop& troop) {
            if (troop == Troop())
                out_.null();
            else
                out_.object([&] { this->troop(troop); });
        });
    }
    void mask(std::string_view name, PlayerMask mask) {
        std::vector<int> set;
        for (int player = 0; player < 32; ++player)
            if ((mask >> unsigned(player) & 1U) != 0) set.push_back(player);
        out_.key(name);
        out_.array(set, [this](int player) { out_.named(players, player); });
    }

    void write(const Text& text) {
        out_.object([&] {
            out_.member("key", text.key);
            out_.member("kind", textKinds, int(text.kind));
            out_.key("words");
            out_.object([&] {
                for (int language = 0; language < languageCount; ++language)
                    if (world_.has(Language(language)))
                        out_.member(languages[std::size_t(language)], text.words[std::size_t(language)]);
            });
        });
    }
    void write(const TimeEvent& event) {
        out_.object([&] {
            out_.member("name", event.name);
            out_.member("text", event.text);
            mask("players", event.players);
            out_.member("firstDay", event.firstDay);
            out_.member("repeat", event.repeat);
            out_.key("resources");
            out_.object([&] {
                for (int i = 0; i < resourceCount; ++i)
                    out_.member(resourceNames[std::size_t(i)], event.resources[std::size_t(i)]);
            });
        });
    }
    void write(const Player& player) {
        out_.object([&] {
            out_.member("id", players, int(player.id));
            out_.member("controller", controllers, int(player.controller));
            out_.key("mainCastle");
            if (!player.mainCastle) return out_.null();
            out_.object([&] {
                cell(player.mainCastle->cell);
                out_.member("createHero", player.mainCastle->createHero);
            });
        });
    }
    void write(const Hero& hero) {
        out_.object([&] {
            out_.member("id", hero.id);
            owner(hero.owner);
            cell(hero.cell);
            out_.member("name", hero.name);
            out_.member("level", hero.level);
            out_.member("experience", hero.experience);
            pairs("secondarySkills", hero.secondarySkills, [this](const SecondarySkill& skill) {
                out_.member("skill", skill.skill);
                out_.member("level", skill.level);
            });
            pairs("artifacts", hero.artifacts, [this](const WornArtifact& artifact) {
                out_.member("artifact", artifact.artifact);
                out_.member("slot", artifact.slot);
            });
            pairs("skills", hero.skills, [this](const SkillPoints& skill) {
                out_.member("skill", skill.skill);
                out_.member("points", skill.points);
            });
            army("army", hero.army);
            out_.key("spells");
            if (!hero.spells) return out_.null();
            out_.array(*hero.spells, [this](std::uint16_t spell) { out_.value(std::int64_t(spell)); });
        });
    }
    /// A list of small objects.
    void pairs(std::string_view name, const auto& items, const auto& members) {
        out_.key(name);
        out_.array(items, [&](const auto& item) { out_.object([&] { members(item); }); });
    }
    void write(const Item& item) {
        out_.object([&] {
            out_.member("kind", treasureId(item.treasure));
            cell(item.cell);
            std::visit([this](const auto& treasure) { writeTreasure(treasure); }, item.treasure);
            army("guard", item.guard);
            out_.member("message", item.message);
        });
    }
    void writeTreasure(const auto& treasure) {
        if constexpr (requires { treasure.resource; }) {
            out_.key("resource");
            if (treasure.resource == Resource::Random)
                out_.value("random");
            else
                out_.named(resourceNames, int(treasure.resource));
        }
        if constexpr (requires { treasure.amount; }) out_.member("amount", treasure.amount);
        if constexpr (requires { treasure.id; }) out_.member("artifact", treasure.id);
        if constexpr (requires { treasure.spell; }) out_.member("spell", treasure.spell);
        if constexpr (requires { treasure.key; }) out_.member("key", treasure.key);
    }
    void write(const Guard& guard) {
        out_.object([&] {
            troop(guard.troop);
            out_.member("disposition", dispositions, int(guard.disposition));
            out_.member("staysSmall", guard.staysSmall);
            cell(guard.cell);
            out_.member("message", guard.message);
        });
    }
    void write(const MapEvent& event) {
        out_.object([&] {
            cell(event.cell);
            army("guard", event.guard);
            out_.member("rewardMessage", event.rewardMessage);
            out_.member("attackMessage", event.attackMessage);
            mask("players", event.players);
            pairs("rewards", event.rewards, [this](const Reward& reward) {
                out_.member("kind", rewards, int(reward.kind));
                if (reward.kind == RewardKind::Artifact)
                    out_.member("artifact", reward.artifact);
                else
                    out_.member("which", reward.which);
                out_.member("amount", reward.amount);
            });
        });
    }
    void write(const Visitable& building) {
        out_.object([&] {
            out_.member("id", building.id);
            cell(building.cell);
            army("guard", building.guard);
            out_.member("message", building.message);
        });
    }
    void write(const Ownerable& building) {
        out_.object([&] {
            out_.member("id", building.id);
            owner(building.owner);
            cell(building.cell);
            army("guard", building.guard);
        });
    }
    void write(const Castle& castle) {
        out_.object([&] {
            out_.member("id", castle.id);
            out_.member("nation", nationNames, int(castle.nation));
            owner(castle.owner);
            cell(castle.cell);
            army("garrison", castle.garrison);
            out_.member("name", castle.name);
            pairs("constructions", castle.constructions, [this](const Construction& construction) {
                out_.member("kind", construction.kind);
                out_.member("state", construction.state);
            });
        });
    }
    void write(const Placed& placed) {
        out_.object([&] {
            cell(placed.cell);
            out_.member("id", placed.id);
        });
    }

    static std::string hexadecimal(std::string_view bytes) {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text;
        text.reserve(2 * bytes.size());
        for (const char byte : bytes) {
            text += digits[static_cast<unsigned char>(byte) >> 4U];
            text += digits[static_cast<unsigned char>(byte) & 15U];
        }
        return text;
    }

    const World& world_;
    RecordWriter out_;
};

} // namespace

std::string_view surfaceName(Surface surface) {
    return isKnown(surface) ? surfaceNames[std::size_t(surface)] : std::string_view();
}

void writeWorldJson(const World& world, const JsonPieceSink& append) {
    const TextSink sink = [&append](std::string_view piece) {
        append(piece);
        return true;
    };
    WorldWriter(world, sink).write();
}

FileContent worldJsonContent(std::shared_ptr<const World> world) {
    return [world = std::move(world)](const TextSink& sink) { WorldWriter(*world, sink).write(); };
}

std::string beginningOfWorldJson(const World& world, std::size_t least) {
    std::string text;
    const TextSink sink = [&text, least](std::string_view piece) {
        text += piece;
        return text.size() < least;
    };
    WorldWriter(world, sink).write();
    return text;
}

std::string worldJson(const World& world) {
    // Two passes, so that the buffer is never reallocated.
    std::size_t size = 0;
    writeWorldJson(world, [&size](std::string_view piece) { size += piece.size(); });
    std::string text;
    text.reserve(size);
    writeWorldJson(world, [&text](std::string_view piece) { text += piece; });
    return text;
}

} // namespace stonemason::pocket_heroes
