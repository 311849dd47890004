// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::kings_conflict {

/// What check, convert, export and ambush do with maps.
extern const FileVerbs mapVerbs;

} // namespace stonemason::kings_conflict
