// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_fields.h"

#include "core/base/text.h"
#include "core/format/json_raw.h"
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/format/template_terms.h"
#include "core/pocket_heroes/world/world.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

IntRange readRange(const JsonReader& r, TemplateDialect dialect, int least, int most) {
    const IntRange range{r["min"].integer(least, most), r["max"].integer(least, most)};
    r.allowOnly({"min", "max"});
    if (dialect == TemplateDialect::Generator && range.max < range.min)
        r.fail("template/backwards", {range.min, range.max});
    return range;
}

IntRange readRange(const JsonReader& r, TemplateDialect dialect) {
    return readRange(r, dialect, -maximumRangeBound, maximumRangeBound);
}

/// A guard level of the config, which the generator checks against its bounds.
IntRange readLevel(const JsonReader& r, TemplateDialect dialect) {
    return dialect == TemplateDialect::Own ? readRange(r, dialect)
                                           : readRange(r, dialect, noGuardLevel, guardLevels);
}

/// A field of older generators and its replacement; empty if it has none.
struct OldField {
    const char* name;
    const char* now;
};

constexpr std::array<std::string_view, 27> configFields{
    "exportPath",
    "mapSize",
    "prioritizeBaseMines",
    "connectionGuardLevel",
    "mineGuardLevel",
    "decreaseGuardLevelAtBaseMineByOne",
    "spawnHeroAtCastle",
    "connectTeleportWithRoad",
    "treasureChance",
    "treasureCost",
    "guardCount",
    "autoExport",
    "generateAll",
    "addRoads",
    "guardRule",
    "shareRule",
    "addVisitables",
    "richnessRule",
    "castleSize",
    "waterPercent",
    "treasurePer1000",
    "hoardGuardPercent",
    "cellsPerVisitable",
    "groveCells",
    "waterKind",
    "placedZones",
    "symmetry",
};

constexpr std::array<OldField, 4> oldZoneFields{{
    {"minesMin", "minesNum"},
    {"minesMax", "minesNum"},
    {"castlesMin", "castlesNum"},
    {"castlesMax", "castlesNum"},
}};
constexpr std::array<OldField, 2> oldLinkFields{{
    {"guardLevelMin", "guardLevel"},
    {"guardLevelMax", "guardLevel"},
}};
/// Source: the generator's class Config in its earlier revisions.
constexpr std::array<OldField, 14> oldConfigFields{{
    {"templatePath", ""},
    {"guardAtNeutralCastle", ""},
    {"castleGuardLevel", ""},
    {"castleGuardLevelMin", ""},
    {"castleGuardLevelMax", ""},
    {"mineGuardLevelMin", "mineGuardLevel"},
    {"mineGuardLevelMax", "mineGuardLevel"},
    {"zoneGuardLevelMin", ""},
    {"zoneGuardLevelMax", ""},
    {"freeResourcesAtMineMin", ""},
    {"freeResourcesAtMineMax", ""},
    {"spawnArtifacts", ""},
    {"artifactCost", ""},
    {"artifactSpawnChance", ""},
}};

/// Reports old fields before other errors, because the age of the file is the cause of those, too.
void refuseOld(const JsonReader& r, std::span<const OldField> fields) {
    for (const OldField& field : fields)
        if (r.has(field.name) && *field.now == '\0')
            r[field.name].fail("template/old-field");
        else if (r.has(field.name))
            r[field.name].fail("template/old-range", {std::string(field.now)});
}

template <typename T>
T readWord(const JsonReader& r) {
    const std::string word = r.string();
    const auto value = fromTemplateWord<T>(word);
    if (!value) r.fail("json/unknown-id", {word});
    return value.value_or(T{});
}

PlayerId readPlayer(const JsonReader& r) {
    return PlayerId(r.integer(int(PlayerId::Neutral), playerCount - 1));
}

ZoneMine readMine(const JsonReader& r, TemplateDialect dialect) {
    ZoneMine mine;
    mine.resource = readWord<Resource>(r["resource"]);
    if (r.has("player")) mine.owner = readPlayer(r["player"]);
    if (r.has("guardLevel")) mine.guardLevel = readRange(r["guardLevel"], dialect);
    r.allowOnly({"resource", "player", "guardLevel"});
    return mine;
}

ZoneCastle readCastle(const JsonReader& r) {
    ZoneCastle castle;
    r.object();
    if (r.has("fraction")) castle.nation = readWord<Nation>(r["fraction"]);
    if (r.has("player")) castle.owner = readPlayer(r["player"]);
    r.allowOnly({"fraction", "player"});
    return castle;
}

/// A member that is a number, whole or not.
double readNumber(const JsonReader& at, const Json& value, double bound) {
    if (!value.is_number()) {
        at.fail("json/type", {std::string("number")});
        return 0;
    }
    const double number = value.get<double>();
    if (number >= -bound && number <= bound) return number;
    at.fail("json/range", {int(-bound), int(bound)});
    return 0;
}

