// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_file.h"
#include "core/text_map/text_map_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// Between them all that can be wrong with patterns of ambushes and with maps of characters.
inline std::vector<Error> ambushErrors() {
    const auto file = [](std::string_view members, std::string_view rows = R"(["."])") {
        return std::string(R"({"format":"stonemason-ambush","version":1,"name":"","note":"",)")
                   .append(members)
                   .append(R"("rows":)")
                   .append(rows) +
               "}";
    };
    const std::string all = R"("threshold":1,"orientations":["r0"],)";
    std::vector<Error> errors;
    for (const std::string& text :
         {std::string(".#\n.\n"), std::string("**\n"), std::string("a\n"), std::string(65, '.'),
          std::string(R"({"format":"x"})"), file(R"("threshold":1.5,"orientations":["r0"],)"),
          file(R"("threshold":1,"orientations":[],)"), file(all, R"(["*"])"), file(all, R"(["a"])"),
          file(all, R"(["..","."])")})
        if (const auto read = ambush::readPattern(text); !read) errors.push_back(read.error());
    ambush::Pattern inNoFile;
    inNoFile.signs = Grid<char>({1, 1});
    inNoFile.signs[{0, 0}] = '&';
    errors.push_back(Error{*ambush::faultOf(inNoFile)});
    std::string signs;
    for (int i = 0; i <= text_map::mostSigns; ++i)
        signs += {char(0xC4 + i / 64), char(0x80 + i % 64)}; // U+0100 and those that follow
    for (const std::string& text :
         {std::string("#\x01#\n"), std::string(std::size_t(text_map::maximumTextMapSide) + 1, '#'),
          std::string(std::size_t(text_map::maximumTextMapSide) + 1, '\n') + '#', signs})
        if (const auto read = text_map::readTextMap(text); !read) errors.push_back(read.error());
    errors.push_back(text_map::readTextMap("#\n\xDB", text_map::Charset::Utf8).error());
    return errors;
}

} // namespace stonemason
