// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/text/advantage_text.h"

#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace stonemason::wastes {

namespace {

struct AdvantageText {
    Q_DECLARE_TR_FUNCTIONS(AdvantageText)
};

/// The text for a decided game or a certain win or draw; empty for any other advantage.
QString decidedText(const Advantage& advantage) {
    if (advantage.isDrawn) return AdvantageText::tr("a draw");
    if (!advantage.win) return {};
    const QString winner = sideName(advantage.win->winner);
    //: %1 is a side: Blue, Red
    if (advantage.win->moves == 0) return AdvantageText::tr("%1 has won").arg(winner);
    //: %1 is a side: Blue, Red
    if (advantage.win->moves == 1) return AdvantageText::tr("%1 wins with its next move").arg(winner);
    //: %1 is a side: Blue, Red; the moves, 2 or more, are those of this side alone
    return AdvantageText::tr("%1 wins in %n moves of its own", nullptr, advantage.win->moves).arg(winner);
}

} // namespace

int chancePercent(const Advantage& advantage, Side side, const JudgingNumbers& judging) {
    int blue = int(std::lround(100 * winningChance(advantage, Side::Blue, judging)));
    if (!advantage.win) blue = std::clamp(blue, 1, 99); // nothing is certain
    return side == Side::Blue ? blue : 100 - blue;
}

QString wholePercentText(int percent) {
    //: %1 is a whole number
    return AdvantageText::tr("%1 %").arg(percent);
}

QString sideChanceText(Side side, int percent) {
    //: %1 is a side: Blue, Red; %2 is its chance to win: 63 %
    return AdvantageText::tr("%1 %2").arg(sideName(side), wholePercentText(percent));
}

QString chanceText(const Advantage& advantage, Side side, const JudgingNumbers& judging) {
    return wholePercentText(chancePercent(advantage, side, judging));
}

QString advantageText(const Advantage& advantage, const JudgingNumbers& judging) {
    const QString decided = decidedText(advantage);
    if (!decided.isEmpty()) return decided;
    //: Part of a sentence. %1 and %3 are sides: Blue, Red; %2 and %4 are percentages: 63 %
    return AdvantageText::tr("winning chances %1 %2, %3 %4")
        .arg(sideName(Side::Blue), chanceText(advantage, Side::Blue, judging), sideName(Side::Red),
             chanceText(advantage, Side::Red, judging));
}

QString advantageHeadline(const Advantage& advantage, const JudgingNumbers& judging) {
    QString text = advantageText(advantage, judging);
    text.replace(0, 1, text.at(0).toUpper());
    return text;
}

QString scoreText(const Advantage& advantage, Side side, const JudgingNumbers& judging) {
    const QString decided = decidedText(advantage);
    return decided.isEmpty() ? sideChanceText(side, chancePercent(advantage, side, judging)) : decided;
}

} // namespace stonemason::wastes
