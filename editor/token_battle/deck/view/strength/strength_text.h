// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/strength_session.h"

#include <QString>

namespace stonemason::token_battle {

/// decimalText() with a plus or a real minus sign: "+45", "−3,1".
QString signedText(double value, int digits);

/// A score with the range it lies in: "56.2 % (54.1 to 58.3 %)"
QString shareText(const Estimate& share);
/// "54.1 to 58.3 %"
QString rangeText(const Interval& interval);
/// "+45 (+29 to +61)"
QString eloText(const Estimate& elo);
/// "+45 Elo (+29 to +61), expected score 56.4 % (54.2 to 58.7 %)"
QString expectationText(const Estimate& elo);
/// "+3.1 (−0.2 to +6.4)" for a difference of shares, in percentage points.
QString differenceText(const Estimate& difference);

/// How strong the entrant is, by what was played: "Score 56.2 % (54.1 to 58.3 %)", or that nothing
/// was yet.
QString verdictText(const Measurement& measurement, int entrant);
/// Its place, games and Elo: "Place 2 of 10 · Won 54, drawn 4, lost 42 · +45 Elo
/// (+29 to +61), expected score 56.4 % (54.2 to 58.7 %)".
QString rankText(const Measurement& measurement, int entrant);
/// What was measured: "“Rams” against 9 decks, 200 games each, player Normal, seed 1".
QString conditionsText(const Measurement& measurement);
/// What to know about the result: broken off, old, decks left out; empty when nothing.
QString remarkText(const Measurement& measurement, ResultStaleness staleness, bool isRunning);

/// "Replace Hammer (2) with Ram (9) in stack 1"
QString changeText(const DeckChange& change, const Catalogue& catalogue);
/// The same for a narrow column: "Hammer → Ram"
QString shortChangeText(const DeckChange& change, const Catalogue& catalogue);
/// What came of a search, in a sentence or two.
QString searchText(const ChangeSearch& search);
/// The remark that it applies to another deck now, or empty.
QString searchRemark(const ChangeSearch& search, ResultStaleness staleness);

/// How far what runs has come: "1,200 of 4,000 games, about 8 s left".
QString progressText(const StrengthSession& session);
/// What is asked before the document of a run closes, with how far it has come; empty while nothing runs.
QString runningQuestion(const StrengthSession& session);

} // namespace stonemason::token_battle
