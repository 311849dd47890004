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

/// The code for no sign: cells beyond the end of a row, unless the user has chosen a meaning for blanks.
inline constexpr TileIndex noSign = 0;

/// Maps every sign that occurs in an open map to a code for the tools and to its row in the table. The codes
/// are the same for all maps, whatever the character sets of their files are.
class SignBook {
public:
    explicit SignBook(GlyphTable table);
    SignBook(const SignBook&) = delete;
    SignBook& operator=(const SignBook&) = delete;

    /// An independent copy with the same signs and codes.
    std::unique_ptr<SignBook> copy() const;

    const GlyphTable& table() const { return table_; }

    /// The code of a sign, one character of UTF-8; a new sign is added. noSign for no sign, and when no
    /// codes are left.
    /// @param chosen the meaning that the user chose for the sign: each meaning has a code of its own
    TileIndex codeOf(std::string_view sign, std::optional<Meaning> chosen = {});
    /// The code of the same sign on a map with these meanings.
    TileIndex codeIn(TileIndex code, const SignMeanings& meanings);
    /// The codes of a map's signs, by SignIndex.
    std::vector<TileIndex> codesOf(const TextMap& map, const SignMeanings& meanings = {});
    /// Whether the code stands for no sign, whatever the meaning of blanks.
    bool isNothing(TileIndex code) const { return entries_[code].sign.empty(); }
    /// The meaning that the user chose for it.
    std::optional<Meaning> chosenMeaning(TileIndex code) const { return entries_[code].chosen; }
    /// The sign as stored in that map; empty if the map cannot store it, and for noSign.
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
    std::array<SignRow, meaningCount> meant_; ///< the appearance of signs with a chosen meaning, by Meaning
    std::vector<Entry> entries_;              ///< by number
    std::unordered_map<std::string, TileIndex> codes_; ///< by sign and meaning
    TileIndex blank_ = noSign;
    TileIndex floor_ = noSign;
    TileIndex wall_ = noSign;
};

} // namespace stonemason::text_map
