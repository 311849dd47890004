// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/board_input.h"
#include "editor/cli/map_input.h"
#include "editor/cli/world_input.h"

namespace stonemason {

/// Makes the bytes of a file that shows a map. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a map without a name
using DrawMap = std::optional<std::string> (*)(const Input& input, std::string_view form,
                                               const QString& title);

/// The same of a board of War in the Wastes.
using DrawBoard = std::optional<std::string> (*)(const wastes::Board& board, const wastes::Profile& profile,
                                                 std::string_view form, const QString& title);

/// The same of a world of Pocket Heroes.
using DrawWorld = std::optional<std::string> (*)(const pocket_heroes::World& world,
                                                 const pocket_heroes::Catalogue& catalogue,
                                                 std::string_view form, const QString& title);

/// What draws; nullptr for what cannot be drawn. None is needed when the arguments ask for no picture.
struct Drawers {
    DrawMap map = nullptr;
    DrawBoard board = nullptr;
    DrawWorld world = nullptr;
};

/// Whether there was memory for what was drawn of that file; if not, reports it on standard error.
bool isDrawn(const std::optional<std::string>& drawn, const std::string& path);

/// Does what the verb export does. Returns the exit status.
int exportFile(const Arguments& arguments, const Drawers& drawers);

} // namespace stonemason
