// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/half_pairs.h"

#include "core/base/text.h"

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t halfLength = 3; ///< bytes
constexpr std::string_view replacement = "\uFFFD";

} // namespace

bool isHalfPair(std::string_view text, std::size_t at) {
    const auto isWithin = [&](std::size_t place, unsigned least, unsigned most) {
        const unsigned byte = static_cast<unsigned char>(text[place]);
        return byte >= least && byte <= most;
    };
    return at + halfLength <= text.size() && isWithin(at, 0xED, 0xED) && isWithin(at + 1, 0xA0, 0xBF) &&
           isWithin(at + 2, 0x80, 0xBF);
}

bool isWorldText(std::string_view text) {
    for (;;) {
        const std::size_t strange = firstNotUtf8(text);
        if (strange == text.size()) return true;
        if (!isHalfPair(text, strange)) return false;
        text.remove_prefix(strange + halfLength);
    }
}

int halfPairsIn(std::string_view text) {
    int count = 0;
    for (std::size_t at = text.find('\xED'); at != std::string_view::npos; at = text.find('\xED', at + 1))
        count += isHalfPair(text, at) ? 1 : 0;
    return count;
}

std::string withoutHalfPairs(std::string_view text) {
    std::string whole;
    for (std::size_t at = 0; at < text.size();) {
        if (isHalfPair(text, at)) {
            whole += replacement;
            at += halfLength;
        } else {
            whole += text[at++];
        }
    }
    return whole;
}

} // namespace stonemason::pocket_heroes
