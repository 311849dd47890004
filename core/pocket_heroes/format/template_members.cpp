// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of a template are written.

#include "core/format/json_line.h"
#include "core/pocket_heroes/format/template_booleans.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, 9> zoneFields{"surface",    "size",    "richness", "minesNum", "mines",
                                                     "castlesNum", "castles", "place",    "notes"};
constexpr std::array<std::string_view, 4> linkFields{"first", "second", "type", "guardLevel"};

/// The text of an object that is put together member by member.
class ObjectText {
public:
    void add(std::string_view name, std::string_view value) {
        text_.append(text_.empty() ? "{" : ", ").append(jsonText(name)).append(": ").append(value);
    }
    std::string text() const { return text_.empty() ? "{}" : text_ + "}"; }

private:
    std::string text_;
};

/// Whole numbers without a point, as people write them.
std::string numberText(double number) {
    constexpr double most = 1e9;
    if (std::abs(number) < most && std::trunc(number) == number) return std::to_string(long(number));
    return Json(number).dump();
}

std::string rangeText(IntRange range) {
    return "{\"min\": " + std::to_string(range.min) + ", \"max\": " + std::to_string(range.max) + "}";
}

template <typename T>
std::string wordText(T value) {
    return jsonText(templateWord(value));
}

std::string_view truthWord(bool truth) {
    return truth ? "true" : "false";
}

std::string mineText(const ZoneMine& mine) {
    const ZoneMine usual;
    ObjectText text;
    text.add("resource", wordText(mine.resource));
    if (mine.owner != usual.owner) text.add("player", std::to_string(int(mine.owner)));
    if (mine.guardLevel != usual.guardLevel) text.add("guardLevel", rangeText(mine.guardLevel));
    return text.text();
}

std::string castleText(const ZoneCastle& castle) {
    const ZoneCastle usual;
    ObjectText text;
    if (castle.nation != usual.nation) text.add("fraction", wordText(castle.nation));
    if (castle.owner != usual.owner) text.add("player", std::to_string(int(castle.owner)));
    return text.text();
}

std::string noteText(const TemplateNote& note) {
    ObjectText text;
    text.add("text", jsonText(note.text));
    if (note.above) text.add("above", "true");
    return text.text();
}

template <typename Items, typename TextOf>
std::string listText(const Items& items, TextOf textOf) {
    std::string text;
    for (const auto& item : items)
        text.append(text.empty() ? "[" : ", ").append(textOf(item));
    return text.empty() ? "[]" : text + "]";
}

std::string membersBeside(std::span<const std::string_view> known, std::string_view object) {
    ObjectText unknown;
    for (const RawMember& member : rawMembers(object))
        if (std::ranges::find(known, member.name) == known.end()) unknown.add(member.name, member.value);
    const std::string text = unknown.text();
    return text == "{}" ? std::string() : text;
}

/// The members of a config in the order in which they are written.
std::vector<std::pair<std::string, std::string>> configMembers(const Config& config,
                                                               TemplateDialect dialect) {
    const bool own = dialect == TemplateDialect::Own;
    std::vector<std::pair<std::string, std::string>> members{{"exportPath", jsonText(config.exportPath)},
                                                             {"mapSize", std::to_string(config.mapSize)}};
    for (const BooleanField& field : wrappedBooleans) {
        const std::string truth(truthWord(config.*field.value));
        members.emplace_back(field.name, own ? truth : "{\"value\": " + truth + "}");
    }
    members.emplace_back("connectionGuardLevel", rangeText(config.linkGuardLevel));
    members.emplace_back("mineGuardLevel", rangeText(config.mineGuardLevel));
    members.emplace_back("treasureChance", listText(config.treasureChance, numberText));
    members.emplace_back("treasureCost",
                         listText(config.treasureCost, [](int cost) { return std::to_string(cost); }));
    members.emplace_back("guardCount", listText(config.guardCount, rangeText));
    for (const BooleanField& field : plainBooleans)
        members.emplace_back(field.name, truthWord(config.*field.value));
    if (own) {
        members.emplace_back("guardRule", wordText(config.guardRule));
        members.emplace_back("shareRule", wordText(config.shareRule));
        members.emplace_back("addVisitables", truthWord(config.addVisitables));
    }
    return members;
}

