// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/figures_text.h"

#include "editor/cli/console.h"

#include <algorithm>

namespace stonemason {

QString percent(double share) {
    return QString::number(100 * share, 'f', 1) + QStringLiteral(" %");
}

QString shareFigures(const Estimate& share) {
    //: %1 is a percentage, %2 and %3 are the numbers it lies between
    return CommandLine::tr("%1 (%2 to %3)")
        .arg(percent(share.value), QString::number(100 * share.interval.low, 'f', 1),
             QString::number(100 * share.interval.high, 'f', 1));
}

QString numberText(double value, const Interval& interval, int digits) {
    //: %1 is a number, %2 and %3 are the numbers it lies between
    return CommandLine::tr("%1 (%2 to %3)")
        .arg(QString::number(value + 0.0, 'f', digits), QString::number(interval.low, 'f', digits),
             QString::number(interval.high, 'f', digits));
}

QString signedFigures(const Estimate& estimate, int digits) {
    const auto text = [digits](double number) {
        const QString plain = QString::number(number + 0.0, 'f', digits);
        const bool isZero = plain.toDouble() == 0;
        if (isZero) return QString::number(0.0, 'f', digits);
        return number > 0 ? QLatin1Char('+') + plain : plain;
    };
    //: %1 is a number, %2 and %3 are the numbers it lies between
    return CommandLine::tr("%1 (%2 to %3)")
        .arg(text(estimate.value), text(estimate.interval.low), text(estimate.interval.high));
}

QString figuresTable(const std::vector<QStringList>& rows) {
    std::vector<qsizetype> widths(std::size_t(rows.front().size()), 0);
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[std::size_t(i)] = std::max(widths[std::size_t(i)], row[i].size());
    QString text;
    for (const QStringList& row : rows) {
        text += QStringLiteral("  ") + row[0].leftJustified(widths[0]);
        for (qsizetype i = 1; i < row.size(); ++i)
            text += QStringLiteral("  ") + row[i].rightJustified(widths[std::size_t(i)]);
        text += QLatin1Char('\n');
    }
    return text;
}

QString scoreLegend() {
    return CommandLine::tr("Score: games won and half of those drawn, in percent of all. In "
                           "brackets: 95 % intervals.") +
           QLatin1Char('\n') +
           CommandLine::tr("Expected score: what this Elo lets expect against 0 Elo, the mean of all.") +
           QLatin1Char('\n');
}

QString progressText(Shard shard, std::int64_t gamesPlayed, std::int64_t games) {
    QString text;
    if (shard.of > 1)
        //: %1 and %2 are numbers
        text += CommandLine::tr("Only part %1 of %2.")
                    .arg(QString::number(shard.number), QString::number(shard.of)) +
                QLatin1Char('\n');
    if (gamesPlayed != games)
        //: %1 and %2 are numbers
        text += CommandLine::tr("Unfinished: %1 of %2 games were played.")
                    .arg(QString::number(gamesPlayed), QString::number(games)) +
                QLatin1Char('\n');
    return text;
}

} // namespace stonemason
