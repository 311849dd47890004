// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/grid/grid.h"
#include "core/grid/transform.h"
#include "core/kings_conflict/game/check_numbers.h"
#include "core/kings_conflict/game/suggestion_weights.h"
#include "core/kings_conflict/game/wish_numbers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

/// The symmetry of a map: each half equals the other under a transform.
enum class Symmetry : std::uint8_t {
    None,
    Diagonal, ///< (r,c) <-> (c,r); square boards only
    HalfTurn, ///< (r,c) <-> (rows-1-r, columns-1-c)
};

/// The transform a symmetry is made of; Identity for None.
Transform transformOf(Symmetry s);

/// Whether a board of this size can have the symmetry at all (Diagonal needs a square).
bool fits(Symmetry s, Size size);

/// The mirror image of a cell; the cell itself for None and on the axis or centre.
Cell partner(Cell cell, Size size, Symmetry s);

/// The half of the player who starts bottom left, or of the one who starts top right.
enum class Half : std::uint8_t { BottomLeft, TopRight };

/// Whether the cell belongs to that half. Bottom left is row > column; of two partners on the diagonal itself
/// the lower belongs to bottom left. A cell that is its own partner belongs to neither.
bool inHalf(Cell cell, Size size, Symmetry s, Half half);

/// What one cell of one layer holds: a tile code ('P', '-') on terrain, '0' to '9' on a hint layer.
/// Always printable ASCII.
using Code = char;

/// The class of a tile in the rules: "plains", "water", "bridge". Tiles of one class behave alike.
struct TerrainClass {
    std::string id;
    LocalText name;
    bool formsRegions = true; ///< false: belongs to no region (roads, bridges)
};

/// A kind of unit, reduced to the terrain it may enter.
struct Mover {
    std::string id; ///< "king", "mercenary", "combat", "support", "stonemason"
    LocalText name;
    LocalText one;              ///< inside a sentence: "a mercenary"
    std::vector<int> blockedBy; ///< classes it may not enter, indices into GameProfile::classes
};

struct Tile {
    Code code = 0;
    std::string id; ///< "river-bend-north-west"; also names the art
    LocalText name;
    int terrainClass = 0; ///< index into GameProfile::classes
    Edges river;          ///< edges a river leaves through
    Edges road;
    bool riverMouth = false;     ///< a river's loose end may face this tile
    std::uint32_t enterable = 0; ///< bit i: mover i may stand on and cross it

    bool isNetwork() const { return !river.empty() || !road.empty(); }
    bool isBridge() const { return !river.empty() && !road.empty(); }
};

/// The two things that join from tile to tile.
enum class Network : std::uint8_t { River, Road };

inline Edges edgesOf(const Tile& tile, Network network) {
    return network == Network::River ? tile.river : tile.road;
}

enum class LayerKind : std::uint8_t { Terrain, Hint };

struct Layer {
    std::string id; ///< "terrain", "strategic", "safe", "mountain"; the key in .smap files
    LocalText name;
    LayerKind kind = LayerKind::Terrain;
    int mover = -1; ///< hint layers: the units it steers, index into GameProfile::movers
    HintPurpose purpose = HintPurpose::None; ///< hint layers: what it is for
    std::string exportName;                  ///< the array's name in the code for submission
    std::string exportAssign;  ///< what stands between that name and "new Array();", "=" or " ="
    std::string exportComment; ///< the comment behind it
};

struct Start {
    std::string id; ///< "you", "opponent"
    LocalText name;
    Cell cell;
    LocalText king; ///< who stands there, inside a sentence: "your king"
};

/// One kind of terrain that a map should have some of: as many tiles as numbersOf(map, game).varietyFew,
/// unless it is only a note that there are none.
struct VarietyDemand {
    int terrainClass = 0;
    Severity absent = Severity::Error;
};