double readCoordinate(const JsonReader& r, const char* name) {
    const JsonReader at = r[name];
    return r.has(name) ? readNumber(at, r.object()[name], maximumPlace) : 0;
}

DrawingPoint readPlace(const JsonReader& r) {
    const DrawingPoint place{readCoordinate(r, "x"), readCoordinate(r, "y")};
    r.allowOnly({"x", "y"});
    return place;
}

/// Reads a list that must have exactly `Length` elements.
template <std::size_t Length, typename Item, typename ReadItem>
void readList(const JsonReader& list, std::array<Item, Length>& items, ReadItem readItem) {
    const std::size_t size = list.size();
    if (size != Length) {
        list.fail("json/length", {int(Length), int(size)});
        return;
    }
    for (std::size_t i = 0; i < Length; ++i)
        items[i] = readItem(list.at(i));
}

void readChances(const JsonReader& r, Config& config) {
    std::size_t next = 0;
    readList(r["treasureChance"], config.treasureChance, [&](const JsonReader& chance) {
        return readNumber(chance, r.object()["treasureChance"][next++], maximumRangeBound);
    });
}

void readNumbers(const JsonReader& r, Config& config, TemplateDialect dialect) {
    if (r.has("connectionGuardLevel")) config.linkGuardLevel = readLevel(r["connectionGuardLevel"], dialect);
    if (r.has("mineGuardLevel")) config.mineGuardLevel = readLevel(r["mineGuardLevel"], dialect);
    if (r.has("treasureChance")) readChances(r, config);
    if (r.has("treasureCost"))
        readList(r["treasureCost"], config.treasureCost,
                 [](const JsonReader& cost) { return cost.integer(-maximumRangeBound, maximumRangeBound); });
    if (r.has("guardCount"))
        readList(r["guardCount"], config.guardCount, [dialect](const JsonReader& count) {
            const int least = dialect == TemplateDialect::Own ? -maximumRangeBound : 0;
            return readRange(count, dialect, least, maximumRangeBound);
        });
}

void readBooleans(const JsonReader& r, Config& config, TemplateDialect dialect) {
    for (const BooleanField& field : wrappedBooleans) {
        if (!r.has(field.name)) continue;
        const JsonReader value = r[field.name];
        if (dialect == TemplateDialect::Own) {
            config.*field.value = value.boolean();
            continue;
        }
        value.object();
        value.allowOnly({"value"});
        config.*field.value = value.has("value") && value["value"].boolean();
    }
    for (const BooleanField& field : plainBooleans)
        if (r.has(field.name)) config.*field.value = r[field.name].boolean();
}

void readOwnFields(const JsonReader& r, Zone& zone) {
    zone.notes = readNotes(r);
    if (r.has("place")) zone.place = readPlace(r["place"]);
    if (r.has("kind")) zone.kind = readWord<ZoneKind>(r["kind"]);
    if (r.has("guardStrength")) zone.guards = readWord<GuardStrength>(r["guardStrength"]);
    if (r.has("moreCastles"))
        zone.moreCastles = readRange(r["moreCastles"], TemplateDialect::Own, 0, maximumMoreCastles);
    if (r.has("like")) zone.like = r["like"].integer(0, maximumZones - 1);
    if (r.has("castleSize")) zone.castleSize = readWord<CastleSize>(r["castleSize"]);
}

void readOwnFields(const JsonReader& r, Config& config) {
    if (r.has("guardRule")) config.guardRule = readWord<GuardRule>(r["guardRule"]);
    if (r.has("shareRule")) config.shareRule = readWord<ShareRule>(r["shareRule"]);
    if (r.has("addVisitables")) config.addVisitables = r["addVisitables"].boolean();
    if (r.has("richnessRule")) config.richnessRule = readWord<RichnessRule>(r["richnessRule"]);
    if (r.has("castleSize")) config.castleSize = readWord<CastleSize>(r["castleSize"]);
    if (r.has("waterKind")) config.waterKind = readWord<WaterKind>(r["waterKind"]);
    if (r.has("placedZones")) config.placedZones = readWord<PlacedZones>(r["placedZones"]);
    if (r.has("symmetry")) config.symmetry = readWord<WorldSymmetry>(r["symmetry"]);
    for (const OwnNumberField& field : ownNumbers)
        if (r.has(field.name)) config.*field.value = r[field.name].integer(field.least, field.most);
}

} // namespace

std::vector<TemplateNote> readNotes(const JsonReader& owner) {
    std::vector<TemplateNote> notes;
    if (!owner.has("notes")) return notes;
    const JsonReader list = owner["notes"];
    for (std::size_t i = 0; i < list.sizeUpTo(maximumTemplateNotes); ++i) {
        const JsonReader r = list.at(i);
        const std::string text = r["text"].string();
        if (text.find_first_of(std::string_view("#\0", 2)) != std::string::npos)
            r["text"].fail("template/note");
        notes.push_back({text, r.has("above") && r["above"].boolean()});
        r.allowOnly({"text", "above"});
    }
    return notes;
}

