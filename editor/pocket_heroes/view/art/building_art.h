// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/art/thing_art.h"

namespace stonemason::pocket_heroes {

/// Where creatures are hired: by the kind of place they live in.
void paintDwelling(const Sketch& sketch, DwellingLook look);

/// A building that heroes visit; a house for a class without a look of its own.
void paintVisitable(const Sketch& sketch, ObjectClass kind);

} // namespace stonemason::pocket_heroes
