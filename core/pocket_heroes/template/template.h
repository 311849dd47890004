// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"
#include "core/format/json_raw.h"
#include "core/pocket_heroes/template/world_symmetry.h"
#include "core/pocket_heroes/world/kinds.h"
#include "core/pocket_heroes/world/thing.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// What a world is generated from: a graph whose nodes are zones and whose edges links between them, and the
/// numbers that hold for all of it (source: the generator's README and its public sources, see each member).
namespace stonemason::pocket_heroes {

// Ranges are kept as they were written; each use draws from its own.

/// Levels of guards: noGuard, 0 (the game's choice) to guardLevels; other numbers leave it to a rule.
inline constexpr int noGuardLevel = -1;

struct ZoneMine {
    Resource resource = Resource::Random; ///< Random: any of the seven
    PlayerId owner = PlayerId::Neutral;
    IntRange guardLevel{-2, -2}; ///< a drawn number outside -1 to 6 means Config::mineGuardLevel

    bool operator==(const ZoneMine&) const = default;
};

struct ZoneCastle {
    Nation nation = Nation::Random;
    PlayerId owner = PlayerId::Neutral;

    bool operator==(const ZoneCastle&) const = default;
};

/// Where a zone stands in the drawing of a template, in units of zone sizes, y downwards.
struct DrawingPoint {
    double x = 0;
    double y = 0;

    bool operator==(const DrawingPoint&) const = default;
};

/// What an author has written beside the numbers. Without the sign # and without a NUL, which old texts
/// cannot hold.
struct TemplateNote {
    std::string text;
    bool above = false; ///< it stands before what it is about, on lines of its own

    bool operator==(const TemplateNote&) const = default;
};

/// How large castles are; in a zone that has no room for such a one it is smaller.
enum class CastleSize : std::uint8_t { Small, Medium, Large, Random };

/// The role of a zone: how much treasure it has and how well that is guarded, see CraftRules::zoneKinds.
enum class ZoneKind : std::uint8_t { Auto, Start, Junction, Rich, Water };

/// How strong the guards of a zone are whose levels it leaves to the generator.
enum class GuardStrength : std::uint8_t { Weak, Usual, Strong };

inline constexpr int noZone = -1;

/// A node of the graph; its index is its position in the list.
struct Zone {
    Surface surface = Surface::Grass;
    int size = 50;     ///< its radius: shares of the map go by the square, unless Config::shareRule is linear
    int richness = 14; ///< how dense treasure is, and what it costs together at least: wantedRichness()
    IntRange mineCount{0, 2};
    std::vector<ZoneMine> mines; ///< those there are in any case; more are drawn up to mineCount
    IntRange castleCount{0, 1};
    std::vector<ZoneCastle> castles;   ///< those there are in any case; when empty castleCount random ones
    std::optional<DrawingPoint> place; ///< where the author has put it; nothing: the layout's choice
    std::vector<TemplateNote> notes{};
    std::string unknownFields{}; ///< of its file, as a JSON object, or empty
    NumberTexts numbers{};       ///< of all other fields, as its file has them
    // Ours; those that are as usual do not stand in files.
    ZoneKind kind = ZoneKind::Auto;
    GuardStrength guards = GuardStrength::Usual;
    std::optional<CastleSize> castleSize{}; ///< nothing: Config::castleSize
    int like = noZone;                      ///< the zone whose numbers it has, see withLikeNumbers()
    IntRange moreCastles{0, 0}; ///< nobody's, beside the first and far from it, where there is room

    /// Whether it has a castle in any case.
    bool needsCastle() const { return !castles.empty() || castleCount.min > 0; }
    bool operator==(const Zone&) const = default;
};

enum class LinkKind : std::uint8_t {
    Road,    ///< made as Regular is, as the original does: Config::addRoads controls roads; kept for files
    Regular, ///< a passage where the zones touch, else portals
    Portal,  ///< a pair of portals in any case
    // Ours:
    Wide, ///< a passage of several cells without a guard
    Near, ///< no way: the zones lie beside each other, as far as can be had
};

/// Whether a link is a passage where its zones touch.
constexpr bool isPassage(LinkKind kind) {
    return kind != LinkKind::Portal && kind != LinkKind::Near;
}

/// An edge of the graph.
struct Link {
    int first = 0;
    int second = 0;
    LinkKind kind = LinkKind::Regular;
    IntRange guardLevel{-1, -1}; ///< GuardRule determines the meaning of a drawn number below 0
    std::string unknownFields{}; ///< of its file, as a JSON object, or empty
    NumberTexts numbers{};       ///< of all other fields, as its file has them

