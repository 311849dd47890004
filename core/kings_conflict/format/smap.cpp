// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_origin.h"
#include "core/kings_conflict/map/symmetry.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view formatName = "stonemason-map";
constexpr int newestVersion = 1;

constexpr std::array<std::string_view, 13> knownFields{
    "format",   "version", "game",  "name",   "author", "description", "licence",
    "symmetry", "rules",   "notes", "locked", "layers", originField};

// The signs of the cells in the rows of "locked".
constexpr char lockedSign = '#';
constexpr char freeSign = '.';
constexpr std::string_view lockSigns = "#.";

struct WordsField {
    const char* name;
    std::string MapInfo::*words;
};

constexpr std::array<WordsField, 4> wordsFields{{{"name", &MapInfo::name},
                                                 {"author", &MapInfo::author},
                                                 {"description", &MapInfo::description},
                                                 {"licence", &MapInfo::licence}}};

bool isPrintable(char c) {
    return c >= ' ' && c <= '~';
}

/// The code may stand in an .smap, known to the game or not.
bool mayStand(const Layer& layer, char c) {
    return layer.kind == LayerKind::Terrain ? isPrintable(c) : c >= '0' && c <= '9';
}

/// Writes one row's codes into the grid, or reports why it cannot.
void readRow(const JsonReader& row, const Layer& layer, int index, Grid<Code>& grid) {
    const std::string codes = row.string();
    if (int(codes.size()) != grid.columns()) {
        row.fail("map/row-length", {layer.id, index + 1, grid.columns(), int(codes.size())});
        return;
    }
    for (int column = 0; column < grid.columns(); ++column) {
        const char code = codes[std::size_t(column)];
        if (!isPrintable(code)) {
            row.fail("map/not-printable", {layer.id, index + 1, column + 1});
            return;
        }
        if (!mayStand(layer, code))
            row.fail("map/not-digit", {layer.id, index + 1, column + 1, std::string(1, code)});
        grid[{index, column}] = code;
    }
}

/// The row that sets the intended length: the first row of the most frequent length.
std::size_t typicalRow(const JsonReader& rows) {
    std::map<std::size_t, std::size_t> counts;
    for (std::size_t row = 0; row < rows.size(); ++row)
        ++counts[rows.at(row).string().size()];
    std::size_t typical = 0;
    for (std::size_t row = 1; row < rows.size(); ++row)
        if (counts[rows.at(row).string().size()] > counts[rows.at(typical).string().size()]) typical = row;
    return typical;
}

Grid<Code> readLayer(const JsonReader& rows, const Layer& layer) {
    const std::size_t count = rows.size();
    if (count < 1 || count > std::size_t(maximumBoardSide)) {
        rows.fail("map/size", {1, maximumBoardSide});
        return {};
    }
    const std::size_t typical = typicalRow(rows);
    const std::size_t columns = rows.at(typical).string().size();
    if (columns < 1 || columns > std::size_t(maximumBoardSide)) {
        rows.at(typical).fail("map/size", {1, maximumBoardSide});
        return {};
    }
    Grid<Code> grid({int(count), int(columns)}, '0');
    for (std::size_t row = 0; row < count; ++row)
        readRow(rows.at(row), layer, int(row), grid);
    return grid;
}

MapInfo readInfo(const JsonReader& root) {
    MapInfo info;
    for (const WordsField& field : wordsFields) {
        std::string words = root.stringOr(field.name, {});
        if (words.find('\0') != std::string::npos) root[field.name].fail("smap/nul");
        info.*field.words = std::move(words);
    }
    return info;
}

NumberChanges readRules(const JsonReader& root, const GameProfile& game) {
    NumberChanges changes;
    if (!root.has("rules")) return changes;
    const JsonReader rules = root["rules"];
    rules.object();
    if (!game.kings) return changes;
    for (std::size_t i = 0; i < numberFields.size(); ++i) {
        const std::string id(numberFields[i].id);
        const NumberInfo& info = game.kings->numberInfos[i];
        if (rules.has(id.c_str())) changes[id] = rules[id.c_str()].integer(info.minimum, info.maximum);
    }
    return changes;
}

