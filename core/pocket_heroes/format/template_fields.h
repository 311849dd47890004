// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_reader.h"
#include "core/format/json_writer.h"
#include "core/pocket_heroes/template/template.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

/// The switches of a config as files have them, in their order.
namespace stonemason::pocket_heroes {

struct BooleanField {
    const char* name;
    bool Config::*value;
};

/// Those that the generator writes as an object.
inline constexpr std::array<BooleanField, 4> wrappedBooleans{{
    {"prioritizeBaseMines", &Config::prioritizeBaseMines},
    {"decreaseGuardLevelAtBaseMineByOne", &Config::decreaseGuardLevelAtBaseMineByOne},
    {"spawnHeroAtCastle", &Config::spawnHeroAtCastle},
    {"connectTeleportWithRoad", &Config::connectTeleportWithRoad},
}};
inline constexpr std::array<BooleanField, 3> plainBooleans{{
    {"autoExport", &Config::autoExport},
    {"generateAll", &Config::generateAll},
    {"addRoads", &Config::addRoads},
}};

/// A number that only our own files contain, and only where it is not asUsual.
struct OwnNumberField {
    const char* name;
    int Config::*value;
    int least;
    int most;
};
inline constexpr std::array<OwnNumberField, 5> ownNumbers{{
    {"waterPercent", &Config::waterPercent, 0, 60},
    {"treasurePer1000", &Config::treasurePer1000, 0, 1000},
    {"hoardGuardPercent", &Config::hoardGuardPercent, 0, 100},
    {"cellsPerVisitable", &Config::cellsPerVisitable, 10, 10000},
    {"groveCells", &Config::groveCells, 1, 1000},
}};

// The parts of a template as JSON, which the generator's files and our own have in common. Ours hold more,
// may contain faults that are yet to be repaired, and keep unknown fields.

enum class TemplateDialect : std::uint8_t {
    Generator, ///< whatever the generator would not accept is an error
    Own,
};

/// Whether only files of ours have links of that kind.
constexpr bool isOwnKind(LinkKind kind) {
    return kind == LinkKind::Wide || kind == LinkKind::Near;
}

/// Errors beside those of JsonReader: template/index (index found, place in the list from 0),
/// template/backwards (least, most) for a range of the generator's whose most is less, template/old-field and
/// template/old-range (the field that took its place) for fields that only older generators had.
Zone readZone(const JsonReader& zone, TemplateDialect dialect, int place);
Link readLink(const JsonReader& link, TemplateDialect dialect);
Config readConfig(const JsonReader& config, TemplateDialect dialect);

/// The meaning of a config without fields: the numbers of guards are the default of the original, which was
/// once ours, too.
Config configWithoutFields();

std::vector<TemplateNote> readNotes(const JsonReader& owner);

/// Whether the text names a field of a config in quotes, one of older generators' too.
bool namesConfigField(std::string_view json);

/// On one line, braces and unknown fields included. Numbers that have their default values are left out, the
/// size, the index of the generator's and what must be there are not.
std::string zoneText(const Zone& zone, TemplateDialect dialect, int place);
std::string linkText(const Link& link, TemplateDialect dialect);
/// A member to each line.
std::string configText(const Config& config, TemplateDialect dialect, int indent);
std::string notesText(const std::vector<TemplateNote>& notes);

/// Records how the numbers of the object are written in `object`, the text that it was read from.
void keepNumbers(Zone& zone, std::string_view object, TemplateDialect dialect, int place);
void keepNumbers(Link& link, std::string_view object, TemplateDialect dialect);
void keepNumbers(Config& config, std::string_view object, TemplateDialect dialect);

/// Why the words of a template cannot be written: write/words (name, notes or exportPath) for invalid UTF-8,
/// write/unknown-fields for unknown fields that are not a JSON object.
std::optional<Error> wordsFault(const Template& worldTemplate);
std::optional<Error> wordsFault(const Config& config);

/// The error with the line of its field.
Error withLine(Error error, std::string_view json);

/// The members of an object of ours that we do not know, as an object; empty when there are none. Their names
/// are written as this program writes them.
std::string unknownZoneFields(std::string_view object);
std::string unknownLinkFields(std::string_view object);
std::string unknownTemplateFields(std::span<const std::string_view> known, std::string_view object);
/// Adds these members to another object.
void addUnknownFields(JsonObjectText& text, std::span<const std::string_view> known, std::string_view object);

} // namespace stonemason::pocket_heroes
