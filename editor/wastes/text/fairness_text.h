// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"

#include <QString>

// Display names of the figures that fairness measurements yield.

namespace stonemason::wastes {

/// "Score of the side that moves first", "Drawn" ...
QString figureName(FairnessFigure figure);
/// How a game was won or drawn, as a column heading: "at the goal", "by repetition"; empty for a game that
/// is not over.
QString endName(End end);
/// "“Ravine” is fairer than “Ditch”, by more than chance."
/// @param fairer see fairerOf()
/// @param boards their names, with quotes where needed
QString fairerText(std::optional<int> fairer, const std::array<QString, 2>& boards);

} // namespace stonemason::wastes
