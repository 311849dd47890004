// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "tests/support/random.h"

namespace stonemason::test {

/// Does something to the document that a person could do, whatever kind it is. Nearly always one undo step,
/// which may join the one before; nothing when it changes nothing.
/// Returns whether the document holds now what a plain account of what was done says: worked out on values,
/// without the document and its undo steps.
bool edit(Document& document, Random& random);
/// Until it is another than it was.
void editForSure(Document& document, Random& random);

} // namespace stonemason::test
