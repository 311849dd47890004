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

/// One place of it: "h2".
std::string cellText(Cell cell);

} // namespace stonemason::wastes
