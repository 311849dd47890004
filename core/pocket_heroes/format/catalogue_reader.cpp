// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/catalogue_reader.h"

#include "core/format/resource_reader.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view catalogueFormat = "stonemason-world-catalogue";
constexpr int catalogueVersion = 1;
constexpr int farthest = 16; ///< cells between an object's place and any cell that it occupies
constexpr int maximumFootprint = 64;
constexpr int maximumParts = 16;
constexpr int maximumNumber = 255; ///< of a portal or a key: one byte in files
constexpr int maximumCost = 100;
constexpr int maximumNumbered = 256; ///< names for one kind of number
constexpr int maximumPercent = 100;
constexpr int maximumDay = 10000; ///< of steps, by their costs
constexpr int maximumMines = 100;
constexpr int maximumDays = 1000;
constexpr int maximumWorth = 1000;

constexpr std::array<std::string_view, surfaceCount> surfaceIds{
    "water",     "sand",   "dirt", "grass",      "swamp",    "lava",
    "wasteland", "desert", "snow", "new-desert", "pavement", "new-wasteland"};
constexpr std::array<std::string_view, resourceCount> resourceIds{"gold", "ore",     "wood",  "mercury",
                                                                  "gems", "crystal", "sulfur"};
constexpr std::array<std::string_view, 6> nationIds{"citadel", "stronghold", "tower",
                                                    "dungeon", "fortress",   "necropolis"};
constexpr std::array<const char*, sectionCount> sectionKeys{"decorations", "paths", "visitables",
                                                            "ownerables", "castles"};
/// In the order of Treasure. A key guard, the last, is worth nothing.
constexpr std::array<const char*, 7> treasureKeys{"pile",     "mana-crystal", "campfire", "chest",
                                                  "artifact", "spell-scroll", "lamp"};
