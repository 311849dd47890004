// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/posted_name.h"

#include "core/base/text.h"

#include <cstddef>

namespace stonemason {

namespace {

/// Whether the sign at that place is neither first nor last of a word, as in snake_case.
bool isInsideWord(std::string_view words, std::size_t at) {
    const auto isLetter = [&](std::size_t place) {
        return place < words.size() && words[place] != ' ' && words[place] != '_';
    };
    return at > 0 && isLetter(at - 1) && isLetter(at + 1);
}

} // namespace

std::string postedName(std::string_view name) {
    std::string plain;
    for (std::size_t at = 0; at < name.size(); ++at) {
        switch (name[at]) {
        case '[': plain += '('; break;
        case ']': plain += ')'; break;
        case '<': plain += "\u2039"; break;
        case '>': plain += "\u203A"; break;
        case '`': plain += '\''; break;
        case '*': plain += "\u2217"; break;
        case '~': plain += "\u223C"; break;
        case '|': plain += "\u2223"; break;
        case '\\': plain += "\u2216"; break;
        case '_': isInsideWord(name, at) ? plain += '_' : plain += "\uFF3F"; break;
        default: plain += name[at];
        }
    }
    return inertText(plain);
}

} // namespace stonemason
