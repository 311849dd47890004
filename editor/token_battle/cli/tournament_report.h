// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/tally.h"

#include <QString>

namespace stonemason::token_battle {

/// The result of a tournament for people: the decks by strength, how each pair did, and, when one deck was
/// measured against a field, what its cards brought. All with their 95 % intervals.
QString tournamentText(const Tournament& tournament, const PartialResult& result, const Standings& standings);

} // namespace stonemason::token_battle
