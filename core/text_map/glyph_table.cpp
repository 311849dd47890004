// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/glyph_table.h"

#include "core/base/text.h"
#include "core/format/resource_reader.h"

#include <algorithm>
#include <set>

namespace stonemason::text_map {

namespace {

constexpr std::string_view tableFormat = "stonemason-signs";
constexpr int newestVersion = 1;

/// Fills a GlyphTable from the fields of its JSON.
class TableReader {
public:
    TableReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    GlyphTable read() {
        const std::string format = root_["format"].string();
        if (format != tableFormat) root_["format"].fail("json/unknown-id", {format});
        const int version = root_["version"].integer(1, 1'000'000);
        if (version > newestVersion) root_["version"].fail("json/version", {version, newestVersion});
        const JsonReader rows = root_["signs"];
        const std::size_t count = rows.sizeUpTo(maximumTerms);
        for (std::size_t i = 0; i < count; ++i)
            table_.rows.push_back(readRow(rows.at(i)));
        root_.allowOnly({"$schema", "format", "version", "signs"});
        return std::move(table_);
    }

private:
    SignRow readRow(const JsonReader& r) {
        SignRow row;
        row.signs = readSigns(r["signs"]);
        row.name = readName(r["name"]);
        const std::string kind = r["kind"].string();
        if (kind != "wall" && kind != "floor") r["kind"].fail("json/unknown-id", {kind});
        row.isWall = kind == "wall";
        row.fill = readColour(r["fill"]);
        row.ink = readColour(r["ink"]);
        row.shape = r.has("shape") ? readShape(r["shape"]) : usualShape(row);
        r.allowOnly({"signs", "name", "kind", "shape", "fill", "ink"});
        return row;
    }

    std::vector<std::string> readSigns(const JsonReader& r) {
        const std::string all = r.string();
        if (all.empty()) r.fail("json/missing");
        if (known_.size() + std::size_t(characterCount(all)) > std::size_t(maximumTerms)) {
            r.fail("json/values", {maximumTerms});
            return {};
        }
        std::vector<std::string> signs;
        for (std::string_view left = all; !left.empty();) {
            const std::string sign(firstCharacters(left, 1));
            left.remove_prefix(sign.size());
            if (!isSign(sign, Encoding::Utf8)) r.fail("json/unknown-id", {sign});
            if (!known_.insert(sign).second) r.fail("json/duplicate", {sign});
            signs.push_back(sign);
        }
        return signs;
    }

    static LocalText readName(const JsonReader& r) {
        LocalText name;
        for (const auto& [language, value] : r.object().items()) {
            name[language] = r[language.c_str()].string();
            if (name[language].empty()) r[language.c_str()].fail("json/missing");
        }
        if (!r.has("en")) r["en"].fail("json/missing");
        return name;
    }

    static SignShape readShape(const JsonReader& r) {
        const std::string id = r.string();
        const auto known = std::ranges::find(signShapeIds, id);
        if (known == signShapeIds.end()) {
            r.fail("json/unknown-id", {id});
            return SignShape::Letter;
        }
        return SignShape(known - signShapeIds.begin());
    }

    static SignShape usualShape(const SignRow& row) {
        if (row.fill == row.ink) return SignShape::Solid;
        return row.isWall ? SignShape::Stone : SignShape::Letter;
    }

    /// "#rrggbb", in small letters.
    static Colour readColour(const JsonReader& r) {
        constexpr std::string_view digits = "0123456789abcdef";
        const std::string text = r.string();
        Colour colour{};
        const bool isColour =
            text.size() == 7 && text.front() == '#' && text.find_first_not_of(digits, 1) == std::string::npos;
        if (!isColour) {
            r.fail("json/unknown-id", {text});
            return colour;
        }
        for (std::size_t i = 0; i < colour.size(); ++i)
            colour[i] = std::uint8_t(16 * digits.find(text[1 + 2 * i]) + digits.find(text[2 + 2 * i]));
        return colour;
    }

    JsonReader root_;
    GlyphTable table_;
    std::set<std::string> known_; ///< signs of all rows so far
};

} // namespace

const SignRow* GlyphTable::find(std::string_view sign) const {
    const auto row = std::ranges::find_if(
        rows, [&](const SignRow& each) { return std::ranges::find(each.signs, sign) != each.signs.end(); });
    return row == rows.end() ? nullptr : &*row;
}

Result<GlyphTable> readGlyphTable(std::string_view json) {
    return readJson<TableReader>(json);
}

bool isObstacle(std::string_view sign, const GlyphTable& table, const SignMeanings& meanings) {
    const std::string_view shown = sign.empty() ? " " : sign;
    if (const auto meaning = meanings.of(shown)) return isObstacle(*meaning);
    const SignRow* row = table.find(shown);
    return row && row->isWall;
}

BitGrid passableOf(const TextMap& map, const GlyphTable& table, const SignMeanings& meanings) {
    std::vector<char> isWall;
    for (std::size_t index = 0; index < map.signs.size(); ++index)
        isWall.push_back(isObstacle(utf8Of(map, SignIndex(index)), table, meanings) ? 1 : 0);
    return bitGridOf(map.cells.size(), [&](Cell cell) { return isWall[map.cells[cell]] == 0; });
}

std::vector<UnknownSign> unknownSigns(const TextMap& map, const GlyphTable& table,
                                      const SignMeanings& meanings) {
    std::vector<int> cells(map.signs.size());
    for (SignIndex index : map.cells.values())
        ++cells[index];
    std::vector<UnknownSign> unknown;
    for (std::size_t index = 1; index < map.signs.size(); ++index) {
        std::string sign = utf8Of(map, SignIndex(index));
        const bool isKnown = meanings.of(sign) || table.find(sign);
        if (cells[index] > 0 && !isKnown) unknown.push_back({std::move(sign), cells[index]});
    }
    return unknown;
}

} // namespace stonemason::text_map
