// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "tests/support/random.h"

namespace stonemason::test {

/// Applies a random edit that a user could make, for any kind of document. Nearly always one undo command,
/// which may merge with the previous one; none when it changes nothing.
/// Returns whether the document now equals an independent model of the edit, computed on values without the
/// document and its undo commands.
bool edit(Document& document, Random& random);
/// Repeats edit() until the document differs from its old state.
void editForSure(Document& document, Random& random);

} // namespace stonemason::test