/// All of a zone but what is not known; numbers as this program writes them.
std::string plainZoneText(const Zone& zone, TemplateDialect dialect, int place) {
    const Zone usual;
    ObjectText text;
    text.add("surface", wordText(zone.surface));
    text.add("size", std::to_string(zone.size));
    if (dialect == TemplateDialect::Generator) text.add("index", std::to_string(place));
    if (zone.richness != usual.richness) text.add("richness", std::to_string(zone.richness));
    if (zone.mineCount != usual.mineCount) text.add("minesNum", rangeText(zone.mineCount));
    if (!zone.mines.empty()) text.add("mines", listText(zone.mines, mineText));
    if (zone.castleCount != usual.castleCount) text.add("castlesNum", rangeText(zone.castleCount));
    if (!zone.castles.empty()) text.add("castles", listText(zone.castles, castleText));
    if (dialect == TemplateDialect::Generator) return text.text();
    if (zone.place)
        text.add("place",
                 "{\"x\": " + numberText(zone.place->x) + ", \"y\": " + numberText(zone.place->y) + "}");
    if (!zone.notes.empty()) text.add("notes", notesText(zone.notes));
    return text.text();
}

std::string plainLinkText(const Link& link) {
    const Link usual;
    ObjectText text;
    text.add("first", std::to_string(link.first));
    text.add("second", std::to_string(link.second));
    if (link.kind != usual.kind) text.add("type", wordText(link.kind));
    if (link.guardLevel != usual.guardLevel) text.add("guardLevel", rangeText(link.guardLevel));
    return text.text();
}

std::string plainConfigText(const Config& config, TemplateDialect dialect, std::string_view indent) {
    std::string text = "{";
    for (const auto& [name, value] : configMembers(config, dialect)) {
        text.append(text.size() > 1 ? ",\n" : "\n").append(indent).append("  ");
        text.append(jsonText(name)).append(": ").append(value);
    }
    return text.append("\n").append(indent).append("}");
}

/// The object with the members that are not known behind the others.
std::string withUnknown(std::string object, std::string_view unknown,
                        std::span<const std::string_view> known) {
    if (unknown.empty()) return object;
    object.pop_back();
    for (const RawMember& member : rawMembers(unknown))
        if (std::ranges::find(known, member.name) == known.end())
            object.append(object.size() > 1 ? ", " : "")
                .append(jsonText(member.name))
                .append(": ")
                .append(member.value);
    return object + "}";
}

} // namespace

std::string zoneText(const Zone& zone, TemplateDialect dialect, int place) {
    std::string text = zone.numbers.in(plainZoneText(zone, dialect, place));
    if (dialect == TemplateDialect::Generator) return text;
    return withUnknown(std::move(text), zone.unknownFields, zoneFields);
}

std::string linkText(const Link& link, TemplateDialect dialect) {
    std::string text = link.numbers.in(plainLinkText(link));
    if (dialect == TemplateDialect::Generator) return text;
    return withUnknown(std::move(text), link.unknownFields, linkFields);
}

std::string configText(const Config& config, TemplateDialect dialect, std::string_view indent) {
    return config.numbers.in(plainConfigText(config, dialect, indent));
}

void keepNumbers(Zone& zone, std::string_view object, TemplateDialect dialect, int place) {
    zone.numbers = NumberTexts::of(plainZoneText(zone, dialect, place), object);
}

void keepNumbers(Link& link, std::string_view object) {
    link.numbers = NumberTexts::of(plainLinkText(link), object);
}

void keepNumbers(Config& config, std::string_view object, TemplateDialect dialect) {
    config.numbers = NumberTexts::of(plainConfigText(config, dialect, ""), object);
}

std::string notesText(const std::vector<TemplateNote>& notes) {
    return listText(notes, noteText);
}

std::string linesText(const std::vector<std::string>& elements) {
    std::string text;
    for (const std::string& element : elements)
        text.append(text.empty() ? "[\n    " : ",\n    ").append(element);
    return text.empty() ? "[]" : text + "\n  ]";
}

std::string unknownZoneFields(std::string_view object) {
    return membersBeside(zoneFields, object);
}

std::string unknownLinkFields(std::string_view object) {
    return membersBeside(linkFields, object);
}

} // namespace stonemason::pocket_heroes
