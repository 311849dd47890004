// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/module.h"

#include "core/text_map/text_map_file.h"

namespace stonemason::text_map {

namespace {

constexpr FileForm forms[]{{"text-map", {}}};

std::span<const std::string_view> errorIds() {
    return textMapErrorIds;
}

} // namespace

const GameCore gameCore{.id = "text-map", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::text_map
