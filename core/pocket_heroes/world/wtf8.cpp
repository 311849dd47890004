// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/wtf8.h"

#include "core/base/text.h"

#include <cstdint>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t surrogateLength = 3; ///< bytes
constexpr std::string_view replacement = "\uFFFD";

} // namespace

bool isLoneSurrogate(std::string_view text, std::size_t at) {
    const auto isWithin = [&](std::size_t place, unsigned least, unsigned most) {
        const unsigned byte = static_cast<unsigned char>(text[place]);
        return byte >= least && byte <= most;
    };
    return at + surrogateLength <= text.size() && isWithin(at, 0xED, 0xED) && isWithin(at + 1, 0xA0, 0xBF) &&
           isWithin(at + 2, 0x80, 0xBF);
}

bool isWorldText(std::string_view text) {
    for (;;) {
        const std::size_t strange = firstNotUtf8(text);
        if (strange == text.size()) return true;
        if (!isLoneSurrogate(text, strange)) return false;
        text.remove_prefix(strange + surrogateLength);
    }
}

int loneSurrogatesIn(std::string_view text) {
    int count = 0;
    for (std::size_t at = text.find('\xED'); at != std::string_view::npos; at = text.find('\xED', at + 1))
        count += isLoneSurrogate(text, at) ? 1 : 0;
    return count;
}

std::string withoutLoneSurrogates(std::string_view text) {
    std::string whole;
    for (std::size_t at = 0; at < text.size();) {
        if (isLoneSurrogate(text, at)) {
            whole += replacement;
            at += surrogateLength;
        } else {
            whole += text[at++];
        }
    }
    return whole;
}

namespace {

constexpr std::uint32_t firstHigh = 0xD800;
constexpr std::uint32_t firstLow = 0xDC00;
constexpr std::uint32_t afterSurrogates = 0xE000;
constexpr std::uint32_t firstPaired = 0x10000;

std::uint32_t byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

std::uint32_t unitAt(std::string_view bytes, std::size_t at) {
    return byteAt(bytes, at) | byteAt(bytes, at + 1) << 8U;
}

/// The last bytes of a character, six bits each.
void addContinuation(std::string& text, std::uint32_t character, unsigned bytes) {
    while (bytes-- > 0)
        text += char(0x80U | (character >> (6 * bytes) & 0x3FU));
}

void addUtf8(std::string& text, std::uint32_t character) {
    if (character < 0x80) {
        text += char(character);
    } else if (character < 0x800) {
        text += char(0xC0U | character >> 6U);
        addContinuation(text, character, 1);
    } else if (character < firstPaired) {
        text += char(0xE0U | character >> 12U);
        addContinuation(text, character, 2);
    } else {
        text += char(0xF0U | character >> 18U);
        addContinuation(text, character, 3);
    }
}

void addUnit(std::string& bytes, std::uint32_t unit) {
    bytes += char(unit & 0xFFU);
    bytes += char(unit >> 8U & 0xFFU);
}

/// The character, or half of one, at that place of the text of a world, which
/// goes on behind it.
std::uint32_t nextCharacter(std::string_view text, std::size_t& at) {
    const std::uint32_t lead = byteAt(text, at++);
    if (lead < 0x80) return lead;
    const unsigned more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
    std::uint32_t character = lead & (0x3FU >> more);
    for (unsigned i = 0; i < more; ++i)
        character = character << 6U | (byteAt(text, at++) & 0x3FU);
    return character;
}

} // namespace

std::string fromUtf16(std::string_view bytes) {
    const auto isLowAt = [bytes](std::size_t at) {
        return at < bytes.size() && unitAt(bytes, at) >= firstLow && unitAt(bytes, at) < afterSurrogates;
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        std::uint32_t character = unitAt(bytes, at);
        if (character >= firstHigh && character < firstLow && isLowAt(at + 2)) {
            at += 2;
            character = firstPaired + ((character - firstHigh) << 10U) + (unitAt(bytes, at) - firstLow);
        }
        addUtf8(text, character);
    }
    return text;
}

std::optional<std::string> toUtf16(std::string_view text) {
    if (!isWorldText(text)) return std::nullopt;
    std::string bytes;
    bytes.reserve(2 * text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::uint32_t character = nextCharacter(text, at);
        if (character < firstPaired) {
            addUnit(bytes, character);
        } else {
            addUnit(bytes, firstHigh + ((character - firstPaired) >> 10U));
            addUnit(bytes, firstLow + ((character - firstPaired) & 0x3FFU));
        }
    }
    return bytes;
}

} // namespace stonemason::pocket_heroes
