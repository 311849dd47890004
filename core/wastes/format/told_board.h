// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/wastes/board/board.h"

namespace stonemason::wastes {

// A board as a line of a talk has it, see lan_message.h.

/// Error: lan/board, and those of JsonReader.
Board readToldBoard(const JsonReader& r);
Json jsonOfTold(const Board& board);

} // namespace stonemason::wastes
