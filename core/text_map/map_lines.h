// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace stonemason::text_map {

/// The bytes of each LineEnd.
inline constexpr std::array<std::string_view, 4> lineEnds{"", "\n", "\r\n", "\r"};

struct MapLine {
    std::string_view text;
    LineEnd end;
};

/// Takes the first line off the bytes.
inline MapLine takeLine(std::string_view& bytes) {
    const std::size_t length = std::min(bytes.find_first_of("\r\n"), bytes.size());
    MapLine line{bytes.substr(0, length), LineEnd::None};
    bytes.remove_prefix(length);
    for (LineEnd end : {LineEnd::CrLf, LineEnd::Lf, LineEnd::Cr})
        if (line.end == LineEnd::None && bytes.starts_with(lineEnds[std::size_t(end)])) line.end = end;
    bytes.remove_prefix(lineEnds[std::size_t(line.end)].size());
    return line;
}

} // namespace stonemason::text_map
