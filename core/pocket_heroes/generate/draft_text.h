// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

#include <string>

namespace stonemason::pocket_heroes {

/// The draft after a step as a map of characters, a row to a line. Up to the shares a zone is a letter, or a
/// sign where there are more than 62; after that '#' is a wall, '%' an obstacle, 'B' a building, 'E' its
/// entrance, 'O' a passage, '=' a road, '!' a guard, '$' a treasure, and '.' ground.
std::string draftText(const Draft& draft, Step step);

} // namespace stonemason::pocket_heroes
