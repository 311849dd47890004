// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/advantage.h"

#include <QString>

/// The words for who is ahead: panels, lists of lines and the command line all have them from here.
namespace stonemason::wastes {

/// As part of a sentence: "winning chances Blue 63 %, Red 37 %", "Blue wins in 3 moves of its own", "Blue has
/// won", "a draw". Chances without a certain win are 1 to 99 %.
QString advantageText(const Advantage& advantage, const JudgingNumbers& judging);

/// The same at the beginning of a line, with a capital letter.
QString advantageHeadline(const Advantage& advantage, const JudgingNumbers& judging);

/// In few words, to one side: "Blue 63 %", "Blue wins in 3 moves of its own".
QString scoreText(const Advantage& advantage, Side side, const JudgingNumbers& judging);

/// "63 %".
QString wholePercentText(int percent);

/// "Blue 63 %".
QString sideChanceText(Side side, int percent);

/// The chance of a side in whole percent: without a certain win 1 to 99; those of both add up to 100.
int chancePercent(const Advantage& advantage, Side side, const JudgingNumbers& judging);

/// The same in words: "63 %".
QString chanceText(const Advantage& advantage, Side side, const JudgingNumbers& judging);

} // namespace stonemason::wastes
