// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace stonemason {

namespace {

constexpr std::array<std::string_view, 6> blanks{" ", "\t", "\v", "\f", "\xC2\xA0", "\xEF\xBB\xBF"};

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The length of the UTF-8 character the text begins with, 0 when it begins with none.
std::size_t utf8Length(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
    const unsigned second = byte(1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool tooHigh = lead == 0xF4 && second > 0x8F;
    return overlong || surrogate || tooHigh ? 0 : length;
}

} // namespace

std::size_t firstNotUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8Length(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

bool isUtf8(std::string_view text) {
    return firstNotUtf8(text) == text.size();
}

std::string validUtf8(std::string_view text) {
    constexpr std::string_view replacement = "\uFFFD";
    std::string valid;
    for (;;) {
        const std::size_t good = firstNotUtf8(text);
        valid += text.substr(0, good);
        if (good == text.size()) return valid;
        valid += replacement;
        text.remove_prefix(good + 1);
    }
}

int characterCount(std::string_view text) {
    return int(std::ranges::count_if(text, [](char c) { return !isContinuation(c); }));
}

std::string_view firstCharacters(std::string_view text, int most) {
    std::size_t end = 0;
    while (end < text.size() && (isContinuation(text[end]) || most-- > 0))
        ++end;
    return text.substr(0, end);
}

std::string_view trimmed(std::string_view text) {
    for (bool cut = true; cut;) {
        cut = false;
        for (std::string_view blank : blanks) {
            if (text.starts_with(blank)) {
                text.remove_prefix(blank.size());
                cut = true;
            } else if (text.ends_with(blank)) {
                text.remove_suffix(blank.size());
                cut = true;
            }
        }
    }
    return text;
}

const std::string& textIn(const LocalText& text, std::string_view language) {
    static const std::string missing;
    auto it = text.find(language);
    if (it == text.end()) it = text.find(std::string_view("en"));
    return it == text.end() ? missing : it->second;
}

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
