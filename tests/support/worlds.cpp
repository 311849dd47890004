// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/worlds.h"

#include "core/format/file.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/pocket_heroes/format/craft_reader.h"
#include "core/pocket_heroes/format/game_numbers_reader.h"
#include "core/pocket_heroes/rules/ground.h"
#include "tests/support/error_text.h"
#include "tests/support/random.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace stonemason::pocket_heroes;

namespace stonemason::test {

namespace {

/// Maps drawn by people may not be redistributed: those stored beside the sources are used.
constexpr char realMaps[] = STONEMASON_RESOURCES "/../../shared/data/pph";

constexpr std::array<const char*, 8> words{"",       "trees_1",    "teleport1",         "Zażółć gęślą jaźń",
                                           "Привет", "no such id", "\U0001F409 dragon", "two\r\nlines"};

/// Draws the records of a world.
class WorldMaker {
public:
    WorldMaker(Version version, unsigned seed) : random_(seed) { world_.version = version; }

    World make() {
        world_.languages = world_.version == Version::Plain ? 1 : 1 + std::uint32_t(random_.below(3));
        if (world_.version == Version::Translated) {
            some(world_.texts, [this](Text& made) { fill(made); });
        } else {
            world_.name = word();
            world_.description = word();
        }
        world_.mapVersion = word();
        world_.author = word();
        world_.ultimate = {cell(), number<std::uint32_t>()};
        some(world_.timeEvents, [this](TimeEvent& made) { fill(made); });
        some(world_.players, [this](Player& made) { fill(made); });
        some(world_.heroes, [this](Hero& made) { fill(made); });
        some(world_.items, [this](Item& made) { fill(made); });
        some(world_.guards, [this](Guard& made) { fill(made); });
        some(world_.events, [this](MapEvent& made) { fill(made); });
        some(world_.visitables, [this](Visitable& made) { made = {word(), cell(), army(), word()}; });
        some(world_.ownerables, [this](Ownerable& made) { made = {word(), owner(), cell(), army()}; });
        some(world_.castles, [this](Castle& made) { fill(made); });
        some(world_.decorations, [this](Placed& made) { made = {cell(), word()}; });
        some(world_.paths, [this](Placed& made) { made = {cell(), word()}; });
        forEachCell(world_.nodes.size(), [this](Cell at) {
            world_.nodes[at] = {Surface(number<std::uint8_t>()), number<std::uint8_t>()};
        });
        return std::move(world_);
    }

private:
    template <typename Record, typename Fill>
    void some(std::vector<Record>& records, Fill make) {
        records.resize(std::size_t(random_.below(5)));
        for (Record& record : records)
            make(record);
    }

    /// Any number, the ends of its range more often than others.
    template <typename Number>
    Number number() {
        using Limits = std::numeric_limits<Number>;
        switch (random_.below(4)) {
        case 0: return Limits::min();
        case 1: return Limits::max();
        default: return Number(random_.below(1 << 30));
        }
    }
    std::string word() { return random_.oneOf(words); }
    Cell cell() { return {number<std::int16_t>(), number<std::int16_t>()}; }
    PlayerId owner() { return PlayerId(number<std::int8_t>()); }
    Troop troop() { return {number<std::int16_t>(), number<std::int32_t>()}; }
    Army army() {
        Army made;
        std::ranges::generate(made, [this] { return troop(); });
        return made;
    }

    void fill(Text& text) {
        text.key = word();
        text.kind = TextKind(number<std::int16_t>());
        for (int language = 0; language < languageCount; ++language)
            if (world_.has(Language(language))) text.words[std::size_t(language)] = word();
    }

    void fill(TimeEvent& event) {
        event = {word(),     word(), number<std::uint32_t>(), number<std::uint32_t>(), number<std::int32_t>(),
                 Resources{}};
        std::ranges::generate(event.resources, [this] { return number<std::int32_t>(); });
    }

    void fill(Player& player) {
        player = {owner(), Controller(number<std::uint8_t>()), std::nullopt};
        if (random_.coin()) player.mainCastle = MainCastle{cell(), random_.coin()};
    }

    void fill(Hero& hero) {
        hero.id = word();
        hero.owner = owner();
        hero.cell = cell();
        hero.name = word();
        hero.level = number<std::uint32_t>();
        hero.experience = number<std::int32_t>();
        some(hero.secondarySkills, [this](SecondarySkill& made) {
            made = {number<std::int8_t>(), number<std::int8_t>()};
        });
        some(hero.artifacts, [this](WornArtifact& made) {
            made = {number<std::uint16_t>(), number<std::int16_t>()};
        });
        some(hero.skills, [this](SkillPoints& made) {
            made = {number<std::uint16_t>(), number<std::int16_t>()};
        });
        hero.army = army();
        if (random_.coin())
            some(hero.spells.emplace(), [this](std::uint16_t& made) { made = number<std::uint16_t>(); });
    }

    Treasure treasure() {
        switch (random_.below(int(std::variant_size_v<Treasure>))) {
        case 0: return Pile{Resource(number<std::int8_t>()), number<std::int32_t>()};
        case 1: return ManaCrystal{number<std::int32_t>()};
        case 2: return Campfire{};
        case 3: return Chest{};
        case 4: return Artifact{word()};
        case 5: return SpellScroll{number<std::uint16_t>()};
        case 6: return Lamp{};
        default: return KeyGuard{number<std::uint8_t>()};
        }
    }

    void fill(Item& item) { item = {treasure(), cell(), army(), word()}; }

    void fill(Guard& guard) {
        guard = {troop(), Disposition(number<std::uint8_t>()), random_.coin(), cell(), word()};
    }

