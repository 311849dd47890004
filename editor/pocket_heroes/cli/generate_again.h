// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"
#include "editor/cli/game_cli.h"

#include <optional>
#include <string>

namespace stonemason::pocket_heroes {

/// The file of --again; nullopt: it is not given, or gives the line itself.
std::optional<std::string> fileOfAgain(const Arguments& arguments);

/// What --again says: the line, or the world or report that holds it. nullopt: the reason has been printed on
/// standard error.
std::optional<WorldOrigin> originAgain(CommandCall& call);

/// Whether the template makes the world again that has the origin. If not, prints the reason on standard
/// error.
bool makesAgain(const Arguments& arguments, const WorldOrigin& origin, const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
