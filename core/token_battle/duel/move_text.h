// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// A move in short: the stack from 1, the column as a letter from a, the row from 1 at the top: "2c4".
std::string moveText(Move move);
/// nullopt for anything else; whether the move is legal is another matter.
std::optional<Move> moveFromText(std::string_view text);

} // namespace stonemason::token_battle
