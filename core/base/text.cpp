// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <algorithm>
#include <array>

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

} // namespace stonemason
