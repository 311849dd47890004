// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/cli/module.h"

#include "editor/ambush/cli/verbs.h"

namespace stonemason::ambush {

namespace {

constexpr const Verb* verbs[]{&ambushVerb};

} // namespace

const GameCli gameCli{.verbs = verbs};

} // namespace stonemason::ambush
