// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/square.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// A move in short: where from, a hyphen, where to. A place is its column in letters from a (z is followed by
/// aa) and its row from 1 at the top: "h2-h3".
std::string moveText(Move move);
/// nullopt for anything else; whether the move is legal is another matter.
std::optional<Move> moveFromText(std::string_view text);

/// The same for people who see the board: both places as rulers count, row and column from 0: "1,7→2,7".
std::string shownMove(Move move);

/// One place of the first: "h2".
std::string cellText(Cell cell);
/// nullopt for anything else.
std::optional<Cell> cellFromText(std::string_view text);

} // namespace stonemason::wastes
