// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"
#include "tests/fuzz/oracle.h"

namespace stonemason::fuzz {

using namespace token_battle;

/// The Token Battle catalogue as the program ships it.
const Catalogue& cards();

/// What must hold of every reading of that input: decks that a library may hold, and reasons with a place in
/// the input for those left out.
void requireGoodReading(const DeckReading& reading, std::string_view input);

/// Writing the library in the form and reading that gives what the form can hold of it: all (Sdeck), names
/// and cards (Sets, List), cards (OldSets). Writing once more gives the same bytes. Sets cannot hold an empty
/// stack, no form but Sdeck an empty library.
void requireRoundTrip(const DeckLibrary& library, DeckFormat format);

} // namespace stonemason::fuzz
