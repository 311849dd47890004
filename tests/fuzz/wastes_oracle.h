// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"
#include "tests/fuzz/oracle.h"

namespace stonemason::fuzz {

/// War in the Wastes as the program ships it.
const wastes::Profile& theWastes();

/// What must hold of every error of that game: an id of its own table or of that of all, and no line beyond
/// the input.
void requireGoodWastesError(const Error& error, std::string_view input);

} // namespace stonemason::fuzz
