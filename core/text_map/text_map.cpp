// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map.h"

#include "core/base/text.h"
#include "core/text_map/shift_jis.h"

#include <algorithm>
#include <array>

namespace stonemason::text_map {

std::size_t characterLength(std::string_view text, Encoding encoding) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (encoding == Encoding::ShiftJis) return shiftJisLength(text);
    if (encoding == Encoding::Bytes || lead < 0x80) return 1;
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

bool isSign(std::string_view sign, Encoding encoding) {
    if (sign.empty()) return false;
    const auto first = static_cast<unsigned char>(sign.front());
    if (first < ' ' || first == 0x7F) return false;
    if (encoding != Encoding::Utf8) return sign.size() == characterLength(sign, encoding);
    return isUtf8(sign) && characterCount(sign) == 1;
}

Charset charsetOf(const TextMap& map) {
    if (map.encoding == Encoding::Utf8) return Charset::Utf8;
    if (map.encoding == Encoding::ShiftJis) return Charset::ShiftJis;
    return map.page == CodePage::Cp437 ? Charset::Cp437 : Charset::Cp1252;
}

std::string utf8Of(const TextMap& map, SignIndex sign) {
    const std::string& held = map.signs[sign];
    if (map.encoding == Encoding::Utf8 || held.empty()) return held;
    return map.encoding == Encoding::ShiftJis ? utf8OfShiftJis(held) : utf8Of(held.front(), map.page);
}

std::string signFor(std::string_view character, Encoding encoding, CodePage page) {
    if (encoding == Encoding::Utf8) return std::string(character);
    if (encoding == Encoding::ShiftJis) return shiftJisOf(character).value_or(std::string());
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

namespace {

std::vector<LineEnd> resizedEnds(const std::vector<LineEnd>& ends, const Margins& margins) {
    const LineEnd common = ends.front() == LineEnd::None ? LineEnd::Lf : ends.front();
    std::vector<LineEnd> result(std::size_t(int(ends.size()) + margins.top + margins.bottom), common);
    const int last = int(result.size()) - 1;
    for (int row = 0; row < last; ++row)
        if (const int old = row - margins.top; old >= 0 && old + 1 < int(ends.size()))
            result[std::size_t(row)] = ends[std::size_t(old)];
    result.back() = ends.back();
    return result;
}

bool isNothing(SignIndex sign) {
    return sign == nothing;
}

/// Cells up to the last that holds a sign.
std::size_t lengthOf(std::span<const SignIndex> row) {
    return std::size_t(std::find_if_not(row.rbegin(), row.rend(), isNothing).base() - row.begin());
}

/// A row without a cell is there only if its line ends, and if its end is none together with the one before.
void keepEmptyRows(TextMap& map) {
    for (int row = 0; row < map.cells.rows(); ++row) {
        if (lengthOf(map.cells.row(row)) > 0) continue;
        LineEnd& end = map.ends[std::size_t(row)];
        const LineEnd before = row > 0 ? map.ends[std::size_t(row) - 1] : LineEnd::Lf;
        if (end == LineEnd::None) end = before;
        if (end == LineEnd::Lf && before == LineEnd::Cr) end = LineEnd::Cr;
    }
}

/// A map is as wide as its longest row. Where all have become shorter, that one gets blanks up to there: they
/// mean what is behind the end of a row.
void keepWidth(TextMap& map, SignIndex otherwise) {
    int longest = 0;
    for (int row = 0; row < map.cells.rows(); ++row)
        if (lengthOf(map.cells.row(row)) > lengthOf(map.cells.row(longest))) longest = row;
    const auto cells = map.cells.row(longest);
    const std::size_t length = lengthOf(cells);
    if (length < cells.size())
        std::ranges::fill(cells.subspan(length), indexOf(map, " ").value_or(otherwise));
}

/// What stands before something in its row is written as a blank.
void fillGaps(TextMap& map, SignIndex otherwise) {
    std::optional<SignIndex> blank;
    for (int row = 0; row < map.cells.rows(); ++row) {
        const auto cells = map.cells.row(row);
        for (SignIndex& sign : cells.first(lengthOf(cells)))
            if (sign == nothing) sign = blank ? *blank : *(blank = indexOf(map, " ").value_or(otherwise));
    }
}

/// Leaves only signs that some cell holds, in the order in which they come up, as reading does.
void sortSigns(TextMap& map) {
    std::array<SignIndex, mostSigns + 1> places{};
    std::vector<std::string> signs{""};
    for (int row = 0; row < map.cells.rows(); ++row)
        for (SignIndex& sign : map.cells.row(row)) {
            if (sign == nothing) continue;
            if (places[sign] == nothing) {
                places[sign] = SignIndex(signs.size());
                signs.push_back(std::move(map.signs[sign]));
            }
            sign = places[sign];
        }
    map.signs = std::move(signs);
}

} // namespace

std::optional<TextMap> resized(const TextMap& map, const Margins& margins, std::string_view sign) {
    TextMap result = map;
    const auto fill = indexOf(result, sign);
    if (!fill) return std::nullopt;
    const Size size = withMargins(map.cells.size(), margins);
    result.cells = Grid<SignIndex>(size, *fill);
    const int firstRow = std::max(margins.top, 0);
    const int endRow = std::min(size.rows, map.cells.rows() + margins.top);
    for (int row = firstRow; row < endRow; ++row) {
        const auto old = map.cells.row(row - margins.top);
        for (int column = std::max(margins.left, 0); column < size.columns; ++column) {
            const int from = column - margins.left;
            if (from >= int(old.size())) break;
            if (old[std::size_t(from)] != nothing || margins.right <= 0)
                result.cells[{row, column}] = old[std::size_t(from)];
        }
    }
    if (std::ranges::all_of(result.cells.values(), isNothing)) return std::nullopt;
    result.ends = resizedEnds(map.ends, margins);
    keepEmptyRows(result);
    keepWidth(result, *fill);
    fillGaps(result, *fill);
    sortSigns(result);
    return result;
}

} // namespace stonemason::text_map
