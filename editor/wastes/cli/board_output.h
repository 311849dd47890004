// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/format/sboard.h"
#include "editor/wastes/cli/board_input.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The form that a board is written in to a file of that name: .sboard or .txt, in capitals or not.
std::optional<BoardFormat> boardFormatForName(std::string_view name);

/// Whether the form holds all of the board.
bool holdsAll(BoardFormat form, const Board& board);

/// Writes the board in the form to the output, as writeOutput() does; complains about the board's own path
/// when the form cannot hold it.
int writeBoard(const Board& board, const BoardInput& input, BoardFormat form, const std::string& path,
               const std::string& output);

/// What `convert` does with a board, and with the one of a game's record: writes it in the form that the name
/// of the output asks for, and prints on standard error what is lost in it. Returns the exit status.
int convertBoard(const std::string& path, std::string_view bytes, const std::string& output);

} // namespace stonemason::wastes
