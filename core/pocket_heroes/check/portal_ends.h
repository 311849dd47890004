// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"

namespace stonemason::pocket_heroes {

/// Whether one goes in at one of the two ends of a portal and comes out at the other.
bool isPair(const CatalogueObject& one, const CatalogueObject& other);

/// What makes a pair with an end of a portal and is as large; nullptr when there is no such object.
const CatalogueObject* otherWayThrough(const Catalogue& catalogue, const CatalogueObject& end);

} // namespace stonemason::pocket_heroes
