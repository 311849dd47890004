// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"
#include "editor/cli/file_report.h"

namespace stonemason::wastes {

/// What is wrong with a board of War in the Wastes.
FileReport describeBoard(const std::string& path, const Board& board, const Profile& profile);

} // namespace stonemason::wastes
