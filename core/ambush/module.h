// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/game_core.h"

namespace stonemason::ambush {

extern const GameCore gameCore;

} // namespace stonemason::ambush