    void fill(MapEvent& event) {
        event = {cell(), army(), word(), word(), number<std::uint32_t>(), {}};
        some(event.rewards, [this](Reward& made) {
            made.kind = RewardKind(random_.below(12));
            if (made.kind == RewardKind::Artifact)
                made.artifact = word();
            else
                made.which = number<std::int32_t>();
            made.amount = number<std::int32_t>();
        });
    }

    void fill(Castle& castle) {
        castle = {word(), Nation(number<std::uint8_t>()), owner(), cell(), army(), word(), {}};
        some(castle.constructions, [this](Construction& made) {
            made = {number<std::uint8_t>(), number<std::uint8_t>()};
        });
    }

    Random random_;
    World world_;
};

void draw(World& world, Cell cell, char sign) {
    for (const Cell node : nodesOf(cell))
        world.nodes[node].surface = Surface::Grass;
    const auto visitable = [&](const char* id) { world.visitables.push_back({id, cell, {}, ""}); };
    const auto castle = [&](PlayerId owner) {
        world.castles.push_back({"small_01", Nation::Random, owner, cell, {}, "", {}});
        world.players[std::size_t(owner)].mainCastle = MainCastle{cell, false};
    };
    switch (sign) {
    case '#': world.decorations.push_back({cell, "rocks_2"}); break;
    case '=': world.paths.push_back({cell, "dirt_road"}); break;
    case 'W': world.paths.push_back({cell, "citadel_wall"}); break;
    case 'C': world.items.push_back({Chest{}, cell, {}, ""}); break;
    case 'K': world.items.push_back({KeyGuard{0}, cell, {}, ""}); break;
    case 'G': world.guards.push_back({{0, 5}, Disposition::Aggressive, false, cell, ""}); break;
    case '!': world.events.push_back({cell, {}, "", "", 63, {}}); break;
    case 'T': visitable("tent_red"); break;
    case 'S': visitable("wooden_sign1"); break;
    case '1': visitable("teleport1"); break;
    case '<': visitable("teleport_red_ent"); break;
    case '>': visitable("teleport_red_ext"); break;
    case 'A': castle(PlayerId::Red); break;
    case 'B': castle(PlayerId::Green); break;
    case 'H': {
        Hero& hero = world.heroes.emplace_back();
        hero.id = "hero_yog";
        hero.owner = PlayerId::Red;
        hero.cell = cell;
        break;
    }
    default: break;
    }
}

} // namespace

const Catalogue& pocketHeroes() {
    static const Catalogue catalogue = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/worlds/pocket-heroes.json");
        auto read = readCatalogue(json ? *json : std::string());
        if (!read) {
            std::fprintf(stderr, "the catalogue: %s\n", errorText(read.error()).c_str());
            std::abort();
        }
        const auto numbersJson = readFile(STONEMASON_RESOURCES "/playable/pocket-heroes.json");
        auto numbers = readGameNumbers(numbersJson ? *numbersJson : std::string());
        if (!numbers) {
            std::fprintf(stderr, "the numbers: %s\n", errorText(numbers.error()).c_str());
            std::abort();
        }
        read.value().numbers = std::move(numbers).value();
        const auto craftJson = readFile(STONEMASON_RESOURCES "/craft/pocket-heroes.json");
        const auto craft = readCraftRules(craftJson ? *craftJson : std::string());
        if (!craft) {
            std::fprintf(stderr, "the figures: %s\n", errorText(craft.error()).c_str());
            std::abort();
        }
        read.value().craft = *craft;
        return std::move(read).value();
    }();
    return catalogue;
}

World anyWorld(Version version, unsigned seed) {
    return WorldMaker(version, seed).make();
}

World largeWorld(int decorations) {
    constexpr int seed = 22;
    constexpr std::array<const char*, 4> ids{"trees_4", "rocks_27", "mountains_12", "flowers_8"};
    Random random(seed);
    World world = emptyWorld(worldSides.back());
    forEachCell(world.nodes.size(),
                [&](Cell cell) { world.nodes[cell].surface = Surface(1 + random.below(surfaceCount - 1)); });
    for (int i = 0; i < decorations; ++i)
        world.decorations.push_back({random.cellOf(world.size()), random.oneOf(ids)});
    for (int i = 0; i < decorations / 10; ++i)
        world.paths.push_back({random.cellOf(world.size()), "dirt_road"});
    for (int i = 0; i < decorations / 100; ++i)
        world.items.push_back({Pile{}, random.cellOf(world.size()), {}, ""});
    return world;
}

World drawn(const std::vector<std::string>& rows) {
    World world = emptyWorld(worldSides.front());
    world.players = {{PlayerId::Red, Controller::Either, std::nullopt},
                     {PlayerId::Green, Controller::Either, std::nullopt}};
    for (int row = 0; row < int(rows.size()); ++row)
        for (int column = 0; column < int(rows[std::size_t(row)].size()); ++column)
            draw(world, {row, column}, rows[std::size_t(row)][std::size_t(column)]);
    return world;
}

pocket_heroes::World withSpeakingGuard(pocket_heroes::Version version, pocket_heroes::Language language,
                                       const std::string& words) {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    world.guards.resize(1);
    world.guards[0].cell = {3, 3};
    if (version == Version::Plain) {
        setVersion(world, version);
    } else if (language == Language::Russian) {
        setLanguage(world, Language::Russian, true);
        setLanguage(world, Language::English, false);
    }
    if (!words.empty()) setWords(world, {ThingKind::Guard, 0}, TextKind::GuardMessage, language, words);
    return world;
}

std::vector<std::string> realMapFiles() {
    std::vector<std::string> files;
    std::error_code missing;
    for (const auto& entry : std::filesystem::directory_iterator(realMaps, missing))
        if (entry.path().extension() == ".hmm") files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

std::string fileName(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

} // namespace stonemason::test
