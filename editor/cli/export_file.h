// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason {

/// What something without a name is called: after its file.
QString titleOf(const std::string& path);

/// Whether memory sufficed to draw that file; if not, reports it on standard error.
bool isDrawn(const std::optional<std::string>& drawn, const std::string& path);

/// Writes what was drawn to the output of the call, which is not empty. Returns the exit status.
int writeDrawn(const std::optional<std::string>& drawn, const ExportCall& wanted);

/// Checks what prevents the export of a file, whatever it holds: errors with --strict, or that it would
/// replace a file that holds more. nullopt, or the exit status, with one line on standard error.
std::optional<int> exportObstacle(const ExportCall& wanted, int errors, bool losesSome);

} // namespace stonemason
