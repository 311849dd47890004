// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/hint_field.h"

#include <span>
#include <stop_token>

namespace stonemason::kings_conflict {

/// The highest grid, nowhere above the values of `wanted`, on which every unit that stands on a tile of some
/// value climbs: from each tile but the goals a strictly better one lies within a move. Tiles that cannot
/// lead to a goal so become 0, as do those that a unit may not enter. Ten values and a move of `wanted.move`
/// tiles make the climb at most nine moves long. Posts are tiles where a unit may stay for good, so that no
/// way up may need them as a stop: they keep the wanted value, and the others climb past them. The goals
/// and posts must be enterable; values are 0 to 9.
/// When `stop` is requested it ends early, and what it gives then is of no use.
Grid<int> climbing(const HintField& wanted, std::span<const Cell> goals, std::span<const Cell> posts = {},
                   std::stop_token stop = {});

} // namespace stonemason::kings_conflict
