// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"

#include <algorithm>
#include <span>
#include <string>

namespace stonemason {

/// Before a game: whether its record can be written where --record asks.
inline bool canRecord(const Arguments& arguments, std::span<const std::string> inputs) {
    const auto record = arguments.value("--record");
    return !record || canTakeResult(*record, inputs);
}

/// Writes the game where --record asks, and prints it, whether or not that worked. Returns the exit status.
template <typename Game, typename Write, typename Print>
int recordAndPrint(const Game& game, const Arguments& arguments, Write write, Print print) {
    const auto record = arguments.value("--record");
    const int written = record ? write(game, *record) : exitFine;
    return std::max(written, print(game, arguments.has("--json")));
}

} // namespace stonemason
