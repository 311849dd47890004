// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <string>
#include <vector>

namespace stonemason::test {

/// The game's catalogue as the program ships it.
const pocket_heroes::Catalogue& pocketHeroes();

/// A world of the smallest size with some of everything that a file can hold; numbers and ids, known to the
/// game or not, are drawn from the seed.
pocket_heroes::World anyWorld(pocket_heroes::Version version, unsigned seed);

/// A world of the largest size with so many decorations, a tenth as many roads, a hundredth as many items.
pocket_heroes::World largeWorld(int decorations);

/// A world of 32 x 32 cells with land in its upper left corner, drawn in rows: '.' a free cell, '#' rocks,
/// '=' a road, 'W' a wall, 'C' a chest, 'G' a guard, '!' an event for all, 'K' a guard of key 0, 'T' the tent
/// of key 0, 'S' a sign, 'A' 'B' the villages of red and green (see small_01), 'H' a hero of red, '1' an end
/// of the first portal, '<' and '>' the way into and out of the red one. All else is water.
pocket_heroes::World drawn(const std::vector<std::string>& rows);

/// Grass with one guard that has this message in that language (if Russian, the world's only language).
/// Empty words: no message. Version Plain ignores the language.
pocket_heroes::World withSpeakingGuard(pocket_heroes::Version version, pocket_heroes::Language language,
                                       const std::string& words);

/// The files of the real maps, sorted; empty when they are not available.
std::vector<std::string> realMapFiles();

/// The name of a file without its folder.
std::string fileName(const std::string& path);

} // namespace stonemason::test
