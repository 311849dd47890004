// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace stonemason {

/// Does what the command line asks for when that needs no window: a verb, the help, the version, or saying
/// what is wrong with the call. Returns the exit status, or nothing when the editor is to open.
std::optional<int> runCommandLine(int argc, char** argv);

} // namespace stonemason
