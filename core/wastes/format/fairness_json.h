// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/result_json.h"
#include "core/wastes/tournament/tally.h"

// What the files of tournaments on boards have in common.

namespace stonemason::wastes {

Json asJson(const ComputerPlayer& player);

/// The members "firstMover", "sides", "draws", "favours", "movesPerGame" and "length" of a board's figures.
void addFairness(JsonLines& lines, const Tournament& tournament, const Standings& standings);

} // namespace stonemason::wastes
