// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason {

/// How the command line finds out what a file holds: by --as, else as the window does.
const Recognition& fileRecognition();

} // namespace stonemason
