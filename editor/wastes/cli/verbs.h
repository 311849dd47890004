// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/verb.h"

namespace stonemason::wastes {

extern const Verb boardMovesVerb;
extern const Verb boardPerftVerb;

} // namespace stonemason::wastes