/// The key of a number of the generator, and its range as documented in GeneratorNumbers.
struct GeneratorNumber {
    const char* key;
    int GeneratorNumbers::*value;
    int least;
    int most;
};
constexpr GeneratorNumber generatorNumbers[]{
    {"centreJitterPercent", &GeneratorNumbers::centreJitterPercent, 0, 100},
    {"shareTolerancePercent", &GeneratorNumbers::shareTolerancePercent, 10, 15},
    {"castleYard", &GeneratorNumbers::castleYard, 1, 16},
    {"jagTenths", &GeneratorNumbers::jagTenths, 0, 100},
    {"jagSpacing", &GeneratorNumbers::jagSpacing, 1, 64},
    {"cellsPerDrawnMine", &GeneratorNumbers::cellsPerDrawnMine, 10, 10000},
    {"obstaclePercent", &GeneratorNumbers::obstaclePercent, 0, 100},
    {"rimObstaclePercent", &GeneratorNumbers::rimObstaclePercent, 0, 100},
    {"smallestGlade", &GeneratorNumbers::smallestGlade, 1, 1000},
    {"cellsPerVisitable", &GeneratorNumbers::cellsPerVisitable, 10, 10000},
    {"usualRichness", &GeneratorNumbers::usualRichness, 1, 1000},
    {"roadStep", &GeneratorNumbers::roadStep, 1, 100},
    {"roadThroughObstacle", &GeneratorNumbers::roadThroughObstacle, 1, 100},
    {"bigDecorationPercent", &GeneratorNumbers::bigDecorationPercent, 0, 100},
    {"patchesPer10000", &GeneratorNumbers::patchesPer10000, 0, 1000},
    {"patchCells", &GeneratorNumbers::patchCells, 4, 1000},
    {"borderMixPercent", &GeneratorNumbers::borderMixPercent, 0, 100},
    {"groveCells", &GeneratorNumbers::groveCells, 1, 1000},
    {"rangePercent", &GeneratorNumbers::rangePercent, 0, 100},
    {"undergrowthPercent", &GeneratorNumbers::undergrowthPercent, 0, 100},
    {"flatPer1000", &GeneratorNumbers::flatPer1000, 0, 1000},
    {"treasurePer1000", &GeneratorNumbers::treasurePer1000, 0, 1000},
    {"randomPilePercent", &GeneratorNumbers::randomPilePercent, 0, 100},
    {"hoardGuardPercent", &GeneratorNumbers::hoardGuardPercent, 0, 100},
    {"guardStrengthStep", &GeneratorNumbers::guardStrengthStep, 0, 6},
    {"widePassage", &GeneratorNumbers::widePassage, 1, 64},
    {"roadWinding", &GeneratorNumbers::roadWinding, 0, 100},
    {"roadAtRim", &GeneratorNumbers::roadAtRim, 0, 100},
    {"waterPercent", &GeneratorNumbers::waterPercent, 0, 60},
    {"sandRimPercent", &GeneratorNumbers::sandRimPercent, 0, 100},
    {"straitPercent", &GeneratorNumbers::straitPercent, 0, 100},
    {"straitCells", &GeneratorNumbers::straitCells, 2, 40},
    {"islandPortalPercent", &GeneratorNumbers::islandPortalPercent, 0, 100},
    {"hoardGrowthPercent", &GeneratorNumbers::hoardGrowthPercent, 0, 100},
    {"patchBendPercent", &GeneratorNumbers::patchBendPercent, 0, 100},
    {"smallestPatch", &GeneratorNumbers::smallestPatch, 1, 100},
    {"mineRangePercent", &GeneratorNumbers::mineRangePercent, 0, 100},
    {"castleRangePercent", &GeneratorNumbers::castleRangePercent, 0, 100},
    {"mineRangeCells", &GeneratorNumbers::mineRangeCells, 1, 6},
    {"baseMineCells", &GeneratorNumbers::baseMineCells, 1, 64},
    {"doorPilePercent", &GeneratorNumbers::doorPilePercent, 0, 100},
    {"villageHouses", &GeneratorNumbers::villageHouses, 1, 20},
    {"loneHoardPercent", &GeneratorNumbers::loneHoardPercent, 0, 100},
    {"smallestPond", &GeneratorNumbers::smallestPond, 1, 100},
    {"groveMixPercent", &GeneratorNumbers::groveMixPercent, 0, 100},
};
constexpr std::array<std::string_view, 6> heroClasses{"knight",  "barbarian", "wizard",
                                                      "warlock", "sorceress", "necromancer"};
constexpr std::array<std::string_view, 9> slots{"head",    "neck", "torso", "shoulders", "hands",
                                                "fingers", "legs", "feet",  "any"};

/// Fills a Catalogue from the fields of its JSON.
class WorldCatalogueReader {
public:
    WorldCatalogueReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    Catalogue read() {
        requireForm(root_, catalogueFormat, catalogueVersion);
        catalogue_.game = readWords(root_["game"]);
        catalogue_.name = readLocalText(root_["name"]);
        exactly("surfaces", catalogue_.surfaces, [](const JsonReader& r, int i) { return surface(r, i); });
        for (int section = 0; section < sectionCount; ++section)
            each(sectionKeys[std::size_t(section)],
                 [&](const JsonReader& r) { readObject(r, Section(section)); });
        each("groups", [this](const JsonReader& r) { readGroup(r); });
        each("heroes", [this](const JsonReader& r) { readHero(r); });
        each("artifacts", [this](const JsonReader& r) { readArtifact(r); });
        exactly("creatures", catalogue_.creatures, [](const JsonReader& r, int) { return numbered(r); });
        if (root_.has("fairness")) readFairness(root_["fairness"]);
        readGenerator(root_["generator"]);
        readTerms("constructions", catalogue_.constructions);
        readTerms("constructionStates", catalogue_.constructionStates);
        if (root_.has("castleConstructions") && !catalogue_.constructions.empty())
            each("castleConstructions", [this](const JsonReader& r) { readCastleConstructions(r); });
        readTerms("skills", catalogue_.skills);
        readTerms("skillLevels", catalogue_.skillLevels);
        readTerms("primarySkills", catalogue_.primarySkills);
        readTerms("spells", catalogue_.spells);
        readTerms("slots", catalogue_.wornPlaces);
        root_.allowOnly({"$schema",
                         "format",
                         "version",
                         "game",
                         "name",
                         "surfaces",
                         "decorations",
                         "groups",
                         "paths",
                         "visitables",
                         "ownerables",
                         "castles",
                         "heroes",
                         "artifacts",
                         "creatures",
                         "fairness",
                         "generator",
                         "constructionStates",
                         "castleConstructions",
                         "constructions",
                         "skills",
                         "skillLevels",
                         "primarySkills",
                         "spells",
                         "slots"});
        return std::move(catalogue_);
    }

private:
    template <typename Read>
    void each(const char* key, Read read) {
        const JsonReader list = root_[key];
        const std::size_t size = list.sizeUpTo(maximumTerms);
        for (std::size_t i = 0; i < size; ++i)
            read(list.at(i));
    }

