// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

#include <optional>
#include <string>

namespace stonemason::ambush {

/// The option that selects the kind of unit for which a game's map is passable.
inline constexpr Option moverOption{
    .name = "--mover",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "For whom a map of a game is passable: a kind of unit by its id, such as "
                              "king, mercenary, combat, support or stonemason; the first of the game's "
                              "kinds unless given. Text maps have a table of their signs instead")};

/// The ground of a file of any game that has grounds (FileVerbs::ground), else of a map of characters.
/// Returns nullopt, with one line on standard error, when it is neither, or when no kind of unit has the id
/// that --mover gives.
std::optional<AmbushGround> readGround(CommandCall& call, const std::string& path);

} // namespace stonemason::ambush
