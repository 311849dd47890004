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

namespace {

struct MeantLook {
    SignShape shape;
    Colour fill;
    Colour ink;
};

/// For tables without such a row, by Meaning.
constexpr std::array<MeantLook, meaningCount> usualLooks{{
    {SignShape::Stone, {0x4a, 0x42, 0x3b}, {0x6b, 0x61, 0x57}},
    {SignShape::Floor, {0xd9, 0xcf, 0xbd}, {0xa3, 0x97, 0x7f}},
    {SignShape::Waves, {0x28, 0x52, 0x7a}, {0x6f, 0xa8, 0xdc}},
    {SignShape::Tree, {0x2f, 0x4a, 0x2b}, {0x7f, 0xb0, 0x69}},
    {SignShape::Door, {0xb9, 0x8a, 0x4e}, {0x5c, 0x3d, 0x16}},
}};

/// As the table draws what is that.
SignRow meantRow(Meaning meaning, const GlyphTable& table) {
    const MeantLook& look = usualLooks[std::size_t(meaning)];
    const bool isWall = isObstacle(meaning);
    for (const SignRow& row : table.rows)
        if (row.isWall == isWall && row.shape == look.shape) return row;
    return {
        .signs = {}, .name = {}, .isWall = isWall, .shape = look.shape, .fill = look.fill, .ink = look.ink};
}

/// No sign has a control character.
std::string keyOf(std::string_view sign, std::optional<Meaning> chosen) {
    std::string key(sign);
    if (chosen) key += {'\x01', char('0' + int(*chosen))};
    return key;
}

} // namespace

QString meaningName(Meaning meaning) {
    switch (meaning) {
    case Meaning::Wall: return SignText::tr("Wall");
    case Meaning::Floor: return SignText::tr("Floor");
    case Meaning::Water: return SignText::tr("Water");
    case Meaning::Tree: return SignText::tr("Tree");
    case Meaning::Door: break;
    }
    return SignText::tr("Door");
}

SignBook::SignBook(GlyphTable table) : table_(std::move(table)) {
    for (int i = 0; i < meaningCount; ++i)
        meant_[std::size_t(i)] = meantRow(Meaning(i), table_);
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
        book->codeOf(entry.sign, entry.chosen);
    return book;
}

TileIndex SignBook::codeOf(std::string_view sign, std::optional<Meaning> chosen) {
    const bool isBehindRow = sign.empty() && chosen;
    if (!isBehindRow && !isSign(sign, Encoding::Utf8)) return noSign;
    const std::string key = keyOf(sign, chosen);
    const auto known = codes_.find(key);
    if (known != codes_.end()) return known->second;
    if (entries_.size() > std::numeric_limits<TileIndex>::max()) return noSign;
    const auto code = TileIndex(entries_.size());
    const SignRow* row = chosen ? &meant_[std::size_t(*chosen)] : table_.find(sign);
    entries_.push_back({std::string(sign), row, chosen});
    codes_.emplace(key, code);
    return code;
}

TileIndex SignBook::codeIn(TileIndex code, const SignMeanings& meanings) {
    const std::string held = sign(code); // adding one may move it
    return codeOf(held, meanings.of(held.empty() ? " " : std::string_view(held)));
}

std::vector<TileIndex> SignBook::codesOf(const TextMap& map, const SignMeanings& meanings) {
    std::vector<TileIndex> codes;
    for (std::size_t index = 0; index < map.signs.size(); ++index) {
        const std::string sign = utf8Of(map, SignIndex(index));
        codes.push_back(codeOf(sign, meanings.of(sign.empty() ? " " : std::string_view(sign))));
    }
    return codes;
}

std::string SignBook::signFor(TileIndex code, const TextMap& map) const {
    return isNothing(code) ? std::string() : text_map::signFor(sign(code), map.encoding, map.page);
}

QString SignBook::letter(TileIndex code) const {
    constexpr QChar openBox = QChar(0x2423);
    return sign(code) == " " ? QString(openBox) : QString::fromStdString(sign(code));
}

QString SignBook::shown(TileIndex code) const {
    //: How the character "space" is called where a character is named
    return isNothing(code) || sign(code) == " " ? SignText::tr("blank") : QString::fromStdString(sign(code));
}

QString SignBook::meaning(TileIndex code) const {
    if (const auto meaning = chosenMeaning(code)) return meaningName(*meaning);
    return row(code) ? localText(row(code)->name) : SignText::tr("Unknown sign");
}

QString SignBook::name(TileIndex code) const {
    //: %1 what a sign of a map means, "Rock"; %2 the sign, "#"
    return SignText::tr("%1 (%2)").arg(meaning(code), shown(code));
}

} // namespace stonemason::text_map
