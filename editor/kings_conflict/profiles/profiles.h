// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/profiles/own_files.h"

namespace stonemason::kings_conflict {

/// The game profiles the program knows: those built in, then those of the files *.json below stonemason/games
/// in the system's data folders (~/.local/share first). A file whose game has the id of one built in takes
/// its place, so that a rule can be changed without a compiler; of several others with one id the first
/// counts, by folder and name, and the rest are broken: profile/id-taken (id, the file that has it). A file
/// as such is hidden by one of the same name in an earlier folder.
struct LoadedProfiles {
    std::vector<GameProfile> games;
    BrokenFiles broken;
};

LoadedProfiles loadProfiles();

/// Whether the broken file has the name of a profile built in or, as far as it can be read, the id of its
/// game: the one built in then stands in for it.
bool hasBuiltIn(const std::string& brokenProfile);

} // namespace stonemason::kings_conflict
