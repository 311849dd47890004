// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/runner.h"

#include <QString>

#include <array>
#include <string>

// The results of games on boards, for people.

namespace stonemason::wastes {

/// Who played on which board: "“The Puddle”: normal against normal, 20 games, seed 3".
QString boardHeadline(const Tournament& tournament);

/// The players, the sides of the board, how the games ended, how fair the board is.
QString boardReport(const TournamentPart& part);

/// Two boards in two columns, with the differences and whether these are larger than chance explains.
/// @param paths what boards without a name are called, and such of the same name; empty where none is known
QString comparisonReport(const std::array<TournamentPart, 2>& parts, const std::array<std::string, 2>& paths);

} // namespace stonemason::wastes
