// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/module.h"

#include "core/ambush/pattern_file.h"

namespace stonemason::ambush {

namespace {

constexpr FileForm forms[]{
    {"pattern", {}, {"rows", "orientations", "threshold", "notes", "mirrored"}},
};

std::span<const std::string_view> errorIds() {
    return patternErrorIds;
}

} // namespace

const GameCore gameCore{.id = "ambush", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::ambush
