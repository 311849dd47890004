// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/grid/cell.h"
#include "core/pocket_heroes/catalogue/craft_rules.h"
#include "core/pocket_heroes/catalogue/game_numbers.h"
#include "core/pocket_heroes/catalogue/generator_numbers.h"
#include "core/pocket_heroes/catalogue/object_class.h"
#include "core/pocket_heroes/world/kinds.h"
#include "core/pocket_heroes/world/objects.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

/// The lists of a world whose records name an object of the catalogue.
enum class Section : std::uint8_t { Decoration, Path, Visitable, Ownerable, Castle };
inline constexpr int sectionCount = 5;

/// The section that objects of the class are in.
Section sectionOf(ObjectClass kind);

/// A set of surfaces.
class SurfaceSet {
public:
    void add(Surface surface) { bits_ = std::uint16_t(bits_ | 1U << unsigned(surface)); }
    /// Unknown surfaces are in no set.
    bool has(Surface surface) const { return isKnown(surface) && (bits_ >> unsigned(surface) & 1U) != 0; }
    bool empty() const { return bits_ == 0; }
    bool operator==(const SurfaceSet&) const = default;

private:
    std::uint16_t bits_ = 0;
};

/// One end of a portal: a hero who enters an end with leadsIn comes out at the other end of the pair.
struct PortalEnd {
    int pair = 0;
    bool leadsIn = false;
    bool leadsOut = false;

    bool operator==(const PortalEnd&) const = default;
};

struct CastleShape {
    int size = 1; ///< 1 to 3
    bool looksRight = false;

    bool operator==(const CastleShape&) const = default;
};

/// What a dwelling is drawn as.
enum class DwellingLook : std::uint8_t { House, Hut, Cave, Grave, Tower, Pond, Tree, Tent, Temple, Stones };

/// An object type that a world can contain. Cells are offsets from the cell in the file.
struct CatalogueObject {
    std::string id;
    ObjectClass kind = ObjectClass::Crack;
    LocalText name;
    std::vector<Cell> footprint{};  ///< cells that nobody can walk through; of paths none
    std::optional<Cell> entrance{}; ///< where a hero goes in; only buildings and castles have one
    SurfaceSet surfaces{};          ///< the ground it suits; empty where any will do
    std::optional<PortalEnd> portal{};
    std::optional<int> key{};                    ///< of a KeyTent
    std::optional<Resource> resource{};          ///< of a Mine
    std::optional<CastleShape> castle{};         ///< of a Castle
    DwellingLook dwelling = DwellingLook::House; ///< of a Dwelling
    int cost = 0;                                ///< of a step onto a path; 0 for walls

    bool operator==(const CatalogueObject&) const = default;
};

/// Objects in their order, found by id.
class ObjectList {
public:
    /// False, and nothing is added, when there is one of that id.
    bool add(CatalogueObject object);
    /// The object, or nullptr.
    const CatalogueObject* find(std::string_view id) const;
    const std::vector<CatalogueObject>& all() const { return objects_; }

    bool operator==(const ObjectList&) const = default;

private:
    std::vector<CatalogueObject> objects_;
    std::vector<std::size_t> byId_; ///< indices into objects_, sorted by the ids there
};

struct SurfaceInfo {
    std::string id;
    LocalText name;
    int cost = 0; ///< of a step; 0: nobody can walk there

    bool operator==(const SurfaceInfo&) const = default;
};

/// Decorations that are placed at once.
struct DecorationGroup {
    struct Part {
        std::string id;
        Cell offset;

        bool operator==(const Part&) const = default;
    };

    std::string id;
    LocalText name;
    std::vector<Part> parts;

    bool operator==(const DecorationGroup&) const = default;
};

struct HeroInfo {
    std::string id;
    std::string heroClass; ///< "knight" ...
    LocalText name;

    bool operator==(const HeroInfo&) const = default;
};