    bool operator==(const Link&) const = default;
};

/// What a negative guard level of a link means. The generator's code and its documentation are the reverse of
/// each other.
enum class GuardRule : std::uint8_t {
    Code,          ///< -1: Config::linkGuardLevel; below: no guard
    Documentation, ///< -1: no guard; below: Config::linkGuardLevel
};

/// How the share of a zone in the map is computed.
enum class ShareRule : std::uint8_t { Square, Linear };

/// What the treasures of a zone come to by its richness, see wantedRichness().
enum class RichnessRule : std::uint8_t {
    Density, ///< how dense they lie: larger zones have more of them
    Total,   ///< what they cost together, however large the zone is
};

/// Where the water of a world lies.
enum class WaterKind : std::uint8_t {
    Lakes,   ///< inside zones
    None,    ///< nowhere
    Rivers,  ///< narrow, from the rim of the map or of a zone into it
    Coast,   ///< at the rim of the map
    Random,  ///< any of those above, drawn for the world
    Islands, ///< between zones and around them: links are land bridges, or portals
};

/// How zones that their author has put somewhere may lie in a world. Those that have no places are turned and
/// mirrored in any case.
enum class PlacedZones : std::uint8_t {
    AsDrawn,
    Turned,   ///< the whole drawing by no, one, two or three quarters, drawn for the world
    Mirrored, ///< likewise, or its mirror image
};

/// Stands for the number from the game's data, see GeneratorNumbers.
inline constexpr int asUsual = -1;

/// The numbers that hold for all zones (source: the generator's class Config and the file that comes with
/// it).
struct Config {
    std::string exportPath =
        "exported.hmm";              ///< kept for the generator; Stonemason lets its user choose a path
    int mapSize = 64;                ///< one of worldSides
    bool prioritizeBaseMines = true; ///< ore and wood are drawn before other mines
    IntRange linkGuardLevel{1, 3};
    IntRange mineGuardLevel{-1, -1};
    bool decreaseGuardLevelAtBaseMineByOne = true;
    bool spawnHeroAtCastle = false;
    bool connectTeleportWithRoad = false;
    std::array<double, treasureKindCount> treasureChance{.72, .15, .1, .03}; ///< by TreasureKind
    std::array<int, treasureKindCount> treasureCost{1, 2, 3, 5};             ///< of each, in richness
    std::array<IntRange, guardLevels + 1> guardCount{}; ///< by level; a drawn 0 leaves it to the game
    bool autoExport = true;                             ///< kept for the generator
    bool generateAll = true;                            ///< kept for the generator
    bool addRoads = true;
    GuardRule guardRule = GuardRule::Code;   ///< ours
    ShareRule shareRule = ShareRule::Square; ///< ours
    bool addVisitables = true;               ///< ours
    // Ours, too; those that are not as usual stand in files.
    RichnessRule richnessRule = RichnessRule::Density;
    CastleSize castleSize = CastleSize::Small;
    WaterKind waterKind = WaterKind::Lakes;
    PlacedZones placedZones = PlacedZones::AsDrawn;
    /// A template that does not have it, see mirrorOf(), makes no world.
    WorldSymmetry symmetry = WorldSymmetry::None;
    int waterPercent = asUsual;      ///< each as the member of GeneratorNumbers with the name
    int treasurePer1000 = asUsual;   ///< of no use with RichnessRule::Total
    int hoardGuardPercent = asUsual; //
    int cellsPerVisitable = asUsual; //
    int groveCells = asUsual;        //
    NumberTexts numbers{};           ///< as its file has them

    bool operator==(const Config&) const = default;
};

struct Template {
    std::string name;
    std::vector<Zone> zones;
    std::vector<Link> links;
    Config config;
    std::vector<TemplateNote>
        notes{};                 ///< those above stand before the links of an old text, others at its end
    std::string unknownFields{}; ///< of its file, as a JSON object, or empty

    bool operator==(const Template&) const = default;
};

} // namespace stonemason::pocket_heroes
