// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the parts of a template.

#include "core/format/json.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_terms.h"

#include <array>
#include <cmath>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, 14> zoneFields{
    "surface", "size",  "richness", "minesNum",      "mines",       "castlesNum", "castles",
    "place",   "notes", "kind",     "guardStrength", "moreCastles", "castleSize", "like"};
constexpr std::array<std::string_view, 4> linkFields{"first", "second", "type", "guardLevel"};

/// Writes whole numbers without a decimal point, as people do.
std::string numberText(double number) {
    constexpr double most = 1e9;
    if (std::abs(number) < most && std::trunc(number) == number) return std::to_string(long(number));
    return Json(number).dump();
}

std::string rangeText(IntRange range) {
    JsonObjectText text;
    text.add("min", std::to_string(range.min));
    text.add("max", std::to_string(range.max));
    return text.text();
}

std::string placeText(DrawingPoint place) {
    JsonObjectText text;
    text.add("x", numberText(place.x));
    text.add("y", numberText(place.y));
    return text.text();
}

template <typename T>
std::string wordText(T value) {
    return jsonText(templateWord(value));
}

std::string mineText(const ZoneMine& mine) {
    const ZoneMine usual;
    JsonObjectText text;
    text.add("resource", wordText(mine.resource));
    if (mine.owner != usual.owner) text.add("player", std::to_string(int(mine.owner)));
    if (mine.guardLevel != usual.guardLevel) text.add("guardLevel", rangeText(mine.guardLevel));
    return text.text();
}

std::string castleText(const ZoneCastle& castle) {
    const ZoneCastle usual;
    JsonObjectText text;
    if (castle.nation != usual.nation) text.add("fraction", wordText(castle.nation));
    if (castle.owner != usual.owner) text.add("player", std::to_string(int(castle.owner)));
    return text.text();
}

std::string noteText(const TemplateNote& note) {
    JsonObjectText text;
    text.add("text", jsonText(note.text));
    if (note.above) text.add("above", "true");
    return text.text();
}

/// A boolean of wrappedBooleans in the notation of the dialect.
std::string wrappedText(bool value, TemplateDialect dialect) {
    if (dialect == TemplateDialect::Own) return std::string(jsonBoolean(value));
    JsonObjectText text;
    text.add("value", jsonBoolean(value));
    return text.text();
}

/// A zone without its unknown fields; numbers as this program writes them.
JsonObjectText zoneObject(const Zone& zone, TemplateDialect dialect, int place) {
    const Zone usual;
    JsonObjectText text;
    text.add("surface", wordText(zone.surface));
    text.add("size", std::to_string(zone.size));
    if (dialect == TemplateDialect::Generator) text.add("index", std::to_string(place));
    if (zone.richness != usual.richness) text.add("richness", std::to_string(zone.richness));
    if (zone.mineCount != usual.mineCount) text.add("minesNum", rangeText(zone.mineCount));
    if (!zone.mines.empty()) text.add("mines", jsonList(zone.mines, mineText));
    if (zone.castleCount != usual.castleCount) text.add("castlesNum", rangeText(zone.castleCount));
    if (!zone.castles.empty()) text.add("castles", jsonList(zone.castles, castleText));
    if (dialect == TemplateDialect::Generator) return text;
    if (zone.place) text.add("place", placeText(*zone.place));
    if (!zone.notes.empty()) text.add("notes", notesText(zone.notes));
    if (zone.kind != usual.kind) text.add("kind", wordText(zone.kind));
    if (zone.guards != usual.guards) text.add("guardStrength", wordText(zone.guards));
    if (zone.moreCastles != usual.moreCastles) text.add("moreCastles", rangeText(zone.moreCastles));
    if (zone.like != usual.like) text.add("like", std::to_string(zone.like));
    if (zone.castleSize) text.add("castleSize", wordText(*zone.castleSize));
    return text;
}

/// A kind of link that the generator does not support becomes a passage.
JsonObjectText linkObject(const Link& link, TemplateDialect dialect) {
    const Link usual;
    const bool isForeign = dialect == TemplateDialect::Generator && isOwnKind(link.kind);
    const LinkKind kind = isForeign ? LinkKind::Regular : link.kind;
    JsonObjectText text;
    text.add("first", std::to_string(link.first));
    text.add("second", std::to_string(link.second));
    if (kind != usual.kind) text.add("type", wordText(kind));
    if (link.guardLevel != usual.guardLevel) text.add("guardLevel", rangeText(link.guardLevel));
    return text;
}

