// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_json.h"

#include "core/format/encoding.h"
#include "core/format/json.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_limits.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr TemplateDialect dialect = TemplateDialect::Generator;

std::optional<Error> tooLarge(std::string_view bytes) {
    if (bytes.size() <= maximumMapText) return std::nullopt;
    return Error{{"file/too-large", {int(maximumMapText)}}};
}

/// The text, if the reader takes it.
template <typename Value>
Result<std::string> ifRead(std::string text, Result<Value> (*read)(std::string_view)) {
    const Result<Value> again = read(text);
    if (!again) return Error{again.error().message, 0, again.error().field};
    return text;
}

Template readFields(const JsonReader& root) {
    Template made;
    root.object();
    made.name = root["name"].string();
    if (made.name.find('\0') != std::string::npos) root["name"].fail("template/words");
    const JsonReader zones = root["zones"];
    for (std::size_t i = 0; i < zones.sizeUpTo(maximumZones); ++i)
        made.zones.push_back(readZone(zones.at(i), dialect, int(i)));
    const JsonReader links = root["connections"];
    for (std::size_t i = 0; i < links.sizeUpTo(maximumZoneLinks); ++i)
        made.links.push_back(readLink(links.at(i), dialect));
    root.allowOnly({"name", "zones", "connections"});
    return made;
}

void keepNumbersOf(Template& made, std::string_view json) {
    for (const RawMember& member : rawMembers(json)) {
        const bool isZones = member.name == "zones";
        if (!isZones && member.name != "connections") continue;
        const auto elements = rawElements(member.value);
        for (std::size_t i = 0; i < elements.size(); ++i)
            if (isZones)
                keepNumbers(made.zones[i], elements[i], dialect, int(i));
            else
                keepNumbers(made.links[i], elements[i]);
    }
}

} // namespace

Result<Template> readGeneratorTemplate(std::string_view bytes) {
    if (auto error = tooLarge(bytes)) return *error;
    const Result<Json> parsed = parseJson(bytes, maximumJsonValues, templateLists);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    Template made = readFields(JsonReader(*parsed, error));
    if (error) return withLine(*error, bytes);
    keepNumbersOf(made, bytes);
    return made;
}

Result<Config> readGeneratorConfig(std::string_view bytes) {
    if (auto error = tooLarge(bytes)) return *error;
    const Result<Json> parsed = parseJson(bytes, maximumJsonValues, templateLists);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    Config config = readConfig(JsonReader(*parsed, error), dialect);
    if (error) return withLine(*error, bytes);
    keepNumbers(config, withoutMark(bytes), dialect);
    return config;
}

Result<std::string> writeGeneratorTemplate(const Template& made) {
    if (auto error = wordsFault(made)) return *error;
    std::vector<std::string> zones;
    for (const Zone& zone : made.zones)
        zones.push_back(zoneText(zone, dialect, int(zones.size())));
    std::vector<std::string> links;
    for (const Link& link : made.links)
        links.push_back(linkText(link, dialect));
    return ifRead("{\n  \"name\": " + jsonText(made.name) + ",\n  \"zones\": " + linesText(zones) +
                      ",\n  \"connections\": " + linesText(links) + "\n}\n",
                  readGeneratorTemplate);
}

Result<std::string> writeGeneratorConfig(const Config& config) {
    if (auto error = wordsFault(config)) return *error;
    return ifRead(configText(config, dialect, "") + "\n", readGeneratorConfig);
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

} // namespace stonemason::pocket_heroes