/// The game's own terms for messages, as used inside a sentence.
struct GameWords {
    LocalText cards;    ///< what players hold that needs terrain of some kind: "cards"
    LocalText strikers; ///< what is spawned on swatClasses: "a dragon or mountain giant"
    LocalText trap;     ///< what closes a tile to a king: "a small juju"
};

/// The rules of King's Conflict and similar games: each player's king stands on a start, units hunt the
/// kings, and hint grids steer the computer's units.
struct KingsRules {
    std::vector<Start> starts;    ///< two: you first, then the opponent, whom the computer may play
    int king = 0;                 ///< the mover that starts on the starts; index into GameProfile::movers
    int mercenary = 0;            ///< the mover that may be placed anywhere in a controlled region
    int safeLayer = -1;           ///< the hint layer that keeps units out of the way, or -1
    std::vector<int> swatClasses; ///< classes on which units that kill a king in one strike are spawned
    GameWords words;
    CheckNumbers numbers; ///< the game's own; what checks use is numbersOf(map, game)
    std::array<NumberInfo, numberFields.size()> numberInfos; ///< in the order of numberFields
    SuggestionWeights suggestion;                            ///< with what hints are suggested
    std::vector<int> mountainClasses;                        ///< classes that mines and stonemasons work on
};

/// Everything Stonemason knows about one game, read from resources/games/*.json.
struct GameProfile {
    std::string id; ///< "kings-conflict"
    LocalText name;
    Size board;
    std::vector<TerrainClass> classes;
    std::vector<Mover> movers;
    std::vector<Tile> tiles;
    std::vector<Layer> layers; ///< terrain first; hint layers only with `kings`
    std::vector<Symmetry> symmetries;
    Symmetry defaultSymmetry = Symmetry::Diagonal;
    Symmetry publishedSymmetry = Symmetry::HalfTurn; ///< what the published maps obey
    Code plainTile = 'P';                            ///< what an erased cell becomes
    Code holeCode = 0;       ///< what stands in the holes of the terrain; no tile; 0 where there are none
    std::vector<Cell> holes; ///< cells of the board's rectangle that are not on the board, row by row
    std::vector<VarietyDemand> variety;
    int varietyFew = CheckNumbers().varietyFew; ///< without `kings`, among whose numbers it is otherwise
    std::optional<KingsRules> kings;            ///< none in a game of terrain alone
    GenerationNumbers generation;

    bool isHole(Cell cell) const { return std::ranges::binary_search(holes, cell); }
    bool hasHints() const { return layers.size() > 1; }
    /// The tile of a code, or nullptr for a code the game does not know.
    const Tile* tile(Code code) const;
    /// The code of a tile after the transform; derived from its edges. An unknown code stays as it is.
    Code transformed(Code code, Transform t) const;
    /// The code of the tile with exactly these edges, or nullopt.
    std::optional<Code> tileWith(Edges river, Edges road) const;
    /// Whether the mover may enter a tile of this code; false for unknown codes.
    bool mayEnter(int mover, Code code) const;
    /// Index of the mover, layer or class of that id, or -1.
    int mover(std::string_view moverId) const;
    int layer(std::string_view layerId) const;
    int terrainClass(std::string_view classId) const;

    /// Builds the look-up tables; the reader calls it once after filling the fields above.
    /// Returns false when a transform of a tile has no code of its own (the tile set is not closed).
    bool buildTables();

private:
    static constexpr int codeCount = 128;
    std::array<std::int16_t, codeCount> tileIndex_{};
    std::array<std::array<Code, codeCount>, allTransforms.size()> transformed_{};
};

/// Whether the code is the one that stands in holes.
inline bool isHoleCode(const GameProfile& game, Code code) {
    return code != 0 && code == game.holeCode;
}

/// "diagonal", "half-turn", "none": the words in files and on the command line.
std::string_view symmetryId(Symmetry s);
std::optional<Symmetry> symmetryFromId(std::string_view id);

} // namespace stonemason::kings_conflict
