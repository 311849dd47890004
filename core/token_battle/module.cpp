// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/module.h"

#include "core/token_battle/format/error_ids.h"
#include "core/token_battle/format/user_file.h"

namespace stonemason::token_battle {

namespace {

constexpr FileForm forms[]{
    {"deck", ".sdeck", {"decks", "active", "stacks", "tags", "sets"}},
    {"game", ".sduel", {"moves", "sides", "start", "mode", "resigned"}},
};

} // namespace

const GameCore gameCore{
    .id = "token-battle",
    .forms = forms,
    .errorIds = errorIds,
    .mayReplace = keepsUserFile,
};

} // namespace stonemason::token_battle