CellNotes readNotes(const JsonReader& root, Size board) {
    CellNotes notes;
    if (!root.has("notes")) return notes;
    const JsonReader list = root["notes"];
    const std::size_t count = list.sizeUpTo(maximumCellNotes);
    for (std::size_t i = 0; i < count; ++i) {
        const JsonReader entry = list.at(i);
        constexpr int parts = 3; // row, column, words
        if (const int found = int(entry.size()); found != parts) {
            entry.fail("json/length", {parts, found});
            continue;
        }
        const Cell cell{entry.at(0).integer(0, board.rows - 1), entry.at(1).integer(0, board.columns - 1)};
        std::string words = entry.at(2).string();
        if (words.find('\0') != std::string::npos) entry.at(2).fail("smap/nul");
        if (characterCount(words) > maximumCellNote) entry.at(2).fail("smap/note-length", {maximumCellNote});
        if (!words.empty() && !notes.emplace(cell, std::move(words)).second) entry.fail("smap/note-twice");
    }
    return notes;
}

/// Rows as long as the board's.
CellSet readLockedCells(const JsonReader& root, Size board) {
    CellSet locked;
    if (!root.has("locked")) return locked;
    const JsonReader rows = root["locked"];
    if (const int found = int(rows.size()); found != board.rows) {
        rows.fail("json/length", {board.rows, found});
        return locked;
    }
    for (int row = 0; row < board.rows; ++row) {
        const JsonReader entry = rows.at(std::size_t(row));
        const std::string signs = entry.string();
        if (int(signs.size()) != board.columns)
            entry.fail("json/length", {board.columns, int(signs.size())});
        else if (signs.find_first_not_of(lockSigns) != std::string::npos)
            entry.fail("smap/lock-sign");
        else
            for (int column = 0; column < board.columns; ++column)
                if (signs[std::size_t(column)] == lockedSign) locked.insert({row, column});
    }
    return locked;
}

void append(std::string& object, std::string_view name, std::string_view value) {
    object += object.empty() ? "{" : ", ";
    object += name;
    object += ": ";
    object += value;
}

/// The members that `known` does not accept, as an object; empty when there are none.
template <typename Known>
std::string unknownMembers(std::string_view object, Known known) {
    std::string unknown;
    for (const RawMember& member : rawMembers(object))
        if (!known(member.name)) append(unknown, member.rawName, member.value);
    return unknown.empty() ? unknown : unknown + "}";
}

bool isKnownField(std::string_view name) {
    return std::ranges::find(knownFields, name) != knownFields.end();
}

/// What is unknown in the objects that hold more than fields of ours comes first, as it does when written.
std::string unknownFields(std::string_view json, const GameProfile& game) {
    std::string unknown;
    const auto members = rawMembers(json);
    const auto keepFrom = [&](std::string_view name, std::string_view rawName, auto known) {
        const auto member = std::ranges::find(members, name, &RawMember::name);
        if (member == members.end()) return;
        const std::string within = unknownMembers(member->value, known);
        if (!within.empty()) append(unknown, rawName, within);
    };
    keepFrom("rules", "\"rules\"",
             [&game](std::string_view id) { return game.kings && numberIndex(id) >= 0; });
    keepFrom("layers", "\"layers\"", [&game](std::string_view id) { return game.layer(id) >= 0; });
    for (const RawMember& member : members)
        if (!isKnownField(member.name)) append(unknown, member.rawName, member.value);
    return unknown.empty() ? unknown : unknown + "}";
}

Map readFields(const JsonReader& root, const GameProfile& game) {
    Map map;
    map.game = game.id;
    map.info = readInfo(root);
    map.rules = readRules(root, game);
    const JsonReader layers = root["layers"];
    layers.object();
    for (const Layer& layer : game.layers) {
        const bool wanted = layer.kind == LayerKind::Terrain || layers.has(layer.id.c_str());
        map.layers.push_back(wanted ? readLayer(layers[layer.id.c_str()], layer) : Grid<Code>());
    }
    if (map.hasLayer(terrainLayer)) {
        map.notes = readNotes(root, map.size());
        map.lockedCells = readLockedCells(root, map.size());
    }
    if (root.has(originField)) map.origin = readOrigin(root[originField]);
    if (!root.has("symmetry")) {
        if (map.hasLayer(terrainLayer)) map.symmetry = detectSymmetry(map, game);
        return map;
    }
    const std::string id = root["symmetry"].string();
    const auto symmetry = symmetryFromId(id);
    if (!symmetry) root["symmetry"].fail("json/unknown-id", {id});
    map.symmetry = symmetry.value_or(Symmetry::None);
    return map;
}

