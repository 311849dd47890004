// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/pocket_heroes/world/objects.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A world as the game loads it: the content of a .phm file, field by field, with numbers where the editor's
/// files have ids, and texts of one language.
namespace stonemason::pocket_heroes {

struct PlayablePlayer {
    PlayerId id = PlayerId::Red;
    Nation nation = Nation::Random;
    Controller controller = Controller::Either;

    bool operator==(const PlayablePlayer&) const = default;
};

/// The picture of a cell without decoration and path, and the first picture number of paths.
inline constexpr std::uint16_t noPicture = 0xFFFF;
inline constexpr std::uint16_t firstPathPicture = 0xFF00;

struct PlayableCell {
    std::uint16_t corners = 0; ///< surfaces, 4 bits each: upper left, upper right, lower right, lower left
    std::uint16_t picture = noPicture;

    bool operator==(const PlayableCell&) const = default;
};

struct PlayableVisitable {
    std::uint16_t number = 0;
    Cell cell;
    Army guard;
    std::string message;

    bool operator==(const PlayableVisitable&) const = default;
};

struct PlayableOwnerable {
    std::uint16_t number = 0;
    PlayerId owner = PlayerId::Neutral;
    Cell cell;
    Army guard;

    bool operator==(const PlayableOwnerable&) const = default;
};

/// A building of a castle, as its place in the list of those that such a castle can have.
struct PlayableConstruction {
    std::uint16_t place = 0;
    std::uint8_t state = 0;

    bool operator==(const PlayableConstruction&) const = default;
};

struct PlayableCastle {
    static constexpr std::uint8_t isMain = 1;
    static constexpr std::uint8_t createsHero = 2;

    std::uint16_t number = 0; ///< nation times layouts, plus the layout
    std::string name;
    PlayerId owner = PlayerId::Neutral;
    Cell cell;
    std::uint8_t flags = 0; ///< isMain of its owner; createsHero only together with it
    Army garrison;
    std::optional<std::vector<PlayableConstruction>> constructions; ///< none: those of every castle

    bool operator==(const PlayableCastle&) const = default;
};

/// In the order of the kinds in a file, as Treasure is; of an artifact its number.
struct PlayableArtifact {
    std::uint16_t number = 0;

    bool operator==(const PlayableArtifact&) const = default;
};
using PlayableTreasure =
    std::variant<Pile, ManaCrystal, Campfire, Chest, PlayableArtifact, SpellScroll, Lamp, KeyGuard>;

struct PlayableItem {
    PlayableTreasure treasure;
    Cell cell;
    Army guard;
    std::string message;

    bool operator==(const PlayableItem&) const = default;
};

struct PlayableReward {
    std::uint8_t kind = 0;
    std::int32_t which = 0; ///< of an artifact its number
    std::int32_t amount = 0;

    bool operator==(const PlayableReward&) const = default;
};

struct PlayableEvent {
    Cell cell;
    Army guard;
    std::string rewardMessage;
    std::string attackMessage;
    PlayerMask players = 0;
    std::vector<PlayableReward> rewards;

    bool operator==(const PlayableEvent&) const = default;
};

/// The skills and the spells that heroes of the game can have: attack, defence, power and knowledge, and
/// spells below this number.
inline constexpr std::uint16_t playablePrimarySkills = 4;
inline constexpr std::uint16_t playableSpells = 46;

struct PlayableHero {
    std::uint16_t number = 0;
    Hero hero; ///< without an id

    bool operator==(const PlayableHero&) const = default;
};

struct Playable {
    std::uint8_t size = 0; ///< index into worldSides
    std::string name, description;
    std::string mapVersion, author;
    std::vector<PlayablePlayer> players; ///< by id
    std::vector<TimeEvent> timeEvents;   ///< without names
    Grid<PlayableCell> cells;
    std::vector<PlayableVisitable> visitables;
    std::vector<PlayableOwnerable> ownerables;
    std::vector<PlayableCastle> castles;
    std::uint16_t obelisks = 0;
    Cell ultimate{-1, -1};
    std::uint8_t ultimateRadius = 0;
    std::vector<PlayableItem> items;
    std::vector<PlayableEvent> events;
    std::vector<Guard> guards;
    std::vector<PlayableHero> heroes;

    bool operator==(const Playable&) const = default;
};

} // namespace stonemason::pocket_heroes
