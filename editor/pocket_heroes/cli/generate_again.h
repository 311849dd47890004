// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"
#include "editor/cli/game_cli.h"

#include <optional>
#include <string>

namespace stonemason::pocket_heroes {

/// The file of --again; nullopt: it is not given, or gives the line itself.
std::optional<std::string> fileOfAgain(const Arguments& arguments);

/// Reads the origin of --again: the line, or a world or report that contains it. nullopt: the reason has
/// been printed on standard error.
std::optional<WorldOrigin> originAgain(CommandCall& call);

/// Whether the template reproduces the world with that origin. If not, prints the reason on standard error.
bool makesAgain(const Arguments& arguments, const WorldOrigin& origin, const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
