// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/text_map/glyph_table.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace stonemason::text_map {

/// What a meaning is called: "Wall".
QString meaningName(Meaning meaning);

/// What stands for no sign: the cells behind the end of a row, unless a person says what a blank is.
inline constexpr TileIndex noSign = 0;

/// Every sign that has come up in the maps that are open, each under a number by which tools know it, and its
/// row in the table. The numbers are the same for all maps, whatever characters their files are made of.
class SignBook {
public:
    explicit SignBook(GlyphTable table);
    SignBook(const SignBook&) = delete;
    SignBook& operator=(const SignBook&) = delete;

    /// One by itself with the same signs under the same numbers.
    std::unique_ptr<SignBook> copy() const;

    const GlyphTable& table() const { return table_; }

    /// The number of a sign, one character of UTF-8, which is added when it is new. noSign for no sign, and
    /// when there are no more numbers.
    /// @param chosen what a person set the sign to: it has a number of its own with each meaning
    TileIndex codeOf(std::string_view sign, std::optional<Meaning> chosen = {});
    /// The number of the same sign on a map with these meanings.
    TileIndex codeIn(TileIndex code, const SignMeanings& meanings);
    /// The numbers of a map's signs, by SignIndex.
    std::vector<TileIndex> codesOf(const TextMap& map, const SignMeanings& meanings = {});
    /// Whether it stands for no sign, whatever a blank is.
    bool isNothing(TileIndex code) const { return entries_[code].sign.empty(); }
    /// What a person says that it is.
    std::optional<Meaning> chosenMeaning(TileIndex code) const { return entries_[code].chosen; }
    /// How that map holds it; empty where it cannot, or for noSign.
    std::string signFor(TileIndex code, const TextMap& map) const;

    /// In UTF-8; empty for noSign.
    const std::string& sign(TileIndex code) const { return entries_[code].sign; }
    /// Its row in the table, nullptr if there is none. A sign without a row counts as a blank.
    const SignRow* row(TileIndex code) const { return entries_[code].row; }
    bool isWall(TileIndex code) const { return entries_[code].row && entries_[code].row->isWall; }

    TileIndex blank() const { return blank_; }
    /// What erasing leaves: the first sign of the table's first floor, else a blank.
    TileIndex floor() const { return floor_; }
    /// The first sign of its first wall, else a blank.
    TileIndex wall() const { return wall_; }

    /// The sign as it is drawn: a blank as an open box, nothing for noSign.
    QString letter(TileIndex code) const;
    /// The sign as people read it: "#", "blank".
    QString shown(TileIndex code) const;
    /// What it means: "Rock"; "Unknown sign".
    QString meaning(TileIndex code) const;
    /// "Rock (#)".
    QString name(TileIndex code) const;

    std::size_t size() const { return entries_.size(); }

private:
    struct Entry {
        std::string sign;
        const SignRow* row = nullptr; ///< in table_ or meant_
        std::optional<Meaning> chosen{};
    };

    GlyphTable table_;
    std::array<SignRow, meaningCount> meant_;          ///< how signs of which a person says that are drawn
    std::vector<Entry> entries_;                       ///< by number
    std::unordered_map<std::string, TileIndex> codes_; ///< by sign and meaning
    TileIndex blank_ = noSign;
    TileIndex floor_ = noSign;
    TileIndex wall_ = noSign;
};

} // namespace stonemason::text_map
