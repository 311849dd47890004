// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/ztemplate.h"

#include "core/format/encoding.h"
#include "core/format/json.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_limits.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr TemplateDialect dialect = TemplateDialect::Own;
constexpr std::string_view formatName = "stonemason-template";
constexpr int newestVersion = 1;

constexpr std::array<std::string_view, 7> knownFields{"format", "version", "name", "zones",
                                                      "links",  "config",  "notes"};

Template readFields(const JsonReader& root) {
    Template made;
    made.name = root.stringOr("name", {});
    if (made.name.find('\0') != std::string::npos) root["name"].fail("template/words");
    const JsonReader zones = root["zones"];
    for (std::size_t i = 0; i < zones.sizeUpTo(maximumZones); ++i) {
        zones.at(i).object();
        made.zones.push_back(readZone(zones.at(i), dialect, int(i)));
    }
    const JsonReader links = root["links"];
    for (std::size_t i = 0; i < links.sizeUpTo(maximumZoneLinks); ++i) {
        links.at(i).object();
        made.links.push_back(readLink(links.at(i), dialect));
    }
    if (root.has("config")) made.config = readConfig(root["config"], dialect);
    made.notes = readNotes(root);
    return made;
}

/// Fields that are not known, and how numbers are written: from the text itself, as a tree of JSON would lose
/// digits and layout.
void keepTexts(Template& made, std::string_view json) {
    std::string unknown;
    for (const RawMember& member : rawMembers(json)) {
        if (member.name == "zones" || member.name == "links") {
            const auto elements = rawElements(member.value);
            for (std::size_t i = 0; i < elements.size(); ++i)
                if (member.name == "zones") {
                    made.zones[i].unknownFields = unknownZoneFields(elements[i]);
                    keepNumbers(made.zones[i], elements[i], dialect, int(i));
                } else {
                    made.links[i].unknownFields = unknownLinkFields(elements[i]);
                    keepNumbers(made.links[i], elements[i]);
                }
        } else if (member.name == "config") {
            keepNumbers(made.config, member.value, dialect);
        } else if (std::ranges::find(knownFields, member.name) == knownFields.end()) {
            unknown.append(unknown.empty() ? "{" : ", ").append(jsonText(member.name));
            unknown.append(": ").append(member.value);
        }
    }
    made.unknownFields = unknown.empty() ? unknown : unknown + "}";
}

std::string textOf(const Template& made) {
    std::string json = "{\n  \"format\": " + jsonText(formatName);
    const auto add = [&json](std::string_view name, std::string_view value) {
        json.append(",\n  ").append(jsonText(name)).append(": ").append(value);
    };
    std::vector<std::string> zones;
    for (const Zone& zone : made.zones)
        zones.push_back(zoneText(zone, dialect, int(zones.size())));
    std::vector<std::string> links;
    for (const Link& link : made.links)
        links.push_back(linkText(link, dialect));
    add("version", std::to_string(newestVersion));
    add("name", jsonText(made.name));
    add("zones", linesText(zones));
    add("links", linesText(links));
    add("config", configText(made.config, dialect, "  "));
    if (!made.notes.empty()) add("notes", notesText(made.notes));
    if (!made.unknownFields.empty())
        for (const RawMember& member : rawMembers(made.unknownFields))
            if (std::ranges::find(knownFields, member.name) == knownFields.end())
                add(member.name, member.value);
    return json + "\n}\n";
}

} // namespace

Result<Template> readZtemplate(std::string_view bytes) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    const Result<Json> parsed = parseOwnJson(bytes, maximumJsonValues, templateLists);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string format = root["format"].string();
    if (format != formatName) root["format"].fail("template/not-a-template", {format});
    const int version = root["version"].integer(1, 1'000'000);
    if (version > newestVersion) root["version"].fail("json/version", {version, newestVersion});
    if (error) return withLine(*error, bytes);
    Template made = readFields(root);
    if (error) return withLine(*error, bytes);
    keepTexts(made, bytes);
    return made;
}

bool looksLikeZtemplate(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

Result<std::string> writeZtemplate(const Template& made) {
    if (auto error = wordsFault(made)) return *error;
    std::string text = textOf(made);
    const auto again = readZtemplate(text);
    if (!again) return Error{again.error().message, 0, again.error().field};
    return text;
}

} // namespace stonemason::pocket_heroes
