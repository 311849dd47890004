// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the editor's format to the game's: ids become numbers, keys become texts, and data that the game
// computes itself is dropped (source: MapEditor/ExportDlg.cpp; measured on every byte of 27 exports).
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Converts a world record by record, and keeps the first error.
class PlayableWriter {
public:
    PlayableWriter(const World& world, Language language, const Catalogue& catalogue)
        : world_(world), language_(language), catalogue_(catalogue), numbers_(catalogue.numbers) {
        for (const Text& text : world.texts)
            texts_.try_emplace(text.key, &text);
    }

    Result<Playable> convert() {
        if (world_.version == Version::Plain ? language_ != Language::English : !world_.has(language_))
            return Error{{"phm/language"}};
        const auto side = std::ranges::find(worldSides, world_.size().rows);
        playable_.size = std::uint8_t(side - worldSides.begin());
        playable_.name = nameOf(world_, language_);
        playable_.description = descriptionOf(world_, language_);
        playable_.mapVersion = world_.mapVersion;
        playable_.author = world_.author;
        convertEvents();
        convertGround();
        convertBuildings();
        convertPlayers();
        convertItems();
        playable_.guards = world_.guards;
        for (Guard& guard : playable_.guards)
            guard.message = words(guard.message);
        convertHeroes();
        if (error_) return *error_;
        return std::move(playable_);
    }

private:
    void fail(std::string_view id, std::vector<Argument> arguments, const char* list, std::size_t index) {
        if (error_) return;
        error_ = Error{{id, std::move(arguments)}, 0, std::string(list) + '[' + std::to_string(index) + ']'};
    }

    /// The number of an id; fails and returns 0 if there is none.
    std::uint16_t number(std::optional<std::uint16_t> found, const std::string& id, const char* list,
                         std::size_t index) {
        if (!found) fail("phm/unknown", {id}, list, index);
        return found.value_or(std::uint16_t{0});
    }

    std::string words(const std::string& message) const {
        if (world_.version == Version::Plain) return message;
        const auto found = texts_.find(message);
        return found == texts_.end() ? std::string() : found->second->words[std::size_t(language_)];
    }

    void convertEvents() {
        playable_.timeEvents = world_.timeEvents;
        for (TimeEvent& event : playable_.timeEvents) {
            event.name.clear();
            event.text = words(event.text);
        }
        for (const MapEvent& event : world_.events) {
            PlayableEvent& played = playable_.events.emplace_back(PlayableEvent{event.cell,
                                                                                event.guard,
                                                                                words(event.rewardMessage),
                                                                                words(event.attackMessage),
                                                                                event.players,
                                                                                {}});
            for (const Reward& reward : event.rewards) {
                const bool isArtifact = reward.kind == RewardKind::Artifact;
                const auto artifact = isArtifact ? numbers_.artifactNumber(reward.artifact) : std::nullopt;
                if (isArtifact && !artifact) continue; // as the game's exporter does
                played.rewards.push_back({std::uint8_t(reward.kind),
                                          artifact ? std::int32_t(*artifact) : reward.which, reward.amount});
            }
        }
    }

    void convertGround() {
        constexpr unsigned mostSurface = 15; // four bits
        playable_.cells = Grid<PlayableCell>(world_.size());
        for (std::size_t i = 0; i < world_.nodes.values().size(); ++i)
            if (const auto surface = unsigned(world_.nodes.values()[i].surface); surface > mostSurface)
                fail("phm/surface", {int(surface)}, "nodes", i);
        forEachCell(world_.size(), [this](Cell cell) {
            unsigned corners = 0;
            for (const Cell node : nodesOf(cell))
                corners = corners << 4 | (unsigned(world_.nodes[node].surface) & mostSurface);
            playable_.cells[cell].corners = std::uint16_t(corners);
        });
        lay("paths", world_.paths, numbers_.paths, firstPathPicture);
        lay("decorations", world_.decorations, numbers_.avatars, 0); // over the paths
    }

    void lay(const char* list, const std::vector<Placed>& things, const NumberedIds& ids,
             std::uint16_t first) {
        for (std::size_t i = 0; i < things.size(); ++i) {
            const std::uint16_t found = number(ids.numberOf(things[i].id), things[i].id, list, i);
            if (playable_.cells.contains(things[i].cell))
                playable_.cells[things[i].cell].picture = std::uint16_t(first + found);
        }
    }

    void convertBuildings() {
        for (std::size_t i = 0; i < world_.visitables.size(); ++i) {
            const Visitable& from = world_.visitables[i];
            playable_.visitables.push_back(
                {number(numbers_.visitables.numberOf(from.id), from.id, "visitables", i), from.cell,
                 from.guard, words(from.message)});
            const CatalogueObject* object = catalogue_.find(Section::Visitable, from.id);
            if (object && object->kind == ObjectClass::Obelisk) ++playable_.obelisks;
        }
        for (std::size_t i = 0; i < world_.ownerables.size(); ++i) {
            const Ownerable& from = world_.ownerables[i];
            playable_.ownerables.push_back(
                {number(numbers_.ownerables.numberOf(from.id), from.id, "ownerables", i), from.owner,
                 from.cell, from.guard});
        }
        for (std::size_t i = 0; i < world_.castles.size(); ++i)
            playable_.castles.push_back(castle(world_.castles[i], i));
        playable_.ultimate = world_.ultimate.cell;
        playable_.ultimateRadius = std::uint8_t(world_.ultimate.radius);
    }

