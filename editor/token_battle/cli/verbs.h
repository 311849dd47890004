// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/verb.h"

namespace stonemason::token_battle {

extern const Verb deckListVerb;
extern const Verb deckShareVerb;
extern const Verb deckCardsVerb;
extern const Verb deckRandomVerb;

} // namespace stonemason::token_battle
