// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/module.h"

#include "core/kings_conflict/format/error_ids.h"

namespace stonemason::kings_conflict {

namespace {

constexpr FileForm forms[]{
    {"map", ".smap", {"layers", "symmetry", "licence", "rules", "author"}},
};

} // namespace

const GameCore gameCore{.id = "kings-conflict", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::kings_conflict