Zone readZone(const JsonReader& r, TemplateDialect dialect, int place) {
    Zone zone;
    if (dialect == TemplateDialect::Generator) refuseOld(r, oldZoneFields);
    zone.surface = readWord<Surface>(r["surface"]);
    zone.size = r["size"].integer(1, maximumZoneSize);
    if (r.has("richness")) zone.richness = r["richness"].integer(0, maximumRichness);
    if (r.has("minesNum")) zone.mineCount = readRange(r["minesNum"], dialect);
    if (r.has("castlesNum")) zone.castleCount = readRange(r["castlesNum"], dialect);
    if (r.has("mines"))
        for (std::size_t i = 0; i < r["mines"].sizeUpTo(maximumZoneBuildings); ++i)
            zone.mines.push_back(readMine(r["mines"].at(i), dialect));
    if (r.has("castles"))
        for (std::size_t i = 0; i < r["castles"].sizeUpTo(maximumZoneBuildings); ++i)
            zone.castles.push_back(readCastle(r["castles"].at(i)));
    if (dialect == TemplateDialect::Own) {
        readOwnFields(r, zone);
        return zone;
    }
    const int index = r["index"].integer(-maximumRangeBound, maximumRangeBound);
    if (index != place) r["index"].fail("template/index", {index, place});
    if (r.has("connections")) r["connections"].size(); // the generator reads this list but does not use it
    r.allowOnly({"surface", "size", "index", "richness", "minesNum", "mines", "castlesNum", "castles",
                 "connections"});
    return zone;
}

Link readLink(const JsonReader& r, TemplateDialect dialect) {
    Link link;
    if (dialect == TemplateDialect::Generator) refuseOld(r, oldLinkFields);
    link.first = r["first"].integer(0, maximumZones - 1);
    link.second = r["second"].integer(0, maximumZones - 1);
    if (r.has("type")) link.kind = readWord<LinkKind>(r["type"]);
    if (dialect == TemplateDialect::Generator && isOwnKind(link.kind))
        r["type"].fail("json/unknown-id", {std::string(templateWord(link.kind))});
    if (r.has("guardLevel")) link.guardLevel = readRange(r["guardLevel"], dialect);
    if (dialect == TemplateDialect::Generator) r.allowOnly({"first", "second", "type", "guardLevel"});
    return link;
}

Config configWithoutFields() {
    constexpr IntRange once{1, 100};
    Config config;
    config.guardCount.fill(once);
    return config;
}

Config readConfig(const JsonReader& r, TemplateDialect dialect) {
    Config config = configWithoutFields();
    r.object();
    refuseOld(r, oldConfigFields);
    config.exportPath = r.stringOr("exportPath", config.exportPath);
    if (r.has("mapSize")) {
        config.mapSize = r["mapSize"].integer(worldSides.front(), worldSides.back());
        if (std::ranges::find(worldSides, config.mapSize) == worldSides.end())
            r["mapSize"].fail("template/map-size", {config.mapSize});
    }
    readNumbers(r, config, dialect);
    readBooleans(r, config, dialect);
    if (dialect == TemplateDialect::Own) readOwnFields(r, config);
    constexpr auto own = std::ranges::find(configFields, "guardRule"); // from here on the fields are our own
    const auto known =
        std::span(configFields.begin(), dialect == TemplateDialect::Own ? configFields.end() : own);
    for (const auto& [name, value] : r.object().items())
        if (std::ranges::find(known, name) == known.end()) r[name.c_str()].fail("json/unknown-field");
    return config;
}

bool namesConfigField(std::string_view json) {
    const auto names = [json](std::string_view field) {
        return json.find('"' + std::string(field) + '"') != std::string_view::npos;
    };
    return std::ranges::any_of(configFields, names) ||
           std::ranges::any_of(oldConfigFields, names, &OldField::name);
}

std::optional<Error> wordsFault(const Config& config) {
    if (isUtf8(config.exportPath)) return std::nullopt;
    return Error{{"write/words", {std::string("exportPath")}}};
}

std::optional<Error> wordsFault(const Template& worldTemplate) {
    if (!isUtf8(worldTemplate.name)) return Error{{"write/words", {std::string("name")}}};
    const auto isWritable = [](const TemplateNote& note) { return isUtf8(note.text); };
    const auto areWritable = [&](const auto& owner) { return std::ranges::all_of(owner.notes, isWritable); };
    if (!areWritable(worldTemplate) || !std::ranges::all_of(worldTemplate.zones, areWritable))
        return Error{{"write/words", {std::string("notes")}}};
    const auto isSound = [](const auto& owner) { return isObjectOrEmpty(owner.unknownFields); };
    if (!isSound(worldTemplate) || !std::ranges::all_of(worldTemplate.zones, isSound) ||
        !std::ranges::all_of(worldTemplate.links, isSound))
        return Error{{"write/unknown-fields"}};
    return wordsFault(worldTemplate.config);
}

Error withLine(Error error, std::string_view json) {
    if (error.line == 0 && !error.field.empty()) error.line = lineOfField(json, error.field);
    return error;
}

} // namespace stonemason::pocket_heroes
