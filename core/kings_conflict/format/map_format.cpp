// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/map/symmetry.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace stonemason::kings_conflict {

namespace {

// To add a format: write a reader and a writer in this folder and add a row here. If the command line writes
// it, add its id to the choices of `export --to`. Test a round trip and one hostile input for each way in
// which a file can be wrong, and add a fuzz target (tests/fuzz/README.md). What a file may hold at most
// belongs in core/base/limits.h.
constexpr std::array<MapFormatEntry, 4> formats{{
    {MapFormat::Smap, "json", ".smap", &writeSmap},
    {MapFormat::GameCode, "code", ".as", &writeMapCode},
    {MapFormat::Text, "text", ".txt", &writeMapText},
    {MapFormat::Forum, "forum", ".txt", &writeForumPost},
}};

/// A grid that is not of the game's size.
std::optional<Error> wrongSize(const Map& map, const GameProfile& game) {
    for (int index = 0; index < map.layerCount(); ++index) {
        const Size size = map.layer(index).size();
        if (size == game.board || (index != terrainLayer && !map.hasLayer(index))) continue;
        std::vector<Argument> sizes{game.board.rows, game.board.columns, size.rows, size.columns};
        if (index == terrainLayer) return Error{{"write/size", std::move(sizes)}};
        sizes.insert(sizes.begin(), game.layers[std::size_t(index)].id);
        return Error{{"write/hint-size", std::move(sizes)}};
    }
    return std::nullopt;
}

/// The error of that id (layer, cell, code) for the first code that is bad.
template <typename IsBad>
std::optional<Error> findCode(const Map& map, const GameProfile& game, std::string_view id, IsBad isBad) {
    for (int index = 0; index < map.layerCount(); ++index) {
        const Grid<Code>& grid = map.layer(index);
        for (int row = 0; row < grid.rows(); ++row)
            for (int column = 0; column < grid.columns(); ++column)
                if (const Cell cell{row, column}; isBad(index, grid[cell]))
                    return Error{
                        {id, {game.layers[std::size_t(index)].id, cell, std::string(1, grid[cell])}}};
    }
    return std::nullopt;
}

/// The map in the parts, as code or else as bare rows.
/// @param format which of the two it is, when there is one
std::optional<Result<ReadMap>> findMap(std::span<const TextPart> parts, const GameProfile& game,
                                       MapFormat& format) {
    format = MapFormat::GameCode;
    auto found = findMapCode(parts, game);
    if (!found) {
        format = MapFormat::Text;
        found = findMapText(parts, game);
    }
    if (!found) return std::nullopt;
    if (!*found) return Result<ReadMap>(found->error());
    return Result<ReadMap>(ReadMap{std::move(*found).value(), format});
}

/// The map in a text or a post, with the words of the post.
/// @param format in which form it stands there: code or text
std::optional<Result<ReadMap>> findMapInText(std::string_view text, const GameProfile& game,
                                             MapFormat& format) {
    ForumPost post = splitForumPost(text);
    auto found = findMap(post.blocks, game, format);
    const bool isPost = post.hasWords || found;
    if (!found) {
        const TextPart whole{text, 1};
        found = findMap({&whole, 1}, game, format);
    }
    if (!found || !*found || !isPost) return found;
    found->value().map.info = std::move(post.info);
    found->value().format = MapFormat::Forum;
    return found;
}

/// The same for one game.
int rowsLikeness(std::string_view text, const GameProfile& game, std::string_view common) {
    constexpr std::int64_t all = 1000;
    std::int64_t signs = 0;
    std::int64_t codes = 0; ///< in thousandths
    bool hasOwn = false;
    LineWalk walk({text, 1});
    while (const auto line = walk.next()) {
        const auto isGap = [](char c) { return c == ' ' || c == '\t'; };
        const auto isCode = [&game](char c) { return game.tile(c) != nullptr || (c >= '0' && c <= '9'); };
        const std::int64_t length = characterCount(line->text);
        const std::int64_t gaps = std::ranges::count_if(line->text, isGap);
        const std::int64_t known = std::ranges::count_if(line->text, isCode);
        signs += length - gaps;
        if (gaps > 0 || 2 * known < length) continue;
        const std::int64_t columns = game.board.columns;
        codes += known * std::max<std::int64_t>(0, all - all * std::abs(length - columns) / columns);
        hasOwn = hasOwn || std::ranges::any_of(line->text, [&](char c) {
                     return isCode(c) && common.find(c) == std::string_view::npos;
                 });
    }
    return hasOwn ? std::max(1, int(codes / signs)) : 0;
}

/// The map in a text that names no game, and its game: the first for which its rows or code are valid, else
/// the first that finds faulty ones.
struct FoundMap {
    std::optional<Result<ReadMap>> map;
    std::size_t game = 0;
    MapFormat format = MapFormat::Text; ///< of its grids: code or text
};

FoundMap findMapOfAnyGame(std::string_view text, std::span<const GameProfile> games) {
    FoundMap best;
    for (std::size_t i = 0; i < games.size(); ++i) {
        MapFormat format = MapFormat::Text;
        auto found = findMapInText(text, games[i], format);
        if (!found || (!*found && best.map)) continue;
        const bool isSound = bool(*found);
        best = {std::move(found), i, format};
        if (isSound) break;
    }
    return best;
}

} // namespace

