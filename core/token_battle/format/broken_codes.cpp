// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view codeBegin = "sd1-";
/// More than the longest code with a gap behind every fourth character.
constexpr std::size_t farthest = 512;
/// Of the longest code: 20 ids of at most five bytes each, two bytes and four of a checksum, in base 32.
constexpr std::size_t mostSigns = 170;

char smallSign(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool isSign(char c) {
    const char small = smallSign(c);
    return (small >= 'a' && small <= 'z') || (c >= '0' && c <= '9');
}

/// The length of the separator at the front of the text, as within a broken code: blanks, line ends, quote
/// prefixes (>), zero-width spaces and soft hyphens.
std::size_t gapAt(std::string_view text) {
    if (text.empty()) return 0;
    if (std::string_view(" \t\r\n\v\f>").find(text.front()) != std::string_view::npos) return 1;
    for (const std::string_view gap : {"\u00A0", "\u00AD", "\u200B"})
        if (text.starts_with(gap)) return gap.size();
    return 0;
}

/// How many signs behind "sd1-" a code has that begins with these; 0 when they are too few to know.
std::size_t lengthOfCode(std::string_view signs) {
    constexpr std::string_view alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
    constexpr std::size_t checksum = 4;
    unsigned bits = 0;
    unsigned count = 0;
    std::size_t bytes = 0;
    std::size_t cards = 0;
    for (const char sign : signs) {
        const std::size_t value = alphabet.find(sign);
        if (value == std::string_view::npos) return 0;
        bits = (bits << 5U | unsigned(value)) & 0xFFFFU;
        count += 5;
        if (count < 8) continue;
        count -= 8;
        const unsigned byte = bits >> count & 0xFFU;
        ++bytes;
        if (bytes <= 2)
            cards += (byte >> 4U) + (byte & 0xFU);
        else if ((byte & 0x80U) == 0)
            --cards;
        if (bytes >= 2 && cards == 0) return ((bytes + checksum) * 8 + 4) / 5;
    }
    return 0;
}

/// The code whose "sd1-" stands at the front of the text.
std::optional<FoundCode> codeAt(std::string_view text, std::size_t at) {
    const std::string_view part = text.substr(at, farthest);
    std::string signs;
    std::vector<std::size_t> ends; // by sign, in the part
    bool small = false;
    bool capital = false;
    const auto look = [&](char c) {
        small = small || (c >= 'a' && c <= 'z');
        capital = capital || (c >= 'A' && c <= 'Z');
    };
    std::size_t i = codeBegin.size();
    look(part[0]);
    look(part[1]);
    while (i < part.size() && signs.size() < mostSigns) {
        if (const std::size_t gap = gapAt(part.substr(i))) {
            i += gap;
            continue;
        }
        if (!isSign(part[i])) break;
        signs += smallSign(part[i]);
        ends.push_back(++i);
    }
    const std::size_t length = lengthOfCode(signs);
    if (length == 0 || length > signs.size()) return std::nullopt;
    const std::size_t end = ends[length - 1];
    for (const char c : part.substr(0, end))
        look(c);
    // A code has one case; one in which both stand was changed.
    if ((small && capital) || (at + end < text.size() && isSign(text[at + end]))) return std::nullopt;
    auto deck = readShareCode(std::string(codeBegin) + signs.substr(0, length));
    if (!deck) return std::nullopt;
    return FoundCode{at, end, std::move(deck).value()};
}

} // namespace

std::vector<FoundCode> brokenCodesIn(std::string_view text, std::size_t limit) {
    std::vector<FoundCode> codes;
    std::size_t behindLast = 0;
    for (std::size_t dash = text.find('-'); dash != std::string_view::npos && codes.size() < limit;
         dash = text.find('-', dash + 1)) {
        if (dash < behindLast + codeBegin.size() - 1) continue;
        const std::size_t at = dash + 1 - codeBegin.size();
        const bool begins = std::ranges::equal(text.substr(at, codeBegin.size()), codeBegin, {}, smallSign);
        if (!begins || (at > 0 && isSign(text[at - 1]))) continue;
        if (auto code = codeAt(text, at)) {
            behindLast = at + code->size;
            codes.push_back(std::move(*code));
        }
    }
    return codes;
}

} // namespace stonemason::token_battle