struct ArtifactInfo {
    std::string id;
    LocalText name;
    int level = 0;    ///< 1 to 4; 0 where the game draws any
    std::string slot; ///< "hands" ...; empty where the game draws the artifact

    bool operator==(const ArtifactInfo&) const = default;
};

/// An entry that files refer to by number: its index in its list.
struct NumberedInfo {
    std::string id;
    LocalText name;

    bool operator==(const NumberedInfo&) const = default;
};

/// The buildings that castles of a nation and a size can have.
struct CastleConstructions {
    Nation nation = Nation::Citadel;
    int size = 1;                    ///< as of CastleShape
    std::vector<std::uint8_t> kinds; ///< numbers of constructions

    bool operator==(const CastleConstructions&) const = default;
};

/// The worth of one piece of each kind of treasure, in units of richness, in the order of Treasure.
using TreasureWorth = std::array<int, std::variant_size_v<Treasure>>;

/// Parameters for comparing players. All numbers are assumed; they apply where a catalogue omits some.
struct FairnessRules {
    int mostPercent = 20;     ///< by which the worst off may be behind the best off in a fair world
    int stepCostPerDay = 120; ///< what a hero walks in a day, in costs of steps: twenty steps on grass
    int leastWay = 60;        ///< by which ways must differ to count, in costs of steps: half a day
    int nearMines = 3;        ///< how many of the nearest mines count
    TreasureWorth worth{1, 1, 2, 3, 5, 2, 2, 0};
    std::array<int, 2> days{7, 14}; ///< by the end of which riches are compared, the earlier first

    bool operator==(const FairnessRules&) const = default;
};

/// The objects and names that the game allows on a map; see resources/worlds.
struct Catalogue {
    std::string game;
    LocalText name;
    std::array<SurfaceInfo, surfaceCount> surfaces{};
    std::array<ObjectList, sectionCount> sections{};
    std::vector<DecorationGroup> groups;
    std::vector<HeroInfo> heroes;
    std::vector<ArtifactInfo> artifacts;
    std::array<NumberedInfo, creatureCount> creatures{};
    FairnessRules fairness{};
    GeneratorNumbers generator{};
    CraftRules craft{};    ///< from a separate file: readCraftRules()
    GameNumbers numbers{}; ///< from a separate file: readGameNumbers()
    // Names of numbers (source: the game's public sources, Common/common.h, cm_castles.h and cm_magic.h);
    // empty where there are none.
    std::vector<NumberedInfo> constructions;      ///< of castles
    std::vector<NumberedInfo> constructionStates; ///< of those
    std::vector<CastleConstructions> castleConstructions;
    std::vector<NumberedInfo> skills;      ///< secondary ones of heroes
    std::vector<NumberedInfo> skillLevels; ///< of those
    std::vector<NumberedInfo> primarySkills;
    std::vector<NumberedInfo> spells;
    std::vector<NumberedInfo> wornPlaces; ///< where heroes wear artifacts

    const ObjectList& objects(Section section) const { return sections[std::size_t(section)]; }
    /// The object, or nullptr.
    const CatalogueObject* find(Section section, std::string_view id) const {
        return objects(section).find(id);
    }
    /// The id of the usual road on such ground: the first road made for it, else the first made for any
    /// ground, else the first road. Empty when there is no road.
    std::string_view roadFor(Surface surface) const;
    /// The buildings that such castles can have, in the game's order; nullptr when there is no entry for
    /// them.
    const CastleConstructions* constructionsOf(Nation nation, std::string_view castleId) const;
    /// Whether the castle can have the building. It can if the catalogue has no entry for such castles, as
    /// for those of a random nation.
    bool canHave(const Castle& castle, std::uint8_t construction) const;
    const HeroInfo* findHero(std::string_view id) const;
    const ArtifactInfo* findArtifact(std::string_view id) const;

    bool operator==(const Catalogue&) const = default;
};

} // namespace stonemason::pocket_heroes
