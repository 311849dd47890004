// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/pocket_heroes/world/objects.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

/// Rows and columns that a map can have.
inline constexpr std::array<int, 4> worldSides{32, 64, 128, 256};

/// A corner of cells: the map of N x N cells has (N + 1) x (N + 1) of them.
struct Node {
    Surface surface = Surface::Water;
    std::uint8_t altitude = 0;

    bool operator==(const Node&) const = default;
};

/// A Pocket Heroes map: everything that its file holds, in the order in which it stands there.
struct World {
    Version version = Version::Translated;
    std::uint32_t languages = 1;   ///< bit i: has language i; version Plain is English
    std::vector<Text> texts;       ///< version Translated only
    std::string name, description; ///< version Plain only; else they are texts
    std::string mapVersion;        ///< the author's, of the map
    std::string author;
    std::vector<TimeEvent> timeEvents;
    UltimateArtifact ultimate;
    std::vector<Player> players;
    std::vector<Hero> heroes;
    std::vector<Item> items;
    std::vector<Guard> guards;
    std::vector<MapEvent> events;
    std::vector<Visitable> visitables;
    std::vector<Ownerable> ownerables;
    std::vector<Castle> castles;
    Grid<Node> nodes{Size{worldSides[0] + 1, worldSides[0] + 1}}; ///< a square with a side of worldSides + 1
    std::vector<Placed> decorations;
    std::vector<Placed> paths; ///< roads, rivers, walls
    std::string tail;          ///< bytes behind the end, which the game's editor ignores

    /// The size in cells.
    Size size() const { return {nodes.rows() - 1, nodes.columns() - 1}; }
    bool has(Language language) const { return (languages >> unsigned(language) & 1U) != 0; }
    bool operator==(const World&) const = default;
};

/// A world of water, with nothing on it and a name and a description that are empty. The side must be one of
/// worldSides.
World emptyWorld(int side);

/// The words of a message or a name in the language, empty when there are none. In a version Plain world they
/// are the same in all languages.
std::string wordsOf(const World& world, std::string_view message, Language language);

/// The name of the map, its description, in the language.
std::string nameOf(const World& world, Language language);
std::string descriptionOf(const World& world, Language language);
/// The name in the first of its languages that has one, empty when none has.
std::string shownName(const World& world);

/// The player of that colour, or nullptr where he does not play.
const Player* findPlayer(const World& world, PlayerId id);
Player* findPlayer(World& world, PlayerId id);

/// Makes the castle on the cell the player's main castle; MainCastle::createHero is unchanged.
void setMainCastle(Player& player, Cell castle);

/// The text with the key, or nullptr.
const Text* findText(const World& world, std::string_view key);

} // namespace stonemason::pocket_heroes
