// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/wastes/board/board.h"

namespace stonemason::wastes {

// A board as a line of a talk has it, see lan_message.h.

/// Error: lan/board, and those of JsonReader.
Board readLanBoard(const JsonReader& r);
Json jsonOfLanBoard(const Board& board);

} // namespace stonemason::wastes
