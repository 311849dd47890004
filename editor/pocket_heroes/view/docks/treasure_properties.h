// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/view/docks/property.h"

namespace stonemason::pocket_heroes {

/// What can be filled in of what lies on a map to be taken, and of what guards the way for who has a key. The
/// catalogue must outlive them.
Properties treasureProperties(const Catalogue& catalogue);

/// The keys that there are tents of, by these.
Choices keyChoices(const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
