// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason {

/// What something without a name is called: after its file.
QString titleOf(const std::string& path);

/// Whether there was memory for what was drawn of that file; if not, reports it on standard error.
bool isDrawn(const std::optional<std::string>& drawn, const std::string& path);

/// Writes what was drawn to the output of the call, which is not empty. Returns the exit status.
int writeDrawn(const std::optional<std::string>& drawn, const ExportCall& wanted);

/// What keeps a file from being exported, whatever it holds: errors with --strict, and that it would take the
/// place of a file that holds more. nullopt, or the exit status, with one line on standard error.
std::optional<int> exportObstacle(const ExportCall& wanted, int errors, bool losesSome);

} // namespace stonemason
