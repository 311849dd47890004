// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

#include <QString>

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

} // namespace stonemason::kings_conflict
