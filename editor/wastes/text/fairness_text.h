// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"

#include <QString>

// What measurements of boards are called, for people.

namespace stonemason::wastes {

/// "Score of the side that moves first", "Drawn" ...
QString figureName(FairnessFigure figure);
/// How a game was won or drawn, as the head of a column: "at the goal", "by repetition"; empty for one that
/// goes on.
QString endName(End end);
/// "“Ravine” is fairer than “Ditch”, by more than chance."
/// @param fairer see fairerOf()
/// @param boards what they are called, with quotes where they need any
QString fairerText(std::optional<int> fairer, const std::array<QString, 2>& boards);

} // namespace stonemason::wastes