bool mayBeRule(const GameProfile& game, std::string_view id, int value) {
    const int index = numberIndex(id);
    if (index < 0 || !game.kings) return false;
    const NumberInfo& info = game.kings->numberInfos[std::size_t(index)];
    return value >= info.minimum && value <= info.maximum;
}

bool mayBeNote(const Map& map, Cell cell, std::string_view words) {
    return map.size().contains(cell) && !words.empty() && characterCount(words) <= maximumCellNote &&
           isUtf8(words) && words.find('\0') == std::string_view::npos;
}

std::optional<Error> whyNotWritable(const Map& map, const GameProfile& game) {
    for (const WordsField& field : wordsFields) {
        const std::string& words = map.info.*field.words;
        if (!isUtf8(words) || words.find('\0') != std::string::npos)
            return Error{{"write/words", {std::string(field.name)}}};
    }
    for (const auto& [id, value] : map.rules)
        if (!mayBeRule(game, id, value)) return Error{{"write/rule", {id}}};
    int notes = 0;
    for (const auto& [cell, words] : map.notes)
        if (++notes > maximumCellNotes || !mayBeNote(map, cell, words)) return Error{{"write/note", {cell}}};
    for (int index = 0; index < map.layerCount(); ++index) {
        if (index != terrainLayer && !map.hasLayer(index)) continue;
        const Layer& layer = game.layers[std::size_t(index)];
        const Grid<Code>& grid = map.layer(index);
        const auto fits = [](int side) { return side >= 1 && side <= maximumBoardSide; };
        if (!fits(grid.rows()) || !fits(grid.columns()))
            return Error{{"write/map-size", {layer.id, 1, maximumBoardSide}}};
        const auto bad = std::ranges::find_if(grid.values(), [&](char c) { return !mayStand(layer, c); });
        if (bad == grid.values().end()) continue;
        const int position = int(bad - grid.values().begin());
        const Cell cell{position / grid.columns(), position % grid.columns()};
        return Error{{"write/unknown-code", {layer.id, cell, std::string(1, *bad)}}};
    }
    return std::nullopt;
}

/// Map::unknownFields, by where they belong.
struct UnknownFields {
    std::vector<RawMember> top;
    std::vector<RawMember> rules;
    std::vector<RawMember> layers;
};

/// nullopt when they are not what they should be.
std::optional<UnknownFields> partedUnknownFields(const Map& map, const GameProfile& game) {
    UnknownFields unknown;
    if (map.unknownFields.empty()) return unknown;
    const auto parsed = parseJson(map.unknownFields);
    if (!parsed || !parsed->is_object()) return std::nullopt;
    unknown.top = rawMembers(map.unknownFields);
    for (const auto& [name, within] :
         {std::pair{"rules", &unknown.rules}, std::pair{"layers", &unknown.layers}}) {
        if (!parsed->contains(name)) continue;
        if (!(*parsed)[name].is_object()) return std::nullopt;
        *within = rawMembers(std::ranges::find(unknown.top, name, &RawMember::name)->value);
    }
    std::erase_if(unknown.top, [](const RawMember& m) { return isKnownField(m.name); });
    std::erase_if(unknown.rules,
                  [&game](const RawMember& m) { return game.kings && numberIndex(m.name) >= 0; });
    std::erase_if(unknown.layers, [&game](const RawMember& m) { return game.layer(m.name) >= 0; });
    return unknown;
}