std::span<const MapFormatEntry> allMapFormats() {
    return formats;
}

std::optional<MapFormat> mapFormatForName(std::string_view name) {
    const auto endsWith = [name](std::string_view ending) {
        return name.size() >= ending.size() &&
               std::equal(ending.rbegin(), ending.rend(), name.rbegin(), [](char wanted, char found) {
                   return wanted == (found >= 'A' && found <= 'Z' ? found - 'A' + 'a' : found);
               });
    };
    for (const MapFormatEntry& entry : formats)
        if (endsWith(entry.extension)) return entry.format;
    return std::nullopt;
}

MapTrace traceOfMap(std::string_view bytes, std::span<const GameProfile> games) {
    if (foreignBytes(bytes)) return MapTrace::None;
    bytes = withoutMark(bytes);
    if (looksLikeJson(bytes)) return looksLikeSmap(bytes) ? MapTrace::Sound : MapTrace::None;
    if (bytes.size() > maximumMapText) return MapTrace::None;
    const FoundMap found = findMapOfAnyGame(bytes, games);
    if (!found.map) return MapTrace::None;
    if (*found.map) return MapTrace::Sound;
    return found.format == MapFormat::GameCode ? MapTrace::FaultyCode : MapTrace::FaultyRows;
}

int rowsLikeness(std::string_view text, std::span<const GameProfile> games, std::string_view common) {
    int best = 0;
    for (const GameProfile& game : games)
        best = std::max(best, rowsLikeness(withoutMark(text), game, common));
    return best;
}

std::size_t gameOf(std::string_view bytes, std::span<const GameProfile> games) {
    if (games.size() < 2 || foreignBytes(bytes)) return 0;
    bytes = withoutMark(bytes);
    if (!looksLikeJson(bytes)) return bytes.size() > maximumMapText ? 0 : findMapOfAnyGame(bytes, games).game;
    const Result<Json> parsed = parseJson(bytes);
    if (!parsed || !parsed->is_object() || !parsed->contains("game")) return 0;
    const Json& named = (*parsed)["game"];
    for (std::size_t i = 0; named.is_string() && i < games.size(); ++i)
        if (named.get_ref<const std::string&>() == games[i].id) return i;
    return 0;
}

Result<ReadMap> readMap(std::string_view bytes, std::span<const GameProfile> games) {
    if (auto error = foreignBytes(bytes)) return *error;
    bytes = withoutMark(bytes);
    if (looksLikeJson(bytes)) {
        auto map = readSmap(bytes, games);
        if (!map) return map.error();
        return ReadMap{std::move(map).value(), MapFormat::Smap};
    }
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    FoundMap found = findMapOfAnyGame(bytes, games);
    if (!found.map) return Error{{"map/nothing"}};
    return std::move(*found.map);
}

Result<std::string> writeMap(const Map& map, const GameProfile& game, MapFormat format) {
    auto written = formats[std::size_t(format)].write(map, game);
    const std::size_t most = format == MapFormat::Smap ? std::size_t(maximumFileSize) : maximumMapText;
    if (written && written->size() > most) return Error{{"write/too-large", {int(most)}}};
    return written;
}

Result<std::string> writeMapToKeep(const Map& map, const GameProfile& game, MapFormat format) {
    if (format != MapFormat::Smap) {
        const auto unknown = [&game](int layer, Code code) { return !isValidCode(game, layer, code); };
        if (auto error = wrongSize(map, game)) return *error;
        if (auto error = findCode(map, game, "write/unknown-code", unknown)) return *error;
    }
    return writeMap(map, game, format);
}

std::vector<std::string_view> lostIn(MapFormat format, const Map& map, const GameProfile& game) {
    std::vector<std::string_view> lost;
    if (format == MapFormat::Smap) return lost;
    if (format != MapFormat::Forum) {
        if (!map.info.name.empty()) lost.push_back("name");
        if (!map.info.author.empty()) lost.push_back("author");
        if (!map.info.description.empty()) lost.push_back("description");
        if (!map.info.licence.empty()) lost.push_back("licence");
    }
    if (map.symmetry != detectSymmetry(map, game)) lost.push_back("symmetry");
    if (!map.rules.empty()) lost.push_back("rules");
    if (!map.notes.empty()) lost.push_back("notes");
    if (!map.lockedCells.empty()) lost.push_back("locked");
    if (!map.unknownFields.empty()) lost.push_back("other");
    return lost;
}

std::optional<Error> checkWritable(const Map& map, const GameProfile& game, std::string_view breaking) {
    if (auto error = wrongSize(map, game)) return error;
    return findCode(map, game, "write/code-in-form", [breaking](int, Code code) {
        return code <= ' ' || code > '~' || breaking.find(code) != std::string_view::npos;
    });
}

} // namespace stonemason::kings_conflict
