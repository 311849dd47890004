// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The numbers of a Pocket Heroes map that have names, as its files write them (source of all: the game's
/// public sources, Common/common.h and MapEditor/MapHandler.cpp). Each enum has a fixed type: a number that
/// is none of these is kept as it is; isKnown() distinguishes the two.
namespace stonemason::pocket_heroes {

/// How a file is laid out.
enum class Version : std::uint32_t {
    Plain = 0x18,      ///< texts stand where they belong, in one language
    Translated = 0x19, ///< texts stand in a table, in several languages, elsewhere their keys
};

/// The ground at a node. The order is that of the game: of four nodes around a cell the lowest makes
/// the ground of the cell, the others are drawn over it.
enum class Surface : std::uint8_t {
    Water,
    Sand,
    Dirt,
    Grass,
    Swamp,
    Lava,
    Wasteland,
    Desert,
    Snow,
    NewDesert,
    Pavement,
    NewWasteland,
};
inline constexpr int surfaceCount = 12;

/// A player's colour, also as the owner of something.
enum class PlayerId : std::int8_t { Neutral = -1, Red, Green, Blue, Cyan, Magenta, Yellow };
inline constexpr int playerCount = 6;

/// Who may play a colour.
enum class Controller : std::uint8_t { Human, Computer, Either };

enum class Resource : std::int8_t { Random = -1, Gold, Ore, Wood, Mercury, Gems, Crystal, Sulfur };
inline constexpr int resourceCount = 7;

/// Whose castle it is.
enum class Nation : std::uint8_t { Citadel, Stronghold, Tower, Dungeon, Fortress, Necropolis, Random };

/// How creatures on the map meet a hero.
enum class Disposition : std::uint8_t { Compliant, Aggressive, Savage };

enum class RewardKind : std::int32_t {
    Resource, ///< which, how many
    Experience,
    Mana,
    Movement,
    Morale,
    Luck,
    PrimarySkill, ///< which, how much
    Artifact,     ///< its id instead of a number
    Spell,
    Creatures, ///< which, how many
};

/// The purpose of a text in the table of texts.
enum class TextKind : std::int16_t {
    Other,
    Name,
    Description,
    TimeEvent,
    HeroName,
    ItemMessage,
    GuardMessage,
    EventReward,
    EventAttack,
    VisitMessage,
    CastleName,
};

/// Languages of the table of texts; bit i of the mask of a file stands for language i.
enum class Language : std::uint8_t { English, Russian };
inline constexpr int languageCount = 2;

/// A creature, or one of those that the game draws when it begins: randomGuard + level, 1 the weakest.
inline constexpr std::int16_t noCreature = -1;
inline constexpr std::int16_t randomGuard = 0x0F00;
inline constexpr int creatureCount = 45;
inline constexpr int guardLevels = 6;

constexpr bool isKnown(Surface surface) {
    return int(surface) < surfaceCount;
}
constexpr bool isKnown(PlayerId player) {
    return int(player) >= -1 && int(player) < playerCount;
}
/// A colour, not Neutral and nothing unknown.
constexpr bool isPlayer(PlayerId player) {
    return int(player) >= 0 && int(player) < playerCount;
}
constexpr bool isKnown(Controller controller) {
    return controller <= Controller::Either;
}
constexpr bool isKnown(Resource resource) {
    return int(resource) >= -1 && int(resource) < resourceCount;
}
/// What castles need most of; the mines of both are near them.
constexpr bool isBaseResource(Resource resource) {
    return resource == Resource::Ore || resource == Resource::Wood;
}
constexpr bool isKnown(Nation nation) {
    return nation <= Nation::Random;
}
constexpr bool isKnown(Disposition disposition) {
    return disposition <= Disposition::Savage;
}
constexpr bool isKnown(RewardKind kind) {
    return kind >= RewardKind::Resource && kind <= RewardKind::Creatures;
}
constexpr bool isKnown(TextKind kind) {
    return kind >= TextKind::Other && kind <= TextKind::CastleName;
}
/// Whether it is a creature of the game or one it draws by level; noCreature is neither.
constexpr bool isCreature(std::int16_t creature) {
    return (creature >= 0 && creature < creatureCount) ||
           (creature >= randomGuard && creature <= randomGuard + guardLevels);
}

} // namespace stonemason::pocket_heroes
