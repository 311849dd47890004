// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/profiles/own_files.h"

namespace stonemason::pocket_heroes {

/// The catalogue of the game of worlds, with the numbers used in the game's own files and the figures of
/// worlds. Files pocket-heroes.json in stonemason/worlds, stonemason/playable and stonemason/craft replace
/// the built-in ones.
struct LoadedWorldCatalogue {
    Catalogue catalogue;
    BrokenFiles broken;
};

LoadedWorldCatalogue loadWorldCatalogue();

/// Whether such a file exists, valid or not.
bool hasOwnWorldCatalogue();

} // namespace stonemason::pocket_heroes
