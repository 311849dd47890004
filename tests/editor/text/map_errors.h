// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/recognition.h"
#include "core/kings_conflict/format/block_text.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "tests/editor/text/shipped_text.h"
#include "tests/support/profile.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::test {

using namespace kings_conflict;

inline std::string mapRows(int count, const std::string& row = "PPPPPPPPPPP") {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += row + "\n";
    return text;
}

inline std::string smap(const std::string& fields) {
    return R"({"format": "stonemason-map", "version": 1, "game": "kings-conflict", )" + fields + "}";
}

/// Maps that are refused, one for each reason.
inline std::vector<std::string> refusedMaps() {
    const std::string array = "GlobalVariables.stringmap=new Array();\n";
    std::string hints = "GlobalVariables.strategicpoints=new Array();\n";
    for (int row = 0; row < 11; ++row)
        hints += "GlobalVariables.strategicpoints.push(\"00000000000\");\n";
    return {
        "",
        "{",
        "{]",
        "{\"a\": \"\xFF\"}",
        "{\"a\": 1, \"a\": 2}",
        "{\"a\": 1e999}",
        std::string(100, '[') + std::string(100, ']'),
        R"({"format": "tiled"})",
        R"({"format": "stonemason-map", "version": 99, "game": "kings-conflict"})",
        R"({"format": "stonemason-map", "version": 1, "game": "chess"})",
        smap(R"("name": "a\u0000b", "layers": {"terrain": ["P"]})"),
        smap(R"("name": 3, "layers": {"terrain": ["P"]})"),
        smap(R"("layers": {})"),
        smap(R"("layers": {"terrain": []})"),
        smap(R"("layers": {"terrain": ["PP", "P"]})"),
        smap(R"("layers": {"terrain": ["P\u0007"]})"),
        smap(R"("layers": {"terrain": ["P"], "safe": ["A"]})"),
        smap(R"("symmetry": "sideways", "layers": {"terrain": ["P"]})"),
        smap(R"("notes": [[0, 0, ")" + std::string(201, 'x') + R"("]], "layers": {"terrain": ["P"]})"),
        smap(R"("notes": [[0, 0, "a"], [0, 0, "b"]], "layers": {"terrain": ["P"]})"),
        R"({"format": "stonemason-map", "version": 0, "game": "kings-conflict"})",
        "hello",
        mapRows(11) + std::string(1, '\0'),
        std::string("\xFF\xFEP\0P\0", 6),
        mapRows(10),
        mapRows(12),
        mapRows(10) + "PPPPPPPPPP\n",
        mapRows(10) + "PPPPPPPPPPQ\n",
        mapRows(10) + "PPPPPPPPP\x07P\n",
        mapRows(11) + "\n" + mapRows(10, "00000000000") + "0000000000A\n",
        mapRows(11) + "\n" + mapRows(11, "00000000000") + "\n" + mapRows(11, "00000000000") + "\n" +
            mapRows(11, "00000000000") + "\n" + mapRows(11, "00000000000"),
        hints,
        array + array,
        array + "GlobalVariables.wrongpoints=new Array();\n",
        array + "GlobalVariables.stringmap.push(3);\n",
        array + "GlobalVariables.stringmap.push(\"PPP\n",
        array + "/* never closed\n" + array,
        "set 0\n1\n2\n3\n4\n",
    };
}

/// Profiles of games that cannot be read.
inline std::vector<Error> profileErrors() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const auto rules = [&](const std::string& from, const std::string& to) {
        std::string profile = shippedText("/games/kings-conflict.json");
        keep(readGameProfile(profile.replace(profile.find(from), from.size(), to)));
    };
    rules("[\"east\", \"west\"]", "[\"east\"]");
    rules("\"plainTile\": \"P\"", "\"plainTile\": \"-\"");
    rules("[\"diagonal\", \"half-turn\", \"none\"]", "[]");
    rules("[\"diagonal\", \"half-turn\", \"none\"]", "[\"none\"]");
    rules("\"starts\": [", "\"starts\": [], \"ends\": [");
    const auto holes = [&](const std::string& picture) {
        rules("\"layers\": [", "\"holes\": {\"code\": \"#\", \"rows\": [" + picture + "]}, \"layers\": [");
    };
    const std::string land = "\"...........\",";
    const auto landRows = [&land](int count) {
        std::string text;
        for (int row = 0; row < count; ++row)
            text += land;
        return text;
    };
    holes("\"#\"");
    holes(landRows(10) + "\"..........#\"");
    holes("\"..........#\"," + landRows(9) + "\"#..........\"");
    rules("\"kings\": {", "\"queens\": {");
    std::string far = shippedText("/games/kings-conflict.json");
    far.replace(far.find("\"rows\": 11"), 10, "\"rows\": 999");
    keep(readGameProfile(far));

    std::string odd = shippedText("/games/kings-conflict.json");
    odd.replace(odd.find("\"rows\": 11"), 10, "\"rows\": 11, \"rings\": 3");
    keep(readGameProfile(odd));
    return errors;
}

/// Maps that cannot be read or written, and blocks of tiles that cannot be pasted.
inline std::vector<Error> mapErrors() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const std::span<const GameProfile> games(&kingsConflict(), 1);
    for (const std::string& input : refusedMaps())
        keep(readMapDocument(input, games));

    const auto write = [&](Map map, MapFormat format) { keep(writeMap(map, kingsConflict(), format)); };
    Map map = newMap(kingsConflict());
    write(mapOf("PP PP"), MapFormat::GameCode);
    map.layer(2) = Grid<Code>({2, 3}, '0');
    write(map, MapFormat::GameCode);
    map.layer(2) = {};
    write(map, MapFormat::Text);
    map = newMap(kingsConflict());
    map.layer(0)[{3, 4}] = 'x';
    keep(writeMapToKeep(map, kingsConflict(), MapFormat::GameCode));
    map.layer(0)[{3, 4}] = '"';
    write(map, MapFormat::GameCode);
    map.layer(0) = Grid<Code>({1, 300}, 'P');
    write(map, MapFormat::Smap);
    map = newMap(kingsConflict());
    map.info.author = "\xFF";
    write(map, MapFormat::Smap);
    map.info.author = {};
    map.unknownFields = "[";
    write(map, MapFormat::Smap);
    map.unknownFields = {};
    map.rules = {{"kingMove", 0}};
    write(map, MapFormat::Smap);
    map.rules = {};
    map.notes = {{{0, 0}, ""}};
    write(map, MapFormat::Smap);
    map.notes = {};
    map.info.description = std::string(std::size_t(maximumFileSize) + 1, 'x');
    write(map, MapFormat::Smap);

    const auto paste = [&](std::string_view text) {
        keep(readBlock(text, kingsConflict(), LayerKind::Terrain));
    };
    for (std::string_view text : {"", "PP\nP", "P!x"})
        paste(text);
    paste(std::string(1000, 'P'));
    return errors;
}

} // namespace stonemason::test
