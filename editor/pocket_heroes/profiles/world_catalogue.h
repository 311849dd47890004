// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/profiles/own_files.h"

namespace stonemason::pocket_heroes {

/// What the game of worlds knows, with the numbers of its own files and the figures of worlds. Files
/// pocket-heroes.json in stonemason/worlds, stonemason/playable and stonemason/craft take the place of those
/// built in.
struct LoadedWorldCatalogue {
    Catalogue catalogue;
    BrokenFiles broken;
};

LoadedWorldCatalogue loadWorldCatalogue();

/// Whether there is such a file, sound or not.
bool hasOwnWorldCatalogue();

} // namespace stonemason::pocket_heroes