    /// Reads a list of fixed length, whose indices are the numbers in files.
    template <typename Infos, typename Read>
    void exactly(const char* key, Infos& infos, Read read) {
        const JsonReader list = root_[key];
        if (list.size() != infos.size()) {
            list.fail("json/length", {int(infos.size()), int(list.size())});
            return;
        }
        for (std::size_t i = 0; i < infos.size(); ++i)
            infos[i] = read(list.at(i), int(i));
    }

    /// The index of the word in `ids`.
    static std::size_t oneOf(const JsonReader& r, std::span<const std::string_view> ids) {
        const std::string id = r.string();
        const auto found = std::ranges::find(ids, id);
        if (found != ids.end()) return std::size_t(found - ids.begin());
        r.fail("json/unknown-id", {id});
        return 0;
    }

    static Cell cell(const JsonReader& r) {
        if (r.size() != 2) {
            r.fail("json/length", {2, int(r.size())});
            return {};
        }
        return {r.at(1).integer(-farthest, farthest), r.at(0).integer(-farthest, farthest)};
    }

    static SurfaceInfo surface(const JsonReader& r, int index) {
        SurfaceInfo info{r["id"].string(), readLocalText(r["name"]), r["cost"].integer(0, maximumCost)};
        if (info.id != surfaceIds[std::size_t(index)]) r["id"].fail("json/unknown-id", {info.id});
        r.allowOnly({"id", "name", "cost"});
        return info;
    }

    static NumberedInfo numbered(const JsonReader& r) {
        r.allowOnly({"id", "name"});
        return {readWords(r["id"]), readLocalText(r["name"])};
    }

    void readFairness(const JsonReader& r) {
        FairnessRules& rules = catalogue_.fairness;
        const auto number = [](const JsonReader& from, const char* key, int& value, int least, int most) {
            if (from.has(key)) value = from[key].integer(least, most);
        };
        number(r, "mostPercent", rules.mostPercent, 0, maximumPercent);
        number(r, "stepCostPerDay", rules.stepCostPerDay, 1, maximumDay);
        number(r, "leastWay", rules.leastWay, 0, maximumDay);
        number(r, "nearMines", rules.nearMines, 1, maximumMines);
        number(r, "earlyDay", rules.days[0], 1, maximumDays);
        number(r, "lateDay", rules.days[1], 1, maximumDays);
        if (r.has("worth")) {
            const JsonReader worth = r["worth"];
            for (std::size_t kind = 0; kind < treasureKeys.size(); ++kind)
                number(worth, treasureKeys[kind], rules.worth[kind], 0, maximumWorth);
            worth.allowOnly(
                {"pile", "mana-crystal", "campfire", "chest", "artifact", "spell-scroll", "lamp"});
        }
        r.allowOnly(
            {"mostPercent", "stepCostPerDay", "leastWay", "nearMines", "earlyDay", "lateDay", "worth"});
    }