void writeRules(std::string& json, const NumberChanges& rules, const std::vector<RawMember>& unknown) {
    std::string object;
    for (const auto& [id, value] : rules)
        append(object, jsonText(id), std::to_string(value));
    for (const RawMember& member : unknown)
        append(object, member.rawName, member.value);
    if (!object.empty()) json += ",\n  \"rules\": " + object + "}";
}

void writeNotes(std::string& json, const CellNotes& notes) {
    if (notes.empty()) return;
    json += ",\n  \"notes\": [";
    for (auto note = notes.begin(); note != notes.end(); ++note) {
        const auto& [cell, words] = *note;
        json += note == notes.begin() ? "\n    [" : ",\n    [";
        json += std::to_string(cell.row) + ", " + std::to_string(cell.column) + ", " + jsonText(words) + "]";
    }
    json += "\n  ]";
}

void writeLockedCells(std::string& json, const CellSet& locked, Size board) {
    if (locked.within(wholeOf(board)).empty()) return;
    json += ",\n  \"locked\": [";
    for (int row = 0; row < board.rows; ++row) {
        json += row == 0 ? "\n    \"" : ",\n    \"";
        for (int column = 0; column < board.columns; ++column)
            json += locked.contains({row, column}) ? lockedSign : freeSign;
        json += '"';
    }
    json += "\n  ]";
}

void writeLayer(std::string& json, const Layer& layer, const Grid<Code>& grid) {
    json += "    " + jsonText(layer.id) + ": [";
    for (int row = 0; row < grid.rows(); ++row) {
        const auto codes = grid.row(row);
        json += row == 0 ? "\n      " : ",\n      ";
        json += jsonText(std::string_view(codes.data(), codes.size()));
    }
    json += "\n    ]";
}

} // namespace

Result<Map> readSmap(std::string_view bytes, std::span<const GameProfile> games) {
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string name = root["format"].string();
    if (name != formatName) return Error{{"smap/not-a-map", {name}}, 0, "format"};
    const int version = root["version"].integer(1, 1'000'000);
    if (!error && version > newestVersion) root["version"].fail("json/version", {version, newestVersion});
    const std::string gameId = root["game"].string();
    const auto game = std::ranges::find(games, gameId, &GameProfile::id);
    if (game == games.end()) root["game"].fail("smap/unknown-game", {gameId});
    if (error) return *error;
    Map map = readFields(root, *game);
    if (error) return *error;
    map.unknownFields = unknownFields(bytes, *game);
    return map;
}

bool looksLikeSmap(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

Result<std::string> writeSmap(const Map& map, const GameProfile& game) {
    if (auto error = whyNotWritable(map, game)) return *error;
    if (map.origin && !isWritable(*map.origin)) return Error{{"write/origin"}};
    const std::optional<UnknownFields> unknown = partedUnknownFields(map, game);
    if (!unknown) return Error{{"write/unknown-fields"}};
    std::string json = "{\n  \"format\": " + jsonText(formatName);
    json += ",\n  \"version\": " + std::to_string(newestVersion);
    json += ",\n  \"game\": " + jsonText(map.game);
    for (const WordsField& field : wordsFields)
        json += ",\n  " + jsonText(field.name) + ": " + jsonText(map.info.*field.words);
    json += ",\n  \"symmetry\": " + jsonText(symmetryId(map.symmetry));
    writeRules(json, map.rules, unknown->rules);
    writeNotes(json, map.notes);
    writeLockedCells(json, map.lockedCells, map.size());
    if (map.origin) json.append(",\n  \"").append(originField).append("\": ").append(originText(*map.origin));
    json += ",\n  \"layers\": {\n";
    for (int index = 0; index < map.layerCount(); ++index) {
        if (!map.hasLayer(index)) continue;
        if (index != terrainLayer) json += ",\n";
        writeLayer(json, game.layers[std::size_t(index)], map.layer(index));
    }
    for (const RawMember& member : unknown->layers)
        json.append(",\n    ").append(member.rawName).append(": ").append(member.value);
    json += "\n  }";
    for (const RawMember& member : unknown->top)
        json.append(",\n  ").append(member.rawName).append(": ").append(member.value);
    json += "\n}\n";
    return json;
}

} // namespace stonemason::kings_conflict
