// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_state.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace stonemason::text_map {

TextMapStyle TextMapViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()), .gridLines = grid_, .signs = signs_};
}

SignBrush::SignBrush(SignBook& signs, QObject* parent)
    : StampToolState(parent), signs_(signs), sign_(signs.wall()) {
}

void SignBrush::setSign(TileIndex sign) {
    if (sign == noSign || std::exchange(sign_, sign) == sign) return;
    emit paintChanged();
}

QString SignBrush::textOf(const LiftedPiece& stamp) const {
    return partText(stamp, signs_, Untouched::Marked);
}

std::optional<LiftedPiece> SignBrush::stampFrom(const QString& text) {
    auto part = partOf(text, signs_);
    return part ? std::optional(std::move(part).value()) : std::nullopt;
}

namespace {

constexpr QChar tab = u'\t';
constexpr QChar tabAsSign = QChar(0xE000); // of those that Unicode gives no meaning

/// Calls visit(column, cells) for each run of cells of the row that hold something.
template <typename Visit>
void forEachHeldRun(std::span<const SignIndex> row, const std::vector<TileIndex>& codes, Visit visit) {
    const auto isHeld = [&codes](SignIndex sign) { return codes[sign] != noSign; };
    for (auto at = row.begin(); at != row.end();) {
        const auto first = std::find_if(at, row.end(), isHeld);
        at = std::find_if_not(first, row.end(), isHeld);
        if (first != at) visit(int(first - row.begin()), int(at - first));
    }
}

} // namespace

QString partText(const LiftedPiece& part, const SignBook& signs, Untouched untouched) {
    const QChar gap = untouched == Untouched::Marked ? tab : QChar(u' ');
    std::vector<QString> known(std::size_t{std::numeric_limits<TileIndex>::max()} + 1); // by code
    const auto signOf = [&](TileIndex code) -> const QString& {
        QString& sign = known[code]; // of sixteen million cells few differ
        if (sign.isNull()) sign = QString::fromStdString(signs.sign(code));
        return sign;
    };
    QString text;
    text.reserve(qsizetype(part.size.rows) * (part.size.columns + 1));
    Cell next;
    const auto fillTo = [&](Cell cell) {
        for (; next.row < cell.row; next = {next.row + 1, 0})
            text += QString(part.size.columns - next.column, gap) + u'\n';
        text += QString(cell.column - next.column, gap);
    };
    part.cells.forEach([&](Cell cell, TileIndex code) {
        if (cell != next) fillTo(cell);
        text += signOf(code);
        next = {cell.row, cell.column + 1};
    });
    fillTo({part.size.rows, 0});
    return text;
}

Result<LiftedPiece> partOf(const QString& text, SignBook& signs) {
    auto read = readTextMap(QString(text).replace(tab, tabAsSign).toStdString());
    if (!read) return read.error();
    const std::string untouched = QString(tabAsSign).toStdString();
    std::vector<TileIndex> codes;
    for (const std::string& sign : read->signs)
        codes.push_back(sign == untouched ? noSign : signs.codeOf(sign));
    CellSet where;
    std::vector<TileIndex> held;
    for (int row = 0; row < read->cells.rows(); ++row) {
        forEachHeldRun(read->cells.row(row), codes, [&](int column, int cells) {
            where.insertRun({row, column}, cells);
            for (const SignIndex sign : read->cells.row(row).subspan(std::size_t(column), std::size_t(cells)))
                held.push_back(codes[sign]);
        });
    }
    if (where.empty()) return Error{{"file/empty"}};
    return LiftedPiece{read->cells.size(), {std::move(where), std::move(held)}};
}

} // namespace stonemason::text_map
