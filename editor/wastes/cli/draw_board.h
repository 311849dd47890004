// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// Makes the bytes of a file that shows a board. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a board without a name
using DrawBoard = std::optional<std::string> (*)(const Board& board, const Profile& profile,
                                                 std::string_view form, const QString& title);

} // namespace stonemason::wastes