    void readGenerator(const JsonReader& r) {
        for (const GeneratorNumber& number : generatorNumbers)
            catalogue_.generator.*number.value = r[number.key].integer(number.least, number.most);
        r.allowOnly({"centreJitterPercent", "shareTolerancePercent",
                     "castleYard",          "jagTenths",
                     "jagSpacing",          "cellsPerDrawnMine",
                     "obstaclePercent",     "rimObstaclePercent",
                     "smallestGlade",       "cellsPerVisitable",
                     "usualRichness",       "roadStep",
                     "roadThroughObstacle", "bigDecorationPercent",
                     "patchesPer10000",     "patchCells",
                     "borderMixPercent",    "groveCells",
                     "rangePercent",        "undergrowthPercent",
                     "flatPer1000",         "treasurePer1000",
                     "randomPilePercent",   "hoardGuardPercent",
                     "roadWinding",         "roadAtRim",
                     "waterPercent",        "sandRimPercent",
                     "guardStrengthStep",   "widePassage",
                     "straitPercent",       "straitCells",
                     "islandPortalPercent", "hoardGrowthPercent",
                     "patchBendPercent",    "smallestPatch",
                     "mineRangePercent",    "castleRangePercent",
                     "mineRangeCells",      "baseMineCells",
                     "doorPilePercent",     "villageHouses",
                     "loneHoardPercent",    "smallestPond",
                     "groveMixPercent"});
    }

    /// Reads the names of numbers.
    void readTerms(const char* key, std::vector<NumberedInfo>& terms) {
        if (!root_.has(key)) return;
        const JsonReader list = root_[key];
        for (std::size_t i = 0; i < list.sizeUpTo(maximumNumbered); ++i) {
            NumberedInfo info = numbered(list.at(i));
            if (std::ranges::find(terms, info.id, &NumberedInfo::id) != terms.end())
                list.at(i)["id"].fail("json/duplicate", {info.id});
            terms.push_back(std::move(info));
        }
    }

    void readCastleConstructions(const JsonReader& r) {
        r.allowOnly({"nation", "size", "constructions"});
        CastleConstructions castles;
        castles.nation = Nation(oneOf(r["nation"], nationIds));
        castles.size = r["size"].integer(1, 3);
        const JsonReader list = r["constructions"];
        for (std::size_t i = 0; i < list.sizeUpTo(maximumNumbered); ++i) {
            const std::string id = list.at(i).string();
            const auto found = std::ranges::find(catalogue_.constructions, id, &NumberedInfo::id);
            if (found == catalogue_.constructions.end())
                list.at(i).fail("json/unknown-id", {id});
            else
                castles.kinds.push_back(std::uint8_t(found - catalogue_.constructions.begin()));
        }
        catalogue_.castleConstructions.push_back(std::move(castles));
    }

    static ObjectClass objectClass(const JsonReader& r, Section section) {
        const std::string id = r.string();
        const auto kind = objectClassFromId(id);
        if (kind && sectionOf(*kind) == section) return *kind;
        r.fail("json/unknown-id", {id});
        return {};
    }

    void readObject(const JsonReader& r, Section section) {
        CatalogueObject object{readWords(r["id"]), objectClass(r["class"], section),
                               readLocalText(r["name"])};
        if (section == Section::Path)
            readPath(r, object);
        else
            readStanding(r, object, section);
        const std::string id = object.id;
        if (!catalogue_.sections[std::size_t(section)].add(std::move(object)))
            r["id"].fail("json/duplicate", {id});
    }

    static void readPath(const JsonReader& r, CatalogueObject& object) {
        if (object.kind != ObjectClass::Wall) object.cost = r["cost"].integer(1, maximumCost);
        if (object.kind == ObjectClass::Road) readSurfaces(r, object);
        r.allowOnly({"id", "class", "name", "cost", "surfaces"});
    }

    static void readSurfaces(const JsonReader& r, CatalogueObject& object) {
        if (r.has("surfaces"))
            for (std::size_t i = 0; i < r["surfaces"].sizeUpTo(surfaceCount); ++i)
                object.surfaces.add(Surface(oneOf(r["surfaces"].at(i), surfaceIds)));
    }

