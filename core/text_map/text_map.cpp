// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map.h"

#include "core/base/text.h"

#include <algorithm>

namespace stonemason::text_map {

bool isSign(std::string_view sign, Encoding encoding) {
    if (sign.empty()) return false;
    const auto first = static_cast<unsigned char>(sign.front());
    if (first < ' ' || first == 0x7F) return false;
    if (encoding == Encoding::Bytes) return sign.size() == 1;
    return isUtf8(sign) && characterCount(sign) == 1;
}

Charset charsetOf(const TextMap& map) {
    if (map.encoding == Encoding::Utf8) return Charset::Utf8;
    return map.page == CodePage::Cp437 ? Charset::Cp437 : Charset::Cp1252;
}

std::string utf8Of(const TextMap& map, SignIndex sign) {
    const std::string& held = map.signs[sign];
    return map.encoding == Encoding::Utf8 || held.empty() ? held : utf8Of(held.front(), map.page);
}

std::string signFor(std::string_view character, Encoding encoding, CodePage page) {
    if (encoding == Encoding::Utf8) return std::string(character);
    const std::optional<char> byte = byteOf(character, page);
    return byte ? std::string(1, *byte) : std::string();
}

TextMap newTextMap(Size size, std::string_view sign) {
    TextMap map;
    map.cells = Grid<SignIndex>(size, *indexOf(map, sign));
    map.ends.assign(std::size_t(size.rows), LineEnd::Lf);
    return map;
}

std::optional<SignIndex> indexOf(TextMap& map, std::string_view sign) {
    if (!isSign(sign, map.encoding)) return std::nullopt;
    const auto known = std::ranges::find(map.signs, sign);
    if (known != map.signs.end()) return SignIndex(known - map.signs.begin());
    if (map.signs.size() > std::size_t(mostSigns)) return std::nullopt;
    map.signs.emplace_back(sign);
    return SignIndex(map.signs.size() - 1);
}

} // namespace stonemason::text_map
