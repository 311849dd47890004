// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/world/kinds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The objects on a Pocket Heroes map, as stored in its file. Texts are UTF-8 (but
/// see wtf8.h). A message or a name is the text itself in a file of
/// version Plain, the key of a text in one of version Translated; empty is
/// none. Cells may lie off the map, as the file has them.
namespace stonemason::pocket_heroes {

/// Some creatures of a kind; a count of 0 leaves the number to the game.
struct Troop {
    std::int16_t creature = noCreature;
    std::int32_t count = 0;

    bool operator==(const Troop&) const = default;
};

using Army = std::array<Troop, 7>;

/// An amount of each Resource from Gold on.
using Resources = std::array<std::int32_t, resourceCount>;

/// Bit i stands for player i.
using PlayerMask = std::uint32_t;
inline constexpr PlayerMask allPlayers = (1U << unsigned(playerCount)) - 1;

struct Text {
    std::string key;
    TextKind kind = TextKind::Other;
    std::array<std::string, languageCount> words{}; ///< empty for languages the world does not have

    bool operator==(const Text&) const = default;
};

struct TimeEvent {
    std::string name; ///< for the author, in no language
    std::string text;
    PlayerMask players = 0;
    std::uint32_t firstDay = 0;
    std::int32_t repeat = 0;
    Resources resources{};

    bool operator==(const TimeEvent&) const = default;
};

struct UltimateArtifact {
    Cell cell{-1, -1}; ///< -1, -1: anywhere
    std::uint32_t radius = 0;

    bool operator==(const UltimateArtifact&) const = default;
};

struct MainCastle {
    Cell cell; ///< where the castle stands
    bool createHero = false;

    bool operator==(const MainCastle&) const = default;
};

struct Player {
    PlayerId id = PlayerId::Red;
    Controller controller = Controller::Either;
    std::optional<MainCastle> mainCastle;

    bool operator==(const Player&) const = default;
};

struct SecondarySkill {
    std::int8_t skill = 0;
    std::int8_t level = 0;

    bool operator==(const SecondarySkill&) const = default;
};

struct WornArtifact {
    std::uint16_t artifact = 0; ///< its number in the game
    std::int16_t slot = -1;     ///< -1: in the backpack

    bool operator==(const WornArtifact&) const = default;
};

struct SkillPoints {
    std::uint16_t skill = 0;
    std::int16_t points = 0;

    bool operator==(const SkillPoints&) const = default;
};

struct Hero {
    std::string id;
    PlayerId owner = PlayerId::Neutral;
    Cell cell;
    std::string name;
    std::uint32_t level = 0;     ///< 0: the game's choice
    std::int32_t experience = 0; ///< 0: the game's choice
    std::vector<SecondarySkill> secondarySkills;
    std::vector<WornArtifact> artifacts;
    std::vector<SkillPoints> skills;
    Army army;
    std::optional<std::vector<std::uint16_t>> spells; ///< none: those he begins with

    bool operator==(const Hero&) const = default;
};

// Items on the map that heroes can pick up. An amount of 0 leaves it to the game.

struct Pile {
    Resource resource = Resource::Random;
    std::int32_t amount = 0;

    bool operator==(const Pile&) const = default;
};
struct ManaCrystal {
    std::int32_t amount = 0;

    bool operator==(const ManaCrystal&) const = default;
};
struct Campfire {
    bool operator==(const Campfire&) const = default;
};
struct Chest {
    bool operator==(const Chest&) const = default;
};
struct Artifact {
    std::string id;

    bool operator==(const Artifact&) const = default;
};
struct SpellScroll {
    std::uint16_t spell = 0;

    bool operator==(const SpellScroll&) const = default;
};
struct Lamp {
    bool operator==(const Lamp&) const = default;
};
/// Lets heroes pass who have visited the tent of that key.
struct KeyGuard {
    std::uint8_t key = 0;

    bool operator==(const KeyGuard&) const = default;
};

/// The index is the number of the kind in a file.
using Treasure = std::variant<Pile, ManaCrystal, Campfire, Chest, Artifact, SpellScroll, Lamp, KeyGuard>;

struct Item {
    Treasure treasure;
    Cell cell;
    Army guard;
    std::string message;

    bool operator==(const Item&) const = default;
};

struct Guard {
    Troop troop;
    Disposition disposition = Disposition::Aggressive;
    bool staysSmall = false; ///< does not grow from week to week
    Cell cell;
    std::string message;

    bool operator==(const Guard&) const = default;
};

struct Reward {
    RewardKind kind = RewardKind::Resource;
    std::int32_t which = 0;
    std::string artifact; ///< instead of `which` for RewardKind::Artifact
    std::int32_t amount = 0;

    bool operator==(const Reward&) const = default;
};

/// An event that is triggered when a hero steps on the cell.
struct MapEvent {
    Cell cell;
    Army guard;
    std::string rewardMessage;
    std::string attackMessage;
    PlayerMask players = 0;
    std::vector<Reward> rewards;

    bool operator==(const MapEvent&) const = default;
};

struct Visitable {
    std::string id;
    Cell cell;
    Army guard;
    std::string message;

    bool operator==(const Visitable&) const = default;
};

/// A mine, or another building that serves the player who captured it last.
struct Ownerable {
    std::string id;
    PlayerId owner = PlayerId::Neutral;
    Cell cell;
    Army guard;

    bool operator==(const Ownerable&) const = default;
};

struct Construction {
    std::uint8_t kind = 0;
    std::uint8_t state = 0;

    bool operator==(const Construction&) const = default;
};

struct Castle {
    std::string id; ///< its size and the direction it faces
    Nation nation = Nation::Random;
    PlayerId owner = PlayerId::Neutral;
    Cell cell; ///< its entrance
    Army garrison;
    std::string name;
    std::vector<Construction> constructions; ///< none: those of every castle

    bool operator==(const Castle&) const = default;
};

/// A decoration, or a piece of a road, a river or a wall.
struct Placed {
    Cell cell;
    std::string id;

    bool operator==(const Placed&) const = default;
};

} // namespace stonemason::pocket_heroes
