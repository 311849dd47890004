// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/objects.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// The artifacts as a hero can wear them: the first in a place stays there, the others are in the backpack.
/// Places that the game does not have are reported by the check of values; which artifact fits where cannot
/// be derived from its number.
std::vector<WornArtifact> eachInItsPlace(std::vector<WornArtifact> artifacts, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
