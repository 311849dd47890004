// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/shift_jis.h"

#include <cstdint>

namespace stonemason::text_map {

namespace {

constexpr char16_t none = 0xFFFD;
constexpr int rowLength = 94;
constexpr unsigned firstKana = 0xA1;
constexpr unsigned lastKana = 0xDF;
constexpr char16_t firstKanaCharacter = 0xFF61;

unsigned byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

/// The character of two bytes; `none` for what is none.
char16_t doubleCharacter(unsigned lead, unsigned trail) {
    const bool isLead = (lead >= 0x81 && lead <= 0x9F) || (lead >= 0xE0 && lead <= 0xEF);
    const bool isTrail = trail >= 0x40 && trail <= 0xFC && trail != 0x7F;
    if (!isLead || !isTrail) return none;
    const unsigned pair = lead <= 0x9F ? lead - 0x81 : lead - 0xC1;
    const bool isSecond = trail >= 0x9F;
    const unsigned row = 2 * pair + (isSecond ? 1 : 0);
    const unsigned column = isSecond ? trail - 0x9F : trail - 0x40 - (trail > 0x7F ? 1 : 0);
    if (row >= unsigned(jisRowCount) || column >= jisRows[row].size()) return none;
    return jisRows[row][column];
}

char16_t singleCharacter(unsigned byte) {
    if (byte < 0x80) return char16_t(byte);
    return byte >= firstKana && byte <= lastKana ? char16_t(firstKanaCharacter + byte - firstKana) : none;
}

std::string inUtf8(char16_t codePoint) {
    const auto number = unsigned(codePoint);
    const auto following = [number](unsigned shift) { return char(0x80 | (number >> shift & 0x3F)); };
    if (number < 0x80) return {char(number)};
    if (number < 0x800) return {char(0xC0 | number >> 6), following(0)};
    return {char(0xE0 | number >> 12), following(6), following(0)};
}

/// The blank, commas and dots of two bytes, of which maps are made; in other sets a capital letter would
/// follow a small one there.
bool isPunctuation(std::string_view character) {
    return byteAt(character, 0) == 0x81 && byteAt(character, 1) < 0x50;
}

std::string bytesOf(int row, int column) {
    const int pair = row / 2;
    const int lead = pair < 31 ? pair + 0x81 : pair + 0xC1;
    int trail = row % 2 == 1 ? column + 0x9F : column + 0x40;
    if (row % 2 == 0 && trail >= 0x7F) ++trail;
    return {char(lead), char(trail)};
}

} // namespace

std::size_t shiftJisLength(std::string_view text) {
    return text.size() > 1 && doubleCharacter(byteAt(text, 0), byteAt(text, 1)) != none ? 2 : 1;
}

std::string utf8OfShiftJis(std::string_view character) {
    return inUtf8(character.size() == 2 ? doubleCharacter(byteAt(character, 0), byteAt(character, 1))
                                        : singleCharacter(byteAt(character, 0)));
}

std::optional<std::string> shiftJisOf(std::string_view character) {
    for (unsigned byte = 0; byte <= lastKana; ++byte)
        if (const char16_t single = singleCharacter(byte); single != none && inUtf8(single) == character)
            return std::string(1, char(byte));
    for (int row = 0; row < jisRowCount; ++row)
        for (int column = 0; column < int(jisRows[row].size()) && column < rowLength; ++column)
            if (const char16_t held = jisRows[row][std::size_t(column)];
                held != none && inUtf8(held) == character)
                return bytesOf(row, column);
    return std::nullopt;
}

bool looksLikeShiftJis(std::string_view bytes) {
    std::int64_t doubles = 0;
    std::int64_t highTrails = 0;
    std::int64_t common = 0; // signs and kana, without which nobody writes Japanese
    std::int64_t kana = 0;   // of one byte
    while (!bytes.empty()) {
        const std::size_t length = shiftJisLength(bytes);
        if (length == 2) {
            ++doubles;
            common += byteAt(bytes, 0) <= 0x83 ? 1 : 0;
            highTrails += byteAt(bytes, 1) >= 0x80 || isPunctuation(bytes) ? 1 : 0;
        } else if (byteAt(bytes, 0) >= 0x80) {
            if (singleCharacter(byteAt(bytes, 0)) == none) return false;
            ++kana;
        }
        bytes.remove_prefix(length);
    }
    return common > 0 && 8 * common >= doubles && doubles >= kana && 2 * highTrails >= doubles;
}

} // namespace stonemason::text_map
