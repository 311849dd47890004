// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the game's format to the editor's: numbers become ids again.
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Converts record by record, and keeps the first number that matches no object.
class PlayableReader {
public:
    PlayableReader(const Playable& playable, const Catalogue& catalogue)
        : playable_(playable), catalogue_(catalogue), numbers_(catalogue.numbers) {}

    Result<World> convert() {
        world_.version = Version::Plain;
        world_.name = playable_.name;
        world_.description = playable_.description;
        world_.mapVersion = playable_.mapVersion;
        world_.author = playable_.author;
        world_.timeEvents = playable_.timeEvents;
        world_.ultimate = {playable_.ultimate, playable_.ultimateRadius};
        for (const PlayablePlayer& player : playable_.players)
            world_.players.push_back({player.id, player.controller, std::nullopt});
        convertGround();
        convertBuildings();
        convertItems();
        convertEvents();
        world_.guards = playable_.guards;
        for (std::size_t i = 0; i < playable_.heroes.size(); ++i) {
            const PlayableHero& from = playable_.heroes[i];
            world_.heroes.push_back(from.hero);
            world_.heroes.back().id = id(numbers_.heroes.idOf(from.number), from.number, "heroes", i);
            // The editor reads an empty list as the hero's own spells: an undefined spell means none.
            auto& spells = world_.heroes.back().spells;
            if (spells && spells->empty()) spells->push_back(playableSpells);
        }
        if (error_) return *error_;
        return std::move(world_);
    }

private:
    std::string id(std::string_view found, int number, const char* list, std::size_t index) {
        if (found.empty() && !error_)
            error_ =
                Error{{"phm/number", {number}}, 0, std::string(list) + '[' + std::to_string(index) + ']'};
        return std::string(found);
    }

    void convertGround() {
        const Size size = playable_.cells.size();
        world_.nodes = Grid<Node>({size.rows + 1, size.columns + 1});
        std::size_t index = 0;
        forEachCell(size, [&](Cell cell) {
            const PlayableCell& from = playable_.cells[cell];
            unsigned shift = 16;
            for (const Cell node : nodesOf(cell))
                world_.nodes[node].surface = Surface(from.corners >> (shift -= 4) & 15U);
            if (from.picture == noPicture) {
            } else if (from.picture >= firstPathPicture) {
                const int path = from.picture - firstPathPicture;
                world_.paths.push_back({cell, id(numbers_.paths.idOf(path), path, "cells", index)});
            } else {
                const std::string_view avatar = numbers_.avatars.idOf(from.picture);
                world_.decorations.push_back({cell, id(avatar, from.picture, "cells", index)});
            }
            ++index;
        });
    }

    void convertBuildings() {
        for (std::size_t i = 0; i < playable_.visitables.size(); ++i) {
            const PlayableVisitable& from = playable_.visitables[i];
            world_.visitables.push_back(
                {id(numbers_.visitables.idOf(from.number), from.number, "visitables", i), from.cell,
                 from.guard, from.message});
        }
        for (std::size_t i = 0; i < playable_.ownerables.size(); ++i) {
            const PlayableOwnerable& from = playable_.ownerables[i];
            world_.ownerables.push_back(
                {id(numbers_.ownerables.idOf(from.number), from.number, "ownerables", i), from.owner,
                 from.cell, from.guard});
        }
        for (std::size_t i = 0; i < playable_.castles.size(); ++i)
            addCastle(playable_.castles[i], i);
    }

    void addCastle(const PlayableCastle& from, std::size_t index) {
        const int layouts = std::max(numbers_.castles.size(), 1);
        const int nation = from.number / layouts;
        const bool isKnown = nation <= int(Nation::Random);
        Castle castle{id(isKnown ? numbers_.castles.idOf(from.number % layouts) : std::string_view(),
                         from.number, "castles", index),
                      Nation(std::min(nation, int(Nation::Random))),
                      from.owner,
                      from.cell,
                      from.garrison,
                      from.name,
                      {}};
        if (from.constructions) addConstructions(castle, *from.constructions, index);
        if ((from.flags & PlayableCastle::isMain) != 0) {
            Player* player = findPlayer(world_, from.owner);
            if (player && !player->mainCastle)
                player->mainCastle = MainCastle{from.cell, (from.flags & PlayableCastle::createsHero) != 0};
        }
        world_.castles.push_back(std::move(castle));
    }

    /// A list without buildings differs from no list: a building that is not built represents it.
    void addConstructions(Castle& castle, const std::vector<PlayableConstruction>& built, std::size_t index) {
        const CastleConstructions* possible = catalogue_.constructionsOf(castle.nation, castle.id);
        const std::size_t places = possible ? possible->kinds.size() : 0;
        for (const auto& [place, state] : built) {
            if (place >= places) {
                id({}, place, "castles", index);
                return;
            }
            castle.constructions.push_back({possible->kinds[place], state});
        }
        if (built.empty())
            castle.constructions.push_back({places > 0 ? possible->kinds[0] : std::uint8_t{0}, 0});
    }

    void convertItems() {
        for (std::size_t i = 0; i < playable_.items.size(); ++i) {
            const PlayableItem& from = playable_.items[i];
            const auto converted = [&](const auto& treasure) -> Treasure {
                if constexpr (requires { treasure.number; })
                    return Artifact{id(numbers_.artifactId(treasure.number), treasure.number, "items", i)};
                else
                    return treasure;
            };
            world_.items.push_back(
                {std::visit(converted, from.treasure), from.cell, from.guard, from.message});
        }
    }

    void convertEvents() {
        for (std::size_t i = 0; i < playable_.events.size(); ++i) {
            const PlayableEvent& from = playable_.events[i];
            MapEvent& event = world_.events.emplace_back(
                MapEvent{from.cell, from.guard, from.rewardMessage, from.attackMessage, from.players, {}});
            for (const PlayableReward& reward : from.rewards) {
                Reward& own = event.rewards.emplace_back(
                    Reward{RewardKind(reward.kind), reward.which, {}, reward.amount});
                if (own.kind != RewardKind::Artifact) continue;
                const auto number = std::uint16_t(std::exchange(own.which, 0));
                own.artifact = id(numbers_.artifactId(number), reward.which, "events", i);
            }
        }
    }

    const Playable& playable_;
    const Catalogue& catalogue_;
    const GameNumbers& numbers_;
    World world_;
    std::optional<Error> error_;
};

} // namespace

Result<World> editableWorldOf(const Playable& playable, const Catalogue& catalogue) {
    return PlayableReader(playable, catalogue).convert();
}

} // namespace stonemason::pocket_heroes
