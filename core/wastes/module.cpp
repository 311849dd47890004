// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/module.h"

#include "core/wastes/format/error_ids.h"

namespace stonemason::wastes {

namespace {

constexpr FileForm forms[]{
    {"board", ".sboard", {"tiles", "pieces", "toMove", "jumps", "walks"}},
    {"war", ".swar", {"board", "moves", "players", "result", "seed"}},
};

} // namespace

const GameCore gameCore{.id = "war-in-the-wastes", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::wastes
