// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/map_part.h"

#include "core/text_map/text_map_file.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr QChar tab = u'\t';
constexpr QChar tabAsSign = QChar(0xE000); // of those that Unicode gives no meaning

} // namespace

QString partText(const LiftedPiece& part, const SignBook& signs, Untouched untouched) {
    Grid<TileIndex> codes(part.size, noSign);
    for (const auto& [cell, code] : part.cells)
        codes[cell] = code;
    QString text;
    for (int row = 0; row < part.size.rows; ++row) {
        for (const TileIndex code : codes.row(row))
            if (code == noSign)
                text += untouched == Untouched::Marked ? tab : QChar(u' ');
            else
                text += QString::fromStdString(signs.sign(code));
        text += u'\n';
    }
    return text;
}

Result<LiftedPiece> partOf(const QString& text, SignBook& signs) {
    auto read = readTextMap(QString(text).replace(tab, tabAsSign).toStdString());
    if (!read) return read.error();
    const std::string untouched = QString(tabAsSign).toStdString();
    std::vector<TileIndex> codes;
    for (const std::string& sign : read->signs)
        codes.push_back(sign == untouched ? noSign : signs.codeOf(sign));
    LiftedPiece part{read->cells.size(), {}};
    forEachCell(part.size, [&](Cell cell) {
        const TileIndex code = codes[read->cells[cell]];
        if (code != noSign) part.cells.push_back({cell, code});
    });
    if (part.cells.empty()) return Error{{"file/empty"}};
    return part;
}

} // namespace stonemason::text_map
