// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_json.h"

#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "core/format/json_writer.h"
#include "core/format/resource_reader.h"
#include "core/format/text_file.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_limits.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view formatName = "stonemason-template";
constexpr int newestVersion = 1;

/// Of our own files.
constexpr std::array<std::string_view, 7> knownFields{"format", "version", "name", "zones",
                                                      "links",  "config",  "notes"};

const char* linksField(TemplateDialect dialect) {
    return dialect == TemplateDialect::Own ? "links" : "connections";
}

Result<Json> parse(std::string_view bytes, TemplateDialect dialect) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    return dialect == TemplateDialect::Own ? parseOwnJson(bytes, maximumJsonValues, templateLists)
                                           : parseJson(bytes, maximumJsonValues, templateLists);
}

void readGraph(const JsonReader& root, TemplateDialect dialect, Template& made) {
    if (made.name.find('\0') != std::string::npos) root["name"].fail("template/words");
    const auto elementOf = [dialect](const JsonReader& list, std::size_t index) {
        const JsonReader element = list.at(index);
        if (dialect == TemplateDialect::Own) element.object();
        return element;
    };
    const JsonReader zones = root["zones"];
    for (std::size_t i = 0; i < zones.sizeUpTo(maximumZones); ++i)
        made.zones.push_back(readZone(elementOf(zones, i), dialect, int(i)));
    const JsonReader links = root[linksField(dialect)];
    for (std::size_t i = 0; i < links.sizeUpTo(maximumZoneLinks); ++i)
        made.links.push_back(readLink(elementOf(links, i), dialect));
}

Template readOwnFields(const JsonReader& root) {
    Template made;
    made.name = root.stringOr("name", {});
    readGraph(root, TemplateDialect::Own, made);
    if (root.has("config")) made.config = readConfig(root["config"], TemplateDialect::Own);
    made.notes = readNotes(root);
    return made;
}

Template readGeneratorFields(const JsonReader& root) {
    Template made;
    root.object();
    made.name = root["name"].string();
    readGraph(root, TemplateDialect::Generator, made);
    root.allowOnly({"name", "zones", "connections"});
    return made;
}

void keepTexts(Zone& zone, std::string_view object, TemplateDialect dialect, int place) {
    if (dialect == TemplateDialect::Own) zone.unknownFields = unknownZoneFields(object);
    keepNumbers(zone, object, dialect, place);
}

void keepTexts(Link& link, std::string_view object, TemplateDialect dialect) {
    if (dialect == TemplateDialect::Own) link.unknownFields = unknownLinkFields(object);
    keepNumbers(link, object);
}

/// Fields that are not known, and how numbers are written: from the text itself, as a tree of JSON would lose
/// digits and layout.
void keepTexts(Template& made, std::string_view json, TemplateDialect dialect) {
    for (const RawMember& member : rawMembers(json))
        if (member.name == "zones") {
            const auto elements = rawElements(member.value);
            for (std::size_t i = 0; i < elements.size(); ++i)
                keepTexts(made.zones[i], elements[i], dialect, int(i));
        } else if (member.name == linksField(dialect)) {
            const auto elements = rawElements(member.value);
            for (std::size_t i = 0; i < elements.size(); ++i)
                keepTexts(made.links[i], elements[i], dialect);
        } else if (member.name == "config") {
            keepNumbers(made.config, member.value, dialect);
        }
    if (dialect == TemplateDialect::Own) made.unknownFields = unknownTemplateFields(knownFields, json);
}

std::string zonesText(const Template& made, TemplateDialect dialect) {
    int place = 0;
    return jsonLines(made.zones, 2, [&](const Zone& zone) { return zoneText(zone, dialect, place++); });
}

std::string linksText(const Template& made, TemplateDialect dialect) {
    return jsonLines(made.links, 2, [&](const Link& link) { return linkText(link, dialect); });
}

