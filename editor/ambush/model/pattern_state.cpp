// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/model/pattern_state.h"

#include "core/ambush/pattern.h"
#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>
#include <QStringList>

namespace stonemason::ambush {

PatternStyle PatternViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()), .gridLines = grid_, .characters = characters_};
}

namespace {

constexpr QChar untouched = u'?';

} // namespace

void PatternBrush::setSign(char sign) {
    if (std::exchange(sign_, sign) != sign) emit paintChanged();
}

QString PatternBrush::textOf(const LiftedPiece& stamp) const {
    return partText(stamp);
}

std::optional<LiftedPiece> PatternBrush::stampFrom(const QString& text) {
    return partOf(text);
}

QString partText(const LiftedPiece& part) {
    const qsizetype line = part.size.columns + 1;
    QString rows(part.size.rows * line, untouched);
    for (int row = 0; row < part.size.rows; ++row)
        rows[row * line + part.size.columns] = u'\n';
    part.cells.forEach(
        [&](Cell cell, TileIndex code) { rows[cell.row * line + cell.column] = QLatin1Char(signOf(code)); });
    return rows;
}

std::optional<LiftedPiece> partOf(const QString& text) {
    QString rows = text;
    rows.remove(u'\r');
    while (rows.endsWith(u'\n'))
        rows.chop(1);
    const QStringList lines = rows.split(u'\n');
    const Size size{int(lines.size()), int(lines.front().size())};
    if (size.columns == 0 || size.rows > maximumPatternSide || size.columns > maximumPatternSide)
        return std::nullopt;
    LiftedPiece part{size, {}};
    for (int row = 0; row < size.rows; ++row) {
        const QString& line = lines[row];
        if (line.size() != size.columns) return std::nullopt;
        for (int column = 0; column < size.columns; ++column) {
            if (line[column] == untouched) continue;
            const char sign = line[column].toLatin1();
            if (!demandOf(sign)) return std::nullopt;
            part.cells.push_back({{row, column}, codeOf(sign)});
        }
    }
    return part.cells.empty() ? std::nullopt : std::optional(part);
}

} // namespace stonemason::ambush
