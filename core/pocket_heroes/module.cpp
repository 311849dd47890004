// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/module.h"

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/template_file.h"

#include <algorithm>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

constexpr FileForm forms[]{
    {"world", ".hmm", {"visitables", "ownerables", "decorations", "castles", "heroes"}},
    {"world", ".phm"},
    {"template", ".ztemplate", {"zones", "links", "connections", "config", "mines"}},
};

std::span<const std::string_view> errorIds() {
    static const std::vector<std::string_view> all = [] {
        const auto worlds = worldErrorIds();
        std::vector<std::string_view> merged(worlds.begin(), worlds.end());
        const auto playable = playableErrorIds();
        merged.insert(merged.end(), playable.begin(), playable.end());
        merged.insert(merged.end(), templateMessageIds.begin(), templateMessageIds.end());
        std::ranges::sort(merged);
        return merged;
    }();
    return all;
}

} // namespace

const GameCore gameCore{
    .id = "pocket-heroes",
    .forms = forms,
    .errorIds = errorIds,
    .largeFileBegin = "{\n  \"format\": \"stonemason-world\"",
};

} // namespace stonemason::pocket_heroes