    static void readStanding(const JsonReader& r, CatalogueObject& object, Section section) {
        const JsonReader blocks = r["blocks"];
        for (std::size_t i = 0; i < blocks.sizeUpTo(maximumFootprint); ++i)
            object.footprint.push_back(cell(blocks.at(i)));
        if (section != Section::Decoration) object.entrance = cell(r["entrance"]);
        readSurfaces(r, object);
        if (object.kind == ObjectClass::Portal) object.portal = portal(r["portal"]);
        if (object.kind == ObjectClass::KeyTent) object.key = r["key"].integer(0, maximumNumber);
        if (object.kind == ObjectClass::Mine) object.resource = Resource(oneOf(r["resource"], resourceIds));
        if (object.kind == ObjectClass::Dwelling && r.has("look")) object.dwelling = dwelling(r["look"]);
        if (object.kind == ObjectClass::Castle) object.castle = castleShape(r);
        r.allowOnly({"id", "class", "name", "blocks", "entrance", "surfaces", "portal", "key", "resource",
                     "look", "size", "looks"});
    }

    static DwellingLook dwelling(const JsonReader& r) {
        constexpr std::array<std::string_view, 10> looks{"house", "hut",  "cave", "grave",  "tower",
                                                         "pond",  "tree", "tent", "temple", "stones"};
        return DwellingLook(oneOf(r, looks));
    }

    static PortalEnd portal(const JsonReader& r) {
        constexpr std::array<std::string_view, 3> ways{"both", "in", "out"};
        const std::size_t way = oneOf(r["way"], ways);
        r.allowOnly({"pair", "way"});
        return {r["pair"].integer(0, maximumNumber), way != 2, way != 1};
    }

    static CastleShape castleShape(const JsonReader& r) {
        constexpr std::array<std::string_view, 2> ways{"left", "right"};
        return {r["size"].integer(1, 3), oneOf(r["looks"], ways) == 1};
    }

    void readGroup(const JsonReader& r) {
        DecorationGroup group{readWords(r["id"]), readLocalText(r["name"]), {}};
        const JsonReader parts = r["parts"];
        for (std::size_t i = 0; i < parts.sizeUpTo(maximumParts); ++i) {
            const JsonReader part = parts.at(i);
            group.parts.push_back({part["id"].string(), cell(part["at"])});
            if (!catalogue_.find(Section::Decoration, group.parts.back().id))
                part["id"].fail("json/unknown-id", {group.parts.back().id});
            part.allowOnly({"id", "at"});
        }
        r.allowOnly({"id", "name", "parts"});
        catalogue_.groups.push_back(std::move(group));
    }

    void readHero(const JsonReader& r) {
        HeroInfo hero{readWords(r["id"]), r["class"].string(), readLocalText(r["name"])};
        oneOf(r["class"], heroClasses);
        if (catalogue_.findHero(hero.id)) r["id"].fail("json/duplicate", {hero.id});
        r.allowOnly({"id", "class", "name"});
        catalogue_.heroes.push_back(std::move(hero));
    }

    void readArtifact(const JsonReader& r) {
        ArtifactInfo artifact{readWords(r["id"]), readLocalText(r["name"]), 0, r.stringOr("slot", {})};
        if (r.has("level")) artifact.level = r["level"].integer(1, 4);
        if (r.has("slot")) oneOf(r["slot"], slots);
        if (catalogue_.findArtifact(artifact.id)) r["id"].fail("json/duplicate", {artifact.id});
        r.allowOnly({"id", "name", "level", "slot"});
        catalogue_.artifacts.push_back(std::move(artifact));
    }

    JsonReader root_;
    Catalogue catalogue_;
};

} // namespace

std::optional<Surface> surfaceFromId(std::string_view id) {
    const auto found = std::ranges::find(surfaceIds, id);
    if (found == surfaceIds.end()) return std::nullopt;
    return Surface(found - surfaceIds.begin());
}

std::optional<Resource> resourceFromId(std::string_view id) {
    const auto found = std::ranges::find(resourceIds, id);
    if (found == resourceIds.end()) return std::nullopt;
    return Resource(found - resourceIds.begin());
}

Result<Catalogue> readCatalogue(std::string_view json) {
    return readJson<WorldCatalogueReader>(json);
}

} // namespace stonemason::pocket_heroes
