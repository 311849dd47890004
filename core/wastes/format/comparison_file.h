// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"
#include "core/wastes/tournament/runner.h"

#include <array>
#include <string>

namespace stonemason::wastes {

/// Two boards on which the same was played, compared, as JSON (its schema is
/// resources/schema/wastes-comparison.schema.json): players, games and seed, which are those of the first;
/// the boards, each with its figures; how much larger each figure of the first is, and which board is fairer.
/// Errors: those of writeSboard.
Result<std::string> writeComparison(const std::array<TournamentPart, 2>& parts);

} // namespace stonemason::wastes
