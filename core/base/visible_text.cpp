// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/visible_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace stonemason {

namespace {

struct CodePoints {
    std::uint32_t first;
    std::uint32_t last;
};

constexpr std::array written{
    CodePoints{0x00, 0x1F},     CodePoints{0x7F, 0x9F},     // control characters
    CodePoints{0x61C, 0x61C},   CodePoints{0x200E, 0x200F}, // marks of direction
    CodePoints{0x2028, 0x2029},                             // ends of lines and paragraphs
    CodePoints{0x202A, 0x202E}, CodePoints{0x2066, 0x206F}, // embedded, overridden, isolated; older signs
};

bool isWrittenOut(std::uint32_t codePoint) {
    return std::ranges::any_of(written, [codePoint](const CodePoints& range) {
        return range.first <= codePoint && codePoint <= range.last;
    });
}

/// Of one well-formed UTF-8 character.
std::uint32_t codePointOf(std::string_view character) {
    if (character.size() == 1) return static_cast<unsigned char>(character[0]);
    // The lead byte of n bytes holds 7 - n bits of the number, each of the others six.
    std::uint32_t codePoint = static_cast<unsigned char>(character[0]) & (0xFFU >> (character.size() + 1));
    for (const char c : character.substr(1))
        codePoint = (codePoint << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    return codePoint;
}

/// In upper case without leading zeros, but at least two digits.
std::string hexadecimal(std::uint32_t number) {
    std::string digits;
    for (; number > 0 || digits.size() < 2; number >>= 4U)
        digits.insert(digits.begin(), "0123456789ABCDEF"[number & 0xFU]);
    return digits;
}

/// JSON has none of them outside of strings but line ends, and in strings those are written out already.
bool isEndOfLine(std::uint32_t codePoint) {
    return codePoint == '\n';
}

/// All that are written out have four digits at most.
std::string jsonEscape(std::uint32_t codePoint) {
    std::string digits = hexadecimal(codePoint);
    digits.insert(0, 4 - std::min<std::size_t>(digits.size(), 4), '0');
    return "\\u" + digits;
}

/// Moves the printable ASCII that the text begins with to the end of what is visible: most of every text.
void movePlain(std::string_view& text, std::string& visible) {
    const auto other = std::ranges::find_if_not(text, [](char c) { return c >= ' ' && c < 0x7F; });
    const auto length = std::size_t(other - text.begin());
    visible += text.substr(0, length);
    text.remove_prefix(length);
}

std::string visibleUtf8(std::string_view text) {
    std::string visible;
    for (movePlain(text, visible); !text.empty(); movePlain(text, visible)) {
        const std::string_view character = firstCharacters(text, 1);
        const std::uint32_t codePoint = codePointOf(character);
        if (isWrittenOut(codePoint))
            visible += "\\u{" + hexadecimal(codePoint) + '}';
        else
            visible += character;
        text.remove_prefix(character.size());
    }
    return visible;
}

} // namespace

std::string visibleText(std::string_view text) {
    std::string visible;
    for (;;) {
        const std::size_t good = firstNotUtf8(text);
        visible += visibleUtf8(text.substr(0, good));
        if (good == text.size()) return visible;
        visible += "\\x" + hexadecimal(static_cast<unsigned char>(text[good]));
        text.remove_prefix(good + 1);
    }
}

std::string inertText(std::string_view text) {
    std::string inert;
    inert.reserve(text.size());
    for (movePlain(text, inert); !text.empty(); movePlain(text, inert)) {
        const std::string_view character = firstCharacters(text, 1);
        const std::uint32_t codePoint = codePointOf(character);
        const bool isBlank = codePoint == '\n' || codePoint == '\r' || codePoint == '\t';
        inert += isWrittenOut(codePoint) && !isBlank ? std::string_view("\xEF\xBF\xBD") : character;
        text.remove_prefix(character.size());
    }
    return inert;
}

std::string visibleJson(std::string_view json) {
    std::string visible;
    visible.reserve(json.size());
    for (movePlain(json, visible); !json.empty(); movePlain(json, visible)) {
        const std::string_view character = firstCharacters(json, 1);
        const std::uint32_t codePoint = codePointOf(character);
        if (isWrittenOut(codePoint) && !isEndOfLine(codePoint))
            visible += jsonEscape(codePoint);
        else
            visible += character;
        json.remove_prefix(character.size());
    }
    return visible;
}

} // namespace stonemason
