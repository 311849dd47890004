// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

#include <QString>

namespace stonemason {

/// What goes wrong in the game, in a few words: "Your king can be trapped on turn one".
QString problemHeadline(const Problem& problem, const GameProfile& game);

/// One sentence for players: what is wrong, where, and why that matters in the game.
QString problemSentence(const Problem& problem, const GameProfile& game);

/// What the fix writes, as its button says it: "Copy the bottom-left half to the other (4 cells)".
QString fixText(const Fix& fix, const GameProfile& game);

} // namespace stonemason
