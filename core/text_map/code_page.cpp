// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/code_page.h"

#include <algorithm>
#include <cstddef>

namespace stonemason::text_map {

namespace {

constexpr unsigned firstHigh = 0x80;

/// From 0x80 on.
constexpr std::array<char16_t, 128> cp437{
    0x00C7, 0x00FC, 0x00E9, 0x00E2, 0x00E4, 0x00E0, 0x00E5, 0x00E7, 0x00EA, 0x00EB, 0x00E8, 0x00EF, 0x00EE,
    0x00EC, 0x00C4, 0x00C5, 0x00C9, 0x00E6, 0x00C6, 0x00F4, 0x00F6, 0x00F2, 0x00FB, 0x00F9, 0x00FF, 0x00D6,
    0x00DC, 0x00A2, 0x00A3, 0x00A5, 0x20A7, 0x0192, 0x00E1, 0x00ED, 0x00F3, 0x00FA, 0x00F1, 0x00D1, 0x00AA,
    0x00BA, 0x00BF, 0x2310, 0x00AC, 0x00BD, 0x00BC, 0x00A1, 0x00AB, 0x00BB, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x2561, 0x2562, 0x2556, 0x2555, 0x2563, 0x2551, 0x2557, 0x255D, 0x255C, 0x255B, 0x2510, 0x2514,
    0x2534, 0x252C, 0x251C, 0x2500, 0x253C, 0x255E, 0x255F, 0x255A, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550,
    0x256C, 0x2567, 0x2568, 0x2564, 0x2565, 0x2559, 0x2558, 0x2552, 0x2553, 0x256B, 0x256A, 0x2518, 0x250C,
    0x2588, 0x2584, 0x258C, 0x2590, 0x2580, 0x03B1, 0x00DF, 0x0393, 0x03C0, 0x03A3, 0x03C3, 0x00B5, 0x03C4,
    0x03A6, 0x0398, 0x03A9, 0x03B4, 0x221E, 0x03C6, 0x03B5, 0x2229, 0x2261, 0x00B1, 0x2265, 0x2264, 0x2320,
    0x2321, 0x00F7, 0x2248, 0x00B0, 0x2219, 0x00B7, 0x221A, 0x207F, 0x00B2, 0x25A0, 0x00A0,
};

/// From 0x80 on; behind them bytes are the numbers of their characters.
constexpr std::array<char16_t, 32> cp1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

char16_t codePointOf(unsigned char byte, CodePage page) {
    if (byte < firstHigh) return byte;
    const std::size_t index = byte - firstHigh;
    if (page == CodePage::Cp437) return cp437[index];
    return index < cp1252.size() ? cp1252[index] : byte;
}

/// All that pages have lie below U+10000.
std::string utf8Of(char16_t codePoint) {
    const auto number = unsigned(codePoint);
    const auto following = [number](unsigned shift) { return char(0x80 | (number >> shift & 0x3F)); };
    if (number < 0x80) return {char(number)};
    if (number < 0x800) return {char(0xC0 | number >> 6), following(0)};
    return {char(0xE0 | number >> 12), following(6), following(0)};
}

} // namespace

std::optional<Charset> charsetFromId(std::string_view id) {
    const auto known = std::ranges::find(charsetIds, id);
    if (known == charsetIds.end()) return std::nullopt;
    return Charset(known - charsetIds.begin());
}

std::string utf8Of(char byte, CodePage page) {
    return utf8Of(codePointOf(static_cast<unsigned char>(byte), page));
}

std::optional<char> byteOf(std::string_view character, CodePage page) {
    for (unsigned byte = 0; byte < 0x100; ++byte)
        if (utf8Of(char(byte), page) == character) return char(byte);
    return std::nullopt;
}

CodePage likelyPage(std::string_view bytes) {
    constexpr unsigned char middleDot = 0xB7;
    std::int64_t high = 0;
    std::int64_t boxes = 0;
    std::int64_t dots = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        high += byte >= firstHigh ? 1 : 0;
        boxes += byte >= 0xB0 && byte <= 0xDF ? 1 : 0;
        dots += byte == middleDot ? 1 : 0;
    }
    return 2 * boxes >= high && boxes > dots ? CodePage::Cp437 : CodePage::Cp1252;
}

} // namespace stonemason::text_map
