// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/advantage.h"

#include <QString>

/// Texts on which side is ahead, shared by panels, lists of lines and the command line.
namespace stonemason::wastes {

/// As part of a sentence: "winning chances Blue 63 %, Red 37 %", "Blue wins in 3 moves of its own", "Blue has
/// won", "a draw". Chances without a certain win are 1 to 99 %.
QString advantageText(const Advantage& advantage, const JudgingNumbers& judging);

/// The same at the beginning of a line, with a capital letter.
QString advantageHeadline(const Advantage& advantage, const JudgingNumbers& judging);

/// In short, for one side: "Blue 63 %", "Blue wins in 3 moves of its own".
QString scoreText(const Advantage& advantage, Side side, const JudgingNumbers& judging);

/// "63 %".
QString wholePercentText(int percent);

/// "Blue 63 %".
QString sideChanceText(Side side, int percent);

/// A side's chance in whole percent: 1 to 99 unless a win is certain; the two sides add up to 100.
int chancePercent(const Advantage& advantage, Side side, const JudgingNumbers& judging);

/// The same as text: "63 %".
QString chanceText(const Advantage& advantage, Side side, const JudgingNumbers& judging);

} // namespace stonemason::wastes