    PlayableCastle castle(const Castle& from, std::size_t index) {
        const std::uint16_t layout = number(numbers_.castles.numberOf(from.id), from.id, "castles", index);
        if (!isKnown(from.nation)) fail("phm/unknown", {std::to_string(int(from.nation))}, "castles", index);
        return {std::uint16_t(int(from.nation) * numbers_.castles.size() + layout),
                words(from.name),
                from.owner,
                from.cell,
                0,
                from.garrison,
                constructions(from)};
    }

    /// The buildings for which the game's castle of that kind has a place, in the order of places.
    std::optional<std::vector<PlayableConstruction>> constructions(const Castle& from) const {
        if (from.constructions.empty()) return std::nullopt;
        std::array<std::uint8_t, 256> states{}; // by kind; the last of duplicates counts
        for (const Construction& construction : from.constructions)
            states[construction.kind] = construction.state;
        std::vector<PlayableConstruction> built;
        const CastleConstructions* possible = catalogue_.constructionsOf(from.nation, from.id);
        for (std::size_t place = 0; possible && place < possible->kinds.size(); ++place)
            if (const std::uint8_t state = states[possible->kinds[place]]; state != 0)
                built.push_back({std::uint16_t(place), state});
        return built;
    }

    void convertPlayers() {
        std::vector<std::size_t> order(world_.players.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {}, [this](std::size_t i) { return world_.players[i].id; });
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Player& player = world_.players[order[i]];
            if (i > 0 && playable_.players.back().id == player.id)
                return fail("phm/player-twice", {}, "players", order[i]);
            playable_.players.push_back({player.id, nationOf(player, order[i]), player.controller});
        }
    }

    /// The starting nation of a player: that of the main castle, which is marked, else of the first hero.
    Nation nationOf(const Player& player, std::size_t index) {
        const auto isOwn = [&](const auto& thing) { return thing.owner == player.id; };
        auto main = playable_.castles.end();
        if (player.mainCastle)
            main = std::ranges::find_if(playable_.castles, [&](const PlayableCastle& castle) {
                return isOwn(castle) && castle.cell == player.mainCastle->cell;
            });
        const bool createsHero = main != playable_.castles.end() && player.mainCastle->createHero;
        if (main == playable_.castles.end()) main = std::ranges::find_if(playable_.castles, isOwn);
        if (main != playable_.castles.end()) {
            main->flags =
                std::uint8_t(PlayableCastle::isMain | (createsHero ? PlayableCastle::createsHero : 0));
            return Nation(int(main->number) / std::max(numbers_.castles.size(), 1));
        }
        const auto hero = std::ranges::find_if(world_.heroes, isOwn);
        const auto known = hero == world_.heroes.end() ? std::nullopt : numbers_.heroNumber(hero->id);
        if (known) return numbers_.heroDefaults[*known].nation;
        fail("phm/no-nation", {}, "players", index);
        return Nation::Random;
    }

    void convertItems() {
        for (std::size_t i = 0; i < world_.items.size(); ++i) {
            const Item& from = world_.items[i];
            const auto converted = [&](const auto& treasure) -> PlayableTreasure {
                if constexpr (requires { treasure.id; })
                    return PlayableArtifact{
                        number(numbers_.artifactNumber(treasure.id), treasure.id, "items", i)};
                else
                    return treasure;
            };
            playable_.items.push_back(
                {std::visit(converted, from.treasure), from.cell, from.guard, words(from.message)});
        }
    }

    void convertHeroes() {
        for (std::size_t i = 0; i < world_.heroes.size(); ++i) {
            const Hero& from = world_.heroes[i];
            PlayableHero& played = playable_.heroes.emplace_back(
                PlayableHero{number(numbers_.heroNumber(from.id), from.id, "heroes", i), from});
            Hero& hero = played.hero;
            hero.id.clear();
            hero.name = words(from.name);
            std::array<std::int16_t, playablePrimarySkills> points{};
            for (const SkillPoints& skill : from.skills)
                if (skill.skill < points.size()) points[skill.skill] = skill.points;
            hero.skills.clear();
            for (std::size_t skill = 0; skill < points.size(); ++skill)
                if (points[skill] != 0) hero.skills.push_back({std::uint16_t(skill), points[skill]});
            if (!hero.spells) continue;
            if (hero.spells->empty() && played.number < numbers_.heroDefaults.size())
                hero.spells = numbers_.heroDefaults[played.number].spells;
            std::erase_if(*hero.spells, [](std::uint16_t spell) { return spell >= playableSpells; });
        }
    }

    const World& world_;
    Language language_;
    const Catalogue& catalogue_;
    const GameNumbers& numbers_;
    std::unordered_map<std::string_view, const Text*> texts_;
    Playable playable_;
    std::optional<Error> error_;
};

} // namespace

Result<Playable> playableOf(const World& world, Language language, const Catalogue& catalogue) {
    return PlayableWriter(world, language, catalogue).convert();
}

} // namespace stonemason::pocket_heroes