JsonObjectText configObject(const Config& config, TemplateDialect dialect, int indent) {
    JsonObjectText text(indent);
    text.add("exportPath", jsonText(config.exportPath));
    text.add("mapSize", std::to_string(config.mapSize));
    for (const BooleanField& field : wrappedBooleans)
        text.add(field.name, wrappedText(config.*field.value, dialect));
    text.add("connectionGuardLevel", rangeText(config.linkGuardLevel));
    text.add("mineGuardLevel", rangeText(config.mineGuardLevel));
    text.add("treasureChance", jsonList(config.treasureChance, numberText));
    text.add("treasureCost", jsonList(config.treasureCost, [](int cost) { return std::to_string(cost); }));
    text.add("guardCount", jsonList(config.guardCount, rangeText));
    for (const BooleanField& field : plainBooleans)
        text.add(field.name, jsonBoolean(config.*field.value));
    if (dialect == TemplateDialect::Generator) return text;
    text.add("guardRule", wordText(config.guardRule));
    text.add("shareRule", wordText(config.shareRule));
    text.add("addVisitables", jsonBoolean(config.addVisitables));
    const Config usual;
    if (config.richnessRule != usual.richnessRule) text.add("richnessRule", wordText(config.richnessRule));
    if (config.castleSize != usual.castleSize) text.add("castleSize", wordText(config.castleSize));
    if (config.waterKind != usual.waterKind) text.add("waterKind", wordText(config.waterKind));
    if (config.placedZones != usual.placedZones) text.add("placedZones", wordText(config.placedZones));
    if (config.symmetry != usual.symmetry) text.add("symmetry", wordText(config.symmetry));
    for (const OwnNumberField& field : ownNumbers)
        if (config.*field.value != asUsual) text.add(field.name, std::to_string(config.*field.value));
    return text;
}

} // namespace

std::string zoneText(const Zone& zone, TemplateDialect dialect, int place) {
    JsonObjectText text = zoneObject(zone, dialect, place);
    if (dialect == TemplateDialect::Own) addUnknownFields(text, zoneFields, zone.unknownFields);
    return zone.numbers.in(text.text());
}

std::string linkText(const Link& link, TemplateDialect dialect) {
    JsonObjectText text = linkObject(link, dialect);
    if (dialect == TemplateDialect::Own) addUnknownFields(text, linkFields, link.unknownFields);
    return link.numbers.in(text.text());
}

std::string configText(const Config& config, TemplateDialect dialect, int indent) {
    return config.numbers.in(configObject(config, dialect, indent).text());
}

void keepNumbers(Zone& zone, std::string_view object, TemplateDialect dialect, int place) {
    zone.numbers = NumberTexts::of(zoneObject(zone, dialect, place).text(), object);
}

void keepNumbers(Link& link, std::string_view object, TemplateDialect dialect) {
    link.numbers = NumberTexts::of(linkObject(link, dialect).text(), object);
}

void keepNumbers(Config& config, std::string_view object, TemplateDialect dialect) {
    config.numbers = NumberTexts::of(configObject(config, dialect, 0).text(), object);
}

std::string notesText(const std::vector<TemplateNote>& notes) {
    return jsonList(notes, noteText);
}

void addUnknownFields(JsonObjectText& text, std::span<const std::string_view> known,
                      std::string_view object) {
    for (const RawMember& member : membersExcept(known, object))
        text.add(member.name, member.value);
}

std::string unknownZoneFields(std::string_view object) {
    return unknownTemplateFields(zoneFields, object);
}

std::string unknownLinkFields(std::string_view object) {
    return unknownTemplateFields(linkFields, object);
}

std::string unknownTemplateFields(std::span<const std::string_view> known, std::string_view object) {
    JsonObjectText unknown;
    addUnknownFields(unknown, known, object);
    return unknown.isEmpty() ? std::string() : unknown.text();
}

} // namespace stonemason::pocket_heroes
