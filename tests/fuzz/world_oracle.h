// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

namespace stonemason::fuzz {

/// What Pocket Heroes knows, as the program ships it.
const pocket_heroes::Catalogue& worldCatalogue();

/// What must hold of every generated world: the validator and the checks of worlds find nothing wrong with
/// it, the report describes its template, and it is written and read back equal.
void requireSoundWorld(const pocket_heroes::Template& made, const pocket_heroes::Generated& generated);

/// What must hold of an error of the generator: a known id, and no fault that its own validator has found but
/// that roads have found no way, after so many attempts.
void requireGoodRefusal(const Error& error);

} // namespace stonemason::fuzz
