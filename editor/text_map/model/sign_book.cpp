// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/sign_book.h"

#include "editor/text/names.h"

#include <QCoreApplication>

#include <limits>

namespace stonemason::text_map {

namespace {

struct SignText {
    Q_DECLARE_TR_FUNCTIONS(SignText)
};

} // namespace

SignBook::SignBook(GlyphTable table) : table_(std::move(table)) {
    entries_.push_back({{}, table_.find(" ")});
    for (const SignRow& row : table_.rows)
        for (const std::string& sign : row.signs)
            codeOf(sign);
    blank_ = floor_ = wall_ = codeOf(" ");
    for (auto row = table_.rows.rbegin(); row != table_.rows.rend(); ++row)
        (row->isWall ? wall_ : floor_) = codeOf(row->signs.front());
}

std::unique_ptr<SignBook> SignBook::copy() const {
    auto book = std::make_unique<SignBook>(table_);
    for (const Entry& entry : entries_)
        book->codeOf(entry.sign);
    return book;
}

TileIndex SignBook::codeOf(std::string_view sign) {
    if (!isSign(sign, Encoding::Utf8)) return noSign;
    const auto known = codes_.find(std::string(sign));
    if (known != codes_.end()) return known->second;
    if (entries_.size() > std::numeric_limits<TileIndex>::max()) return noSign;
    const auto code = TileIndex(entries_.size());
    entries_.push_back({std::string(sign), table_.find(sign)});
    codes_.emplace(sign, code);
    return code;
}

std::vector<TileIndex> SignBook::codesOf(const TextMap& map) {
    std::vector<TileIndex> codes;
    for (std::size_t index = 0; index < map.signs.size(); ++index)
        codes.push_back(codeOf(utf8Of(map, SignIndex(index))));
    return codes;
}

std::string SignBook::signFor(TileIndex code, const TextMap& map) const {
    return code == noSign ? std::string() : text_map::signFor(sign(code), map.encoding, map.page);
}

QString SignBook::letter(TileIndex code) const {
    constexpr QChar openBox = QChar(0x2423);
    return code == blank_ ? QString(openBox) : QString::fromStdString(sign(code));
}

QString SignBook::shown(TileIndex code) const {
    //: How the character "space" is called where a character is named
    return code == noSign || sign(code) == " " ? SignText::tr("blank") : QString::fromStdString(sign(code));
}

QString SignBook::meaning(TileIndex code) const {
    return row(code) ? localText(row(code)->name) : SignText::tr("Unknown sign");
}

QString SignBook::name(TileIndex code) const {
    //: %1 what a sign of a map means, "Rock"; %2 the sign, "#"
    return SignText::tr("%1 (%2)").arg(meaning(code), shown(code));
}

} // namespace stonemason::text_map
