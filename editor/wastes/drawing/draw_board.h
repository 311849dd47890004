// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// See DrawBoard in editor/wastes/cli/board_files.h.
std::optional<std::string> drawBoard(const Board& board, const Profile& profile, std::string_view form,
                                     const QString& title);

} // namespace stonemason::wastes
