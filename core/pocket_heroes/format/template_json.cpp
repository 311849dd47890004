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

/// The top-level fields of our own format.
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

void readGraph(const JsonReader& root, TemplateDialect dialect, Template& worldTemplate) {
    if (worldTemplate.name.find('\0') != std::string::npos) root["name"].fail("template/words");
    const auto elementOf = [dialect](const JsonReader& list, std::size_t index) {
        const JsonReader element = list.at(index);
        if (dialect == TemplateDialect::Own) element.object();
        return element;
    };
    const JsonReader zones = root["zones"];
    for (std::size_t i = 0; i < zones.sizeUpTo(maximumZones); ++i)
        worldTemplate.zones.push_back(readZone(elementOf(zones, i), dialect, int(i)));
    const JsonReader links = root[linksField(dialect)];
    for (std::size_t i = 0; i < links.sizeUpTo(maximumZoneLinks); ++i)
        worldTemplate.links.push_back(readLink(elementOf(links, i), dialect));
}

Template readOwnFields(const JsonReader& root) {
    Template worldTemplate;
    worldTemplate.name = root.stringOr("name", {});
    readGraph(root, TemplateDialect::Own, worldTemplate);
    worldTemplate.config =
        root.has("config") ? readConfig(root["config"], TemplateDialect::Own) : configWithoutFields();
    worldTemplate.notes = readNotes(root);
    return worldTemplate;
}

Template readGeneratorFields(const JsonReader& root) {
    Template worldTemplate;
    root.object();
    worldTemplate.name = root["name"].string();
    readGraph(root, TemplateDialect::Generator, worldTemplate);
    root.allowOnly({"name", "zones", "connections"});
    return worldTemplate;
}

void keepTexts(Zone& zone, std::string_view object, TemplateDialect dialect, int place) {
    if (dialect == TemplateDialect::Own) zone.unknownFields = unknownZoneFields(object);
    keepNumbers(zone, object, dialect, place);
}

void keepTexts(Link& link, std::string_view object, TemplateDialect dialect) {
    if (dialect == TemplateDialect::Own) link.unknownFields = unknownLinkFields(object);
    keepNumbers(link, object, dialect);
}

/// Keeps unknown fields and the spelling of numbers. They are read from the text itself, because a JSON tree
/// would lose digits and layout.
void keepTexts(Template& worldTemplate, std::string_view json, TemplateDialect dialect) {
    for (const RawMember& member : rawMembers(json))
        if (member.name == "zones") {
            const auto elements = rawElements(member.value);
            for (std::size_t i = 0; i < elements.size(); ++i)
                keepTexts(worldTemplate.zones[i], elements[i], dialect, int(i));
        } else if (member.name == linksField(dialect)) {
            const auto elements = rawElements(member.value);
            for (std::size_t i = 0; i < elements.size(); ++i)
                keepTexts(worldTemplate.links[i], elements[i], dialect);
        } else if (member.name == "config") {
            keepNumbers(worldTemplate.config, member.value, dialect);
        }
    if (dialect == TemplateDialect::Own)
        worldTemplate.unknownFields = unknownTemplateFields(knownFields, json);
}

std::string zonesText(const Template& worldTemplate, TemplateDialect dialect) {
    int place = 0;
    return jsonLines(worldTemplate.zones, 2,
                     [&](const Zone& zone) { return zoneText(zone, dialect, place++); });
}

std::string linksText(const Template& worldTemplate, TemplateDialect dialect) {
    std::vector<Link> links = worldTemplate.links;
    if (dialect == TemplateDialect::Generator)
        std::erase_if(links, [](const Link& link) { return link.kind == LinkKind::Near; });
    return jsonLines(links, 2, [&](const Link& link) { return linkText(link, dialect); });
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
    Template worldTemplate = readGeneratorFields(JsonReader(*parsed, error));
    if (error) return withLine(*error, bytes);
    keepTexts(worldTemplate, bytes, TemplateDialect::Generator);
    return worldTemplate;
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
    Template worldTemplate = readOwnFields(root);
    if (error) return withLine(*error, bytes);
    keepTexts(worldTemplate, bytes, TemplateDialect::Own);
    return worldTemplate;
}

Result<std::string> writeGeneratorTemplate(const Template& worldTemplate) {
    if (auto error = wordsFault(worldTemplate)) return *error;
    JsonObjectText text(0);
    text.add("name", jsonText(worldTemplate.name));
    text.add("zones", zonesText(worldTemplate, TemplateDialect::Generator));
    text.add("connections", linksText(worldTemplate, TemplateDialect::Generator));
    return ifRead(text.text() + "\n", readGeneratorTemplate);
}

Result<std::string> writeGeneratorConfig(const Config& config) {
    if (auto error = wordsFault(config)) return *error;
    return ifRead(configText(config, TemplateDialect::Generator, 0) + "\n", readGeneratorConfig);
}

Result<std::string> writeZtemplate(const Template& worldTemplate) {
    if (auto error = wordsFault(worldTemplate)) return *error;
    JsonObjectText text(0);
    text.add("format", jsonText(formatName));
    text.add("version", std::to_string(newestVersion));
    text.add("name", jsonText(worldTemplate.name));
    text.add("zones", zonesText(worldTemplate, TemplateDialect::Own));
    text.add("links", linksText(worldTemplate, TemplateDialect::Own));
    text.add("config", configText(worldTemplate.config, TemplateDialect::Own, 2));
    if (!worldTemplate.notes.empty()) text.add("notes", notesText(worldTemplate.notes));
    addUnknownFields(text, knownFields, worldTemplate.unknownFields);
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
