// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/verb.h"

namespace stonemason::ambush {

extern const Verb ambushVerb;

} // namespace stonemason::ambush