/// The text, if the reader accepts it.
template <typename Value>
Result<std::string> ifRead(std::string text, Result<Value> (*read)(std::string_view)) {
    const Result<Value> again = read(text);
    if (!again) return Error{again.error().message, 0, again.error().field};
    return text;
}

} // namespace

Result<Template> readGeneratorTemplate(std::string_view bytes) {
    const Result<Json> parsed = parse(bytes, TemplateDialect::Generator);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    Template made = readGeneratorFields(JsonReader(*parsed, error));
    if (error) return withLine(*error, bytes);
    keepTexts(made, bytes, TemplateDialect::Generator);
    return made;
}

Result<Config> readGeneratorConfig(std::string_view bytes) {
    const Result<Json> parsed = parse(bytes, TemplateDialect::Generator);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    Config config = readConfig(JsonReader(*parsed, error), TemplateDialect::Generator);
    if (error) return withLine(*error, bytes);
    keepNumbers(config, withoutMark(bytes), TemplateDialect::Generator);
    return config;
}

Result<Template> readZtemplate(std::string_view bytes) {
    const Result<Json> parsed = parse(bytes, TemplateDialect::Own);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    requireFormat(root, formatName, newestVersion, "template/not-a-template");
    if (error) return withLine(*error, bytes);
    Template made = readOwnFields(root);
    if (error) return withLine(*error, bytes);
    keepTexts(made, bytes, TemplateDialect::Own);
    return made;
}

Result<std::string> writeGeneratorTemplate(const Template& made) {
    if (auto error = wordsFault(made)) return *error;
    JsonObjectText text(0);
    text.add("name", jsonText(made.name));
    text.add("zones", zonesText(made, TemplateDialect::Generator));
    text.add("connections", linksText(made, TemplateDialect::Generator));
    return ifRead(text.text() + "\n", readGeneratorTemplate);
}

Result<std::string> writeGeneratorConfig(const Config& config) {
    if (auto error = wordsFault(config)) return *error;
    return ifRead(configText(config, TemplateDialect::Generator, 0) + "\n", readGeneratorConfig);
}

Result<std::string> writeZtemplate(const Template& made) {
    if (auto error = wordsFault(made)) return *error;
    JsonObjectText text(0);
    text.add("format", jsonText(formatName));
    text.add("version", std::to_string(newestVersion));
    text.add("name", jsonText(made.name));
    text.add("zones", zonesText(made, TemplateDialect::Own));
    text.add("links", linksText(made, TemplateDialect::Own));
    text.add("config", configText(made.config, TemplateDialect::Own, 2));
    if (!made.notes.empty()) text.add("notes", notesText(made.notes));
    addUnknownFields(text, knownFields, made.unknownFields);
    return ifRead(text.text() + "\n", readZtemplate);
}

bool looksLikeGeneratorTemplate(std::string_view bytes) {
    if (!looksLikeJson(withoutMark(bytes)) || bytes.find("\"format\"") != std::string_view::npos)
        return false;
    const auto names = [bytes](std::string_view key) { return bytes.find(key) != std::string_view::npos; };
    if (names("\"connections\"")) return names("\"zones\"") || (names("\"first\"") && names("\"second\""));
    constexpr std::array<std::string_view, 5> others{"\"name\"", "\"surface\"", "\"size\"", "\"minesNum\"",
                                                     "\"minesMin\""};
    return names("\"zones\"") && std::ranges::any_of(others, names);
}

bool looksLikeGeneratorConfig(std::string_view bytes) {
    const std::string_view text = withoutMark(bytes);
    const auto names = [text](std::string_view key) { return text.find(key) != std::string_view::npos; };
    if (!looksLikeJson(text) || text[text.find_first_not_of(" \t\r\n")] != '{') return false;
    if (names("\"format\"") || names("\"zones\"") || names("\"connections\"")) return false;
    return namesConfigField(text);
}

bool looksLikeZtemplate(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

} // namespace stonemason::pocket_heroes
