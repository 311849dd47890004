// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/verb.h"

namespace stonemason::pocket_heroes {

extern const Verb worldInfoVerb;
extern const Verb generateVerb;

} // namespace stonemason::pocket_heroes
