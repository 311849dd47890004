// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/view/docks/property.h"

namespace stonemason::pocket_heroes {

/// All that can be filled in of a world as a whole.
Properties worldProperties();

/// The same of an event of time: the thing's index is that of the event.
Properties timeEventProperties();

} // namespace stonemason::pocket_heroes
