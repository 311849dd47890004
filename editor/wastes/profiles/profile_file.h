// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"
#include "editor/profiles/own_files.h"

namespace stonemason::wastes {

/// The numbers and names of War in the Wastes. A file stonemason/wastes/war-in-the-wastes.json replaces the
/// built-in profile.
struct LoadedWastes {
    Profile profile;
    BrokenFiles broken;
};

LoadedWastes loadWastes();

} // namespace stonemason::wastes
