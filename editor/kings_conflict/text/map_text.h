// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/hint/march.h"
#include "core/kings_conflict/hint/suggest.h"

#include <QString>
#include <QStringList>

namespace stonemason::kings_conflict {

/// What goes wrong in the game, in a few words: "Your king can be trapped on turn one".
QString problemHeadline(const Problem& problem, const GameProfile& game);

/// For players, in at most 160 characters: what is wrong, why that matters in the game, and what to do. Where
/// it is, the board shows.
QString problemSentence(const Problem& problem, const GameProfile& game);

/// The same with its places, for reports that stand beside no board: "... Where: row 8, column 1."
QString problemReport(const Problem& problem, const GameProfile& game);

/// What the fix writes, as the text of its button: "Copy the bottom-left half (4 cells)".
QString fixText(const Fix& fix, const GameProfile& game);

/// Why a unit rests, in a few words: "could walk to the 9 at row 0, column 0, but not in one move". The
/// field is the one it marched on.
QString restText(const RestingUnit& resting, const HintField& field);

/// "Unit 3 at row 4, column 5 (8): better tiles are taken ..."; units are counted from 1.
QString restingText(const RestingUnit& resting, const HintField& field);

/// Any unit at the end of the march, as restingText() does: "Unit 3 at row 4, column 5 (8): marches on",
/// "Unit 7: yet to appear".
QString unitText(const March& march, int unit, const HintField& field);

/// What a map without problems still lacks when it is handed in, a sentence each: a name, an author.
QStringList submissionReminders(const MapInfo& info);

/// A sentence on what a suggestion lacks, or an empty one.
QString suggestionText(SuggestionLack lack);

} // namespace stonemason::kings_conflict
